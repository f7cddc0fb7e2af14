import { routes } from '@/routes';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildQuotationBrief } from '@/testing/buildQuotation';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from '../locale/zh-Hans';
import { withdrawQuotation } from '../quotationCommands';

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
  api.connect();
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

describe('own quotations page', () => {
  it('a visitor is asked to log in, without any request to the server', async () => {
    await renderPage('', '');
    expect(page.has(messages.loggedOut)).toBe(true);
    expect(lastList()).toBeUndefined();
  });

  it('a failed load can be retried', async () => {
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

  it('an empty list of sent or received quotations explains what to do next', async () => {
    api.on({ 'GET /api/front/quotation/list': { items: [], nextCursor: null } });
    await renderPage();
    await page.waitFor(messages.emptySent);
    expect(page.has(messages.toPurchases)).toBe(true);
    await page.tap(messages.sides.received);
    await page.waitFor(messages.emptyReceived);
  });

  it('shows the quotations with the number of unread ones and the success rate', async () => {
    await renderPage();
    await page.waitFor('草果 选货 5 吨');
    expect(page.text()).toContain(messages.winText(67));
    expect(page.text()).toContain(messages.unread(1));
    expect(page.has('52.50 元/公斤')).toBe(true);
  });

  it('explains when the success rate becomes available', async () => {
    api.on({ 'GET /api/front/quotation/counts': { tabs, unread: 0, winPercent: null } });
    await renderPage();
    await page.waitFor(messages.winUnknown);
  });

  it('loads the chosen side, tab and sort order', async () => {
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

  it('reloads on return only after a quotation was changed or viewed', async () => {
    listInvalidation.consume('ownQuotation');
    await renderPage();
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/quotation/list')).length;
    const before = asked();
    await page.show();
    expect(asked()).toBe(before);
    listInvalidation.invalidate(['ownQuotation']);
    await page.show();
    expect(asked()).toBe(before + 1);
    expect(listInvalidation.ownQuotationNeedsRefresh).toBe(false);
  });

  it('reloads on every return until a reload has succeeded', async () => {
    await renderPage();
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/quotation/list')).length;
    listInvalidation.invalidate(['ownQuotation']);
    api.disconnect();
    await page.show();
    expect(listInvalidation.ownQuotationNeedsRefresh).toBe(true);
    api.connect();
    const before = asked();
    await page.show();
    await page.show();
    expect([asked(), listInvalidation.ownQuotationNeedsRefresh]).toEqual([before + 1, false]);
  });

  it.each([
    ['does not reload on return after a change that was refused', new FakeError('CONFLICT'), 0],
    ['reloads on return after a change whose response was lost', networkError(), 1]
  ])('%s', async (_, error, reloads) => {
    listInvalidation.consume('ownQuotation');
    await renderPage();
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/quotation/list')).length;
    const before = asked();
    api.on({
      'POST /api/front/quotation/withdraw': () => {
        throw error;
      }
    });
    await expect(withdrawQuotation({ id: 'quotation-1', revision: 1 })).rejects.toThrow();
    await page.show();
    expect(asked()).toBe(before + reloads);
  });

  it.each([
    ['sent', 'draft', 'create-quotation/index?purchaseId=purchase-1'],
    ['sent', 'viewed', 'edit-quotation/index?id=quotation-1'],
    ['received', 'viewed', 'purchase-info/index?id=purchase-1&quotationId=quotation-1']
  ] as const)('a tap on a quotation that was %s (%s) opens the page where it is handled', async (side, status, way) => {
    api.on({ 'GET /api/front/quotation/list': { items: [buildQuotationBrief({ status })], nextCursor: null } });
    await renderPage(`?side=${side}`);
    expect(await captureNavigation(() => page.tap('草果 选货 5 吨'))).toContain(way);
  });
});
