import type { PurchaseDetail } from '@contract/purchase';
import { routes } from '@/routes';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { buildOwnPurchaseBrief } from '@/testing/buildPurchase';
import { buildComparedQuotation, buildOwnPurchaseDetail, buildQuotation, buildVersion } from '@/testing/buildQuotation';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import quotationMessages from '../../../quotation/locale/zh-Hans';
import offerMessages from '../../../quotation/offer/locale/zh-Hans';
import messages from './locale/zh-Hans';

const api = fakeApi();
let detail: PurchaseDetail;
let items = [buildComparedQuotation()];

const performedActions = () =>
  api.calls.filter(({ name }) => name === 'POST /api/front/purchase/act').map(({ input }) => input);

function renderPage(query = ''): Promise<OpenedPage> {
  return openPage(`/${routes['purchase.info']}?id=purchase-1${query}`);
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation();
  api.calls.length = 0;
  detail = buildOwnPurchaseDetail();
  items = [buildComparedQuotation()];
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/purchase/detail': () => detail,
    'POST /api/front/quotation/compare': () => ({ items, stamp: 'a' }),
    'POST /api/front/quotation/detail': ({ id }) => buildQuotation({ id, side: 'buyer', status: 'viewed' }),
    'POST /api/front/purchase/act': ({ id }) => buildOwnPurchaseBrief({ id }),
    'POST /api/front/purchase/copy': buildOwnPurchaseBrief({ id: 'copy-1', status: 'draft' })
  });
  user.setToken('member');
});
afterEach(() => overlays.close());

describe('quotation opened by a notification', () => {
  it('a quotation of another request is shown as missing, while the others stay listed', async () => {
    api.on({
      'POST /api/front/quotation/detail': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const page = await renderPage('&quotationId=q-else');
    await page.waitFor(quotationMessages.missingTitle);
    expect(page.has('重试')).toBe(false);
    expect(page.has('怒江谷地草果合作社')).toBe(true);
  });

  it('a failed load can be retried', async () => {
    api.on({
      'POST /api/front/quotation/detail': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await renderPage('&quotationId=q-1');
    await page.waitFor('重试');
    api.on({ 'POST /api/front/quotation/detail': buildQuotation({ id: 'q-1', side: 'buyer' }) });
    await page.tap('重试');
    await page.waitFor(quotationMessages.conversation);
  });

  it('opens the quotation over the page at once', async () => {
    const page = await renderPage('&quotationId=q-1');
    await page.waitFor(quotationMessages.conversation);
    const views = api.calls.filter(({ name }) => name === 'POST /api/front/quotation/detail');
    expect(views.map(({ input }) => input)).toEqual([{ id: 'q-1' }]);
    expect(listInvalidation.ownQuotationNeedsRefresh).toBe(true);
  });
});

describe("buyer's view of a request that takes no quotations", () => {
  it('an appeal against a takedown requires a reason', async () => {
    detail = buildOwnPurchaseDetail({ status: 'takedown' });
    const page = await renderPage();
    await page.waitFor(messages.states.takedown[0]);
    expect(page.has(messages.extend)).toBe(false);
    await page.tap(messages.appealTitle);
    overlays.close({ confirm: true, text: '不对' });
    await page.settle();
    expect(performedActions()).toEqual([]);
    await page.tap(messages.appealTitle);
    overlays.close({ confirm: true, text: '货已经核实过了' });
    await page.settle();
    expect(performedActions()).toEqual([{ id: 'purchase-1', do: { action: 'appeal', text: '货已经核实过了' } }]);
  });

  it('a closed request is copied once into a new draft', async () => {
    detail = buildOwnPurchaseDetail({ status: 'closed' });
    const page = await renderPage();
    await page.waitFor(messages.states.closed[0]);
    expect(await captureNavigation(() => page.tap(messages.copy))).toContain('create-purchase/index?id=copy-1');
  });

  it('an expired request can be extended', async () => {
    detail = buildOwnPurchaseDetail({ status: 'expired' });
    const page = await renderPage();
    await page.waitFor(messages.states.expired[0]);
    await page.tap(messages.extend);
    await page.waitFor('延长 7 天');
  });

  it('a paused request is resumed once, even when the button is tapped repeatedly', async () => {
    detail = buildOwnPurchaseDetail({ status: 'paused' });
    const page = await renderPage();
    await page.waitFor(messages.states.paused[0]);
    listInvalidation.consume('transaction');
    page.find(messages.resume).click();
    await page.tap(messages.resume);
    expect(performedActions()).toEqual([{ id: 'purchase-1', do: { action: 'resume' } }]);
    expect(listInvalidation.transactionNeedsRefresh).toBe(true);
  });
});

describe('rows of the quotation comparison', () => {
  const market = { lineId: 'l', marketName: '玉林', gradeName: '选货', lowFen: 5200, highFen: 5400 };

  it('the market row is left out without a market price', async () => {
    const page = await renderPage();
    await page.waitFor(messages.rows.quoted);
    expect(page.has(messages.rows.market)).toBe(false);
  });

  it('compares each price with the market without tax and freight', async () => {
    detail = buildOwnPurchaseDetail({ market });
    const offers = [
      { unitFen: 5000 },
      { unitFen: 5780, isTaxIncluded: true },
      { unitFen: 5630, isFreightIncluded: false, freightFenPerKg: 40 },
      { unitFen: 5630 },
      { unitFen: 2625 }
    ];
    items = offers.map((fields) =>
      buildComparedQuotation({ id: `q-${fields.unitFen}`, version: buildVersion({ fields }) })
    );
    const page = await renderPage();
    await page.waitFor(messages.rows.market);
    for (const text of ['低于行情 2.00', '在行情区间内', '高于行情 2.30', '含运费，另比', '差太多，核对单位']) {
      expect(page.has(text)).toBe(true);
    }
  });

  it('shows which quotations are viewed, shortlisted or under negotiation', async () => {
    const openOffer = { id: 'c', by: 'supplier' as const, unitFen: 5000, text: '', atMs: 1, answer: null };
    items = [
      buildComparedQuotation({ id: 'q-1', status: 'submitted' }),
      buildComparedQuotation({ id: 'q-2', status: 'shortlisted' }),
      buildComparedQuotation({ id: 'q-3', status: 'viewed', openOffer, waitsFor: 'buyer' })
    ];
    const page = await renderPage();
    await page.waitFor(quotationMessages.fresh);
    expect(page.has(quotationMessages.statuses.shortlisted)).toBe(true);
    expect(page.has(offerMessages.standings.yourTurn)).toBe(true);
    expect(page.has(quotationMessages.statuses.viewed)).toBe(false);
  });
});
