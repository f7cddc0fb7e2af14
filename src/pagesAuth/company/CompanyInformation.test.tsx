import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import companyView from '@/components/company/locale/zh-Hans';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { buildCardBrief } from '@/testing/buildSearch';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const t = messages.info;
const api = fakeApi();
let page: OpenedPage;

async function renderPage(token = '', query = '?id=c1'): Promise<void> {
  user.setToken(token);
  page = await openPage(`/${routes['company.information']}${query}`);
  await page.settle();
}
const inputsOf = (path: string) => api.calls.filter(({ name }) => name.endsWith(path)).map(({ input }) => input);
const own = buildCompanyInfo({
  myRole: 'owner',
  contactMobile: '13800138000',
  isContactMasked: false,
  certificates: [
    { name: '有机产品', no: '', validUntil: shanghaiDay(Date.now() + 10 * DAY_MS), imageUrl: null },
    { name: '检测报告', no: '', validUntil: null, imageUrl: null }
  ]
});

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.connect();
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/company/info': buildCompanyInfo(),
    'GET /api/front/company/supplies': { items: [buildSupply()], nextCursor: null },
    'POST /api/front/company/update': own
  });
});

describe('Company page', () => {
  it('asks a visitor who opens the own company to log in and sends no request', async () => {
    await renderPage('', '');
    expect(page.has(messages.manager.loggedOut)).toBe(true);
    expect(inputsOf('/company/info')).toEqual([]);
  });

  it('reports an unknown company', async () => {
    api.on({
      'GET /api/front/company/info': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    await renderPage();
    expect(page.has(t.notFound)).toBe(true);
  });

  it('[compliance 9, 10] shows a visitor the company, a masked number and a report action, but no edit action', async () => {
    await renderPage();
    expect(page.has('桂南香叶供应链')).toBe(true);
    expect([page.has('138****8000'), page.has(companyView.maskedVisitor), page.has(companyView.call)]).toEqual([
      true,
      true,
      false
    ]);
    expect([page.has(t.edit), page.has(t.report), page.has(companyView.completion(40))]).toEqual([false, true, false]);
  });

  it('opens the form for those who may edit, once, and the page alone for others', async () => {
    await renderPage('', '?id=c1&edit=1');
    expect(page.has(t.editTitle)).toBe(false);
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner', '?id=c1&edit=1');
    expect(page.has(t.editTitle)).toBe(true);
  });

  it('warns its members of expiring certificates and shows what is missing', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    expect(page.has(companyView.expiryWarning(1))).toBe(true);
    expect(page.text()).toContain(companyView.parts.logo);
    expect(page.has(t.report)).toBe(false);
  });

  it('lets a member view but not edit', async () => {
    api.on({ 'GET /api/front/company/info': { ...own, myRole: 'member' } });
    await renderPage('member');
    expect(page.has(t.edit)).toBe(false);
  });

  it('saves nothing while a field is invalid, keeps the input after an error and shows the saved values', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    await page.tap(t.edit);
    await page.type('website', 'http://example.cn');
    await page.tap(messages.save);
    expect(page.has(messages.form.wrong.website)).toBe(true);
    expect(inputsOf('update')).toEqual([]);
    await page.type('website', 'https://example.cn');
    api.on({
      'POST /api/front/company/update': () => {
        throw new FakeError('VALIDATION', { fields: { email: 'pattern', intro: 'contact' } });
      }
    });
    await page.tap(messages.save);
    await page.settle();
    expect([page.has(messages.form.wrong.email), page.has(messages.form.unfit.contact)]).toEqual([true, true]);
    expect(page.root().querySelector<HTMLInputElement>('[name="website"]')?.value).toBe('https://example.cn');
    api.on({ 'POST /api/front/company/update': { ...own, shortName: '桂南', website: 'https://example.cn' } });
    await page.tap(messages.save);
    await page.settle();
    expect(inputsOf('update').at(-1)).toMatchObject({
      id: 'c1',
      website: 'https://example.cn',
      varietyIds: ['star-anise']
    });
    expect(page.has('https://example.cn')).toBe(true);
  });

  it('previews the unsaved form as a visitor sees it and returns to the form', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    await page.tap(t.edit);
    await page.type('shortName', '新的简称');
    await page.type('landline', '0775-3850001');
    await page.tap(t.preview);
    expect([page.has(t.previewNote), page.has('0775-3850001'), page.has('138****8000')]).toEqual([true, true, true]);
    expect([page.has('13800138000'), page.has(companyView.completion(40))]).toEqual([false, false]);
    expect(page.has(companyView.tabs.members)).toBe(false);
    await page.tap(t.endPreview);
    expect(page.root().querySelector<HTMLInputElement>('[name="shortName"]')?.value).toBe('新的简称');
    expect(inputsOf('update')).toEqual([]);
  });

  it('restores unsaved input on the next visit until it is discarded', async () => {
    api.on({ 'GET /api/front/company/info': own, 'GET /api/member/user/current': buildPerson({ id: 'u1' }) });
    await renderPage('owner');
    await page.waitFor(t.edit);
    await page.tap(t.edit);
    await page.type('shortName', '写了一半');
    const name = () => page.root().querySelector<HTMLInputElement>('[name="shortName"]')?.value;
    await renderPage('owner');
    await page.tap(t.edit);
    expect(name()).toBe('写了一半');
    await page.tap(messages.cancel);
    await page.tap(messages.form.leave);
    await page.tap(t.edit);
    expect(name()).toBe(own.shortName);
  });

  it('keeps the input and its draft when the server cannot be reached, and saves on the next attempt', async () => {
    api.on({ 'GET /api/front/company/info': own, 'GET /api/member/user/current': buildPerson({ id: 'u1' }) });
    await renderPage('owner');
    await page.waitFor(t.edit);
    await page.tap(t.edit);
    await page.type('shortName', '新的简称');
    const name = () => page.root().querySelector<HTMLInputElement>('[name="shortName"]')?.value;
    api.disconnect();
    await page.tap(messages.save);
    expect([name(), page.has(messages.form.saved)]).toEqual(['新的简称', false]);
    api.connect();
    await renderPage('owner');
    await page.tap(t.edit);
    expect(name()).toBe('新的简称');
    await page.tap(messages.save);
    expect([inputsOf('update').at(-1), page.has(messages.form.saved)]).toMatchObject([{ shortName: '新的简称' }, true]);
    await page.tap(t.edit);
    expect(name()).toBe(own.shortName);
  });

  it('saves once when the button is tapped repeatedly', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    await page.tap(t.edit);
    await page.type('shortName', '新的简称');
    const button = page.find(messages.save);
    await Promise.all([page.tap(messages.save), Promise.resolve(button.click())]);
    expect(inputsOf('update')).toMatchObject([{ shortName: '新的简称' }]);
  });

  it('shows the error of a certificate that the server rejects at the certificate', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    await page.tap(t.edit);
    await page.type('certificate1', '检测报告 13800138000');
    api.on({
      'POST /api/front/company/update': () => {
        throw new FakeError('VALIDATION', { fields: { 'certificates.1.name': 'contact' } });
      }
    });
    await page.tap(messages.save);
    const field = page.find(messages.form.unfit.contact).parentElement?.parentElement;
    expect(field?.querySelector('[name="certificate1"]')).not.toBeNull();
    await page.tap(messages.form.remove);
    expect(page.has(messages.form.unfit.contact)).toBe(true);
    await page.tap(messages.form.addCertificate);
    await page.type('certificate0', '检测报告');
    expect(page.has(messages.form.unfit.contact)).toBe(false);
    await page.tap(messages.cancel);
    await page.tap(messages.form.leave);
  });

  it('shows supplies or the introduction with its video, and the certificates below', async () => {
    const shown = { ...own, videoUrl: '/uploads/film.mp4', videoState: 'waiting' as const };
    api.on({ 'GET /api/front/company/info': shown });
    await renderPage('owner');
    const video = () => page.root().querySelector('video')?.getAttribute('src') ?? null;
    expect([page.has('有机产品'), video()]).toEqual([true, null]);
    await page.tap(companyView.tabs.intro);
    expect([video()?.endsWith('/uploads/film.mp4'), page.has(companyView.videoWaiting), page.has('有机产品')]).toEqual([
      true,
      true,
      true
    ]);
  });

  it('shows four certificates below the tabs, and all of them in their tab', async () => {
    const names = ['有机产品', '检测报告', '出口备案', '食品生产许可'];
    const certificates = names.map((name) => ({ name, no: '', validUntil: null, imageUrl: null }));
    api.on({ 'GET /api/front/company/info': { ...own, myRole: null, certificates } });
    await renderPage();
    expect(names.filter((name) => page.has(name))).toEqual(names.slice(0, 3));
    await page.tap(companyView.proofs(5));
    expect(names.filter((name) => page.has(name))).toEqual(names);
    expect(page.has(companyView.certificates)).toBe(false);
  });

  it('loads the cards of its members with their tab, and again after a failure', async () => {
    api.on({
      'GET /api/vcard/card/ofCompany': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await renderPage();
    expect(inputsOf('card/ofCompany')).toEqual([]);
    await page.tap(companyView.tabs.members);
    api.on({ 'GET /api/vcard/card/ofCompany': { items: [], nextCursor: null } });
    await page.tap('重试');
    expect(page.has(companyView.noCards)).toBe(true);
    expect(inputsOf('card/ofCompany')).toEqual(Array(2).fill({ companyId: 'c1', limit: '10' }));
  });

  it('shows further cards of its members on request, and opens one', async () => {
    api.on({
      'GET /api/vcard/card/ofCompany': ({ cursor }) =>
        cursor === undefined
          ? { items: [buildCardBrief()], nextCursor: 'next' }
          : { items: [buildCardBrief({ id: 'card2', name: '韦明远' })], nextCursor: null }
    });
    await renderPage();
    await page.tap(companyView.tabs.members);
    for (const text of ['销售经理', companyView.mainVarieties(['八角', '桂皮'])]) expect(page.has(text)).toBe(true);
    await page.tap(companyView.moreCards);
    expect([page.has('韦明远'), page.has(companyView.moreCards)]).toEqual([true, false]);
    const url = await captureNavigation(() => page.tap('覃秀兰'));
    expect(url).toBe(`/${routes['vcard.shell']}?pageType=visitorCardDetail&id=card1`);
  });

  it('loads the cards again for a user who logs in, because a colleague sees more of them', async () => {
    api.on({
      'GET /api/front/company/info': () => buildCompanyInfo(),
      'GET /api/vcard/card/ofCompany': { items: [], nextCursor: null }
    });
    await renderPage();
    await page.tap(companyView.tabs.members);
    api.on({ 'GET /api/vcard/card/ofCompany': { items: [buildCardBrief()], nextCursor: null } });
    user.setToken('colleague');
    await page.settle();
    expect(page.has('覃秀兰')).toBe(true);
  });

  it('shows the number and a call button at the bottom; a visitor gets the login instead', async () => {
    api.on({ 'GET /api/front/company/info': { ...own, myRole: null } });
    await renderPage('reader');
    expect([page.has('138 0013 8000'), page.has(t.toCall)]).toEqual([true, true]);
    const masked = { ...own, myRole: null, contactMobile: '138****8000', isContactMasked: true, landline: '' };
    api.on({ 'GET /api/front/company/info': masked });
    await renderPage();
    expect([page.has(t.toCall), page.has(messages.logIn)]).toEqual([false, true]);
  });

  it('asks for confirmation before discarding changes, but not without changes', async () => {
    api.on({ 'GET /api/front/company/info': own });
    await renderPage('owner');
    await page.tap(t.edit);
    await page.tap(messages.cancel);
    expect(page.has(t.edit)).toBe(true);
    await page.tap(t.edit);
    await page.type('shortName', '新的简称');
    await page.tap(messages.cancel);
    expect(page.has(messages.form.leaveTitle)).toBe(true);
    await page.tap(messages.form.stay);
    expect(page.root().querySelector<HTMLInputElement>('[name="shortName"]')?.value).toBe('新的简称');
  });
});
