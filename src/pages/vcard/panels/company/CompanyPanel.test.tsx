import companyView from '@/components/company/locale/zh-Hans';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { captureNavigation } from '@/testing/captureNavigation';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

const own = buildCompanyInfo({
  myRole: 'admin',
  supplyCount: 1,
  contactMobile: '13800138000',
  isContactMasked: false,
  region: { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] },
  address: '香料大道 88 号',
  position: { latitude: 22.66, longitude: 110.17 }
});
const companyCalls = () => api.calls.filter(({ name }) => name === 'GET /api/front/company/info');

async function renderPage(token = 'member'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['vcard.webview']}?webviewPathName=Company`);
  await page.settle();
}

beforeAll(() => settings.setLanguage('zh-Hans'));
afterEach(() => network.set(true));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/company/info': own,
    'GET /api/front/company/supplies': { items: [buildSupply()], nextCursor: null }
  });
});

describe('Company panel', () => {
  it('asks a visitor to log in, sends no request and keeps its bottom bar', async () => {
    asGuest();
    await renderPage('');
    expect([page.has(messages.loggedOut), page.has('名片夹')]).toEqual([true, true]);
    expect(companyCalls()).toEqual([]);
    await page.tap(messages.logIn);
    await page.waitFor('登录香市');
  });

  it('shows a user without a company how to join or create one', async () => {
    api.on({
      'GET /api/front/company/info': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await renderPage();
    expect(page.has(companyView.noCompany.title)).toBe(true);
    const url = await captureNavigation(() => page.tap(companyView.noCompany.join));
    expect(url).toBe(`/${routes['attestation.joinTeam']}`);
  });

  it('shows the company once the user has joined one and comes back', async () => {
    api.on({
      'GET /api/front/company/info': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await renderPage();
    api.on({ 'GET /api/front/company/info': own });
    await page.show();
    expect(page.has(own.name)).toBe(true);
  });

  it('offers a retry when the company cannot be loaded, with its bottom bar', async () => {
    api.on({
      'GET /api/front/company/info': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage();
    expect(page.has('名片夹')).toBe(true);
    api.on({ 'GET /api/front/company/info': own });
    await page.tap('重试');
    expect(page.has(own.name)).toBe(true);
  });

  it('loads the company once when it is opened', async () => {
    await renderPage();
    expect(companyCalls()).toHaveLength(1);
  });

  it('offers a member neither the form nor the management of the team', async () => {
    api.on({ 'GET /api/front/company/info': { ...own, myRole: 'member' } });
    await renderPage();
    expect([page.has(messages.edit), page.has(messages.manageTeam), page.has(messages.viewTeam)]).toEqual([
      false,
      false,
      true
    ]);
  });

  it('leads an admin to the form and to the team', async () => {
    await renderPage();
    expect(await captureNavigation(() => page.tap(messages.edit))).toBe(
      `/${routes['company.information']}?id=c1&edit=1`
    );
    expect(await captureNavigation(() => page.tap(messages.team))).toBe(`/${routes['company.manager']}?id=c1`);
  });

  it('shows identity, tabs with counts, contact and map', async () => {
    await renderPage();
    const { tabs } = companyView;
    for (const text of [own.name, companyView.types.trader, companyView.founded('2014'), '138 0013 8000']) {
      expect(page.has(text)).toBe(true);
    }
    const tabTexts = [...page.root().querySelectorAll('[role="tab"]')].map(({ textContent }) => textContent);
    expect(tabTexts).toEqual(
      expect.arrayContaining([`${tabs.onSale}1`, `${tabs.certificates}1`, `${tabs.members}8`, tabs.intro])
    );
    expect([page.has(companyView.call), page.has(companyView.map)]).toEqual([true, true]);
  });

  it('keeps the company while offline and shows how old it is', async () => {
    await renderPage();
    network.set(false);
    await page.settle();
    expect([page.text().includes('网络断开'), page.has(own.name)]).toEqual([true, true]);
  });

  it('puts the notice of the missing network below its bar, not under the buttons over the cover', async () => {
    await renderPage();
    expect(page.has(own.shortName)).toBe(false);
    network.set(false);
    await page.settle();
    expect(page.has(own.shortName)).toBe(true);
  });

  it('drops the answer for a user when another one logs in meanwhile', async () => {
    const answer = deferred<typeof own>();
    api.on({ 'GET /api/front/company/info': () => answer.promise });
    await renderPage('first');
    api.on({ 'GET /api/front/company/info': { ...own, id: 'c2', name: '南流江产业园' } });
    user.setToken('second');
    answer.resolve(own);
    await page.settle();
    expect([page.has('南流江产业园'), page.has(own.name)]).toEqual([true, false]);
  });
});
