import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildQuotationBrief } from '@/testing/buildQuotation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { captureNavigation } from '@/testing/captureNavigation';
import messages from '../locale/zh-Hans';

const url = `/${routes['quotation.ours']}`;
const tabs = {
  all: 6,
  submitted: 0,
  viewed: 3,
  shortlisted: 0,
  accepted: 2,
  rejected: 1,
  withdrawn: 0,
  expired: 0,
  draft: 0
};
const api = fakeApi();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/quotation/list': { items: [buildQuotationBrief({ isUnread: true })], nextCursor: null },
    'GET /api/front/quotation/counts': { tabs, unread: 1, winPercent: 67 }
  });
});

async function renderPage(query = '', token = 'member'): Promise<void> {
  user.setToken(token);
  page = await openPage(url + query);
  await page.settle();
}

const lastList = () => api.calls.filter(({ name }) => name.endsWith('/quotation/list')).at(-1)?.input;

describe('the own quotations', () => {
  it('asks a visitor to log in and asks for nothing', async () => {
    await renderPage('', '');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(lastList()).toBeUndefined();
  });

  it('offers a retry when the list does not come, and the retry works', async () => {
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    api.on({
      'GET /api/front/quotation/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    await renderPage();
    await page.waitFor('重试');
    api.on({ 'GET /api/front/quotation/list': { items: [buildQuotationBrief()], nextCursor: null } });
    await page.tap('重试');
    await page.waitFor('草果 选货 5 吨');
  });

  it('leads on when nothing was sent, and when nothing has come in', async () => {
    api.on({ 'GET /api/front/quotation/list': { items: [], nextCursor: null } });
    await renderPage();
    await page.waitFor(messages.emptySent);
    expect(page.has(messages.toPurchases)).toBe(true);
    await page.tap(messages.sides.received);
    await page.waitFor(messages.emptyReceived);
  });

  it('shows how many stand where, what is new and how many were taken', async () => {
    await renderPage();
    await page.waitFor('草果 选货 5 吨');
    expect(page.text()).toContain(messages.winText(67));
    expect(page.text()).toContain(messages.unread(1));
    expect(page.has('52.50 元/公斤')).toBe(true);
  });

  it('says from when on there is a rate', async () => {
    api.on({ 'GET /api/front/quotation/counts': { tabs, unread: 0, winPercent: null } });
    await renderPage();
    await page.waitFor(messages.winUnknown);
  });

  it('shows the side, the tab and the order that are chosen', async () => {
    await renderPage('?side=received&tab=viewed');
    expect(lastList()).toMatchObject({ side: 'received', tab: 'viewed', sort: 'updated' });
    expect(page.has(messages.tabs.draft)).toBe(false);
    await page.tap(messages.tabs.accepted);
    expect(lastList()).toMatchObject({ side: 'received', tab: 'accepted' });
    await page.tap(messages.sides.sent);
    expect(lastList()).toMatchObject({ side: 'sent', tab: 'accepted' });
    await page.tap(`${messages.sortTitle} ${messages.sorts.updated}`);
    await page.tap(messages.sorts.deadline);
    await page.settle();
    expect(lastList()).toMatchObject({ side: 'sent', sort: 'deadline' });
  });

  it('are loaded anew on return after one was changed or looked at, and only then', async () => {
    settings.setNeedsRefresh('ownQuotation', false);
    await renderPage();
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/quotation/list')).length;
    const before = asked();
    await page.show();
    expect(asked()).toBe(before);
    settings.setNeedsRefresh('ownQuotation', true);
    await page.show();
    expect(asked()).toBe(before + 1);
    expect(settings.ownQuotationNeedsRefresh).toBe(false);
  });

  it.each([
    ['sent', 'draft', 'create-quotation/index?purchaseId=purchase-1'],
    ['sent', 'viewed', 'edit-quotation/index?id=quotation-1'],
    ['received', 'viewed', 'purchase-info/index?id=purchase-1&quotationId=quotation-1']
  ] as const)('leads from one that was %s (%s) to where it is dealt with', async (side, status, way) => {
    api.on({ 'GET /api/front/quotation/list': { items: [buildQuotationBrief({ status })], nextCursor: null } });
    await renderPage(`?side=${side}`);
    expect(await captureNavigation(() => page.tap('草果 选货 5 吨'))).toContain(way);
  });
});
