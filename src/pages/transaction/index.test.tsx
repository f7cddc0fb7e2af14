import { act } from 'react-dom/test-utils';
import listingMessages from '@/components/listing/locale/zh-Hans';
import varietyMessages from '@/components/variety/locale/zh-Hans';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { listInvalidation } from '@/stores/listInvalidation';
import { settings } from '@/stores/settings';
import { transactionTab } from '@/stores/transactionTab';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';

const url = `/${routes.transaction}`;
const one = <T,>(item: T) => ({ items: [item], nextCursor: null });

const api = fakeApi();
let page: OpenedPage;

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  Object.defineProperty(window, 'isSecureContext', { value: true });
  Object.defineProperty(navigator, 'geolocation', { value: {} });
});
beforeEach(async () => {
  api.calls.length = 0;
  api.connect();
  api.on({
    'GET /api/front/supply/list': one(buildSupply()),
    'GET /api/front/purchase/list': one(buildPurchase())
  });
  transactionTab.setMode('supply');
  page = await openPage(url);
  await page.settle();
});
afterEach(() => network.set(true));

const lastListCall = () => api.calls.filter(({ name }) => name.endsWith('/list')).at(-1);

describe('supply and demand tab', () => {
  it('offers a retry when the list fails to load, and recovers on tap', async () => {
    api.on({
      'GET /api/front/purchase/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await page.tap(messages.modes.purchase);
    expect(page.has('重试')).toBe(true);
    api.on({ 'GET /api/front/purchase/list': one(buildPurchase()) });
    await page.tap('重试');
    expect(page.text()).toContain('采购八角 大红 10 吨');
  });

  it('shows the age of the rows while offline', async () => {
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.text()).toContain('玉林八角 大红 新货');
  });

  it('offers to clear a filter that matches nothing', async () => {
    api.on({ 'GET /api/front/supply/list': { items: [], nextCursor: null } });
    await page.tap(messages.marks.certifiedOnly);
    expect(page.has(messages.emptyFiltered)).toBe(true);
    api.on({ 'GET /api/front/supply/list': one(buildSupply()) });
    await page.tap(messages.clearFilters);
    expect(page.text()).toContain('玉林八角 大红 新货');
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
  });

  it('shows a supply with a labelled illustration, price, minimum quantity, badge and freshness', () => {
    for (const text of [
      '示意图',
      '35.90',
      '元/公斤',
      '500 公斤起',
      '企业认证',
      '六万岭八角合作社',
      '广西玉林',
      '12 分钟前确认'
    ]) {
      expect(page.text()).toContain(text);
    }
    expect(page.has(messages.modes.supply)).toBe(true);
  });

  it('shows a purchase request with progress and deadline, and keeps the selected side', async () => {
    await page.tap(messages.modes.purchase);
    for (const text of ['报价 4/10', '剩 3 天', '33.00–35.00', '辛味食品，12 分钟前确认', '送成都双流']) {
      expect(page.text()).toContain(text);
    }
    expect(transactionTab.transactionMode).toBe('purchase');
  });

  it("shows a price per tonne in the viewer's unit, with the seller's original price below", async () => {
    const price = { mode: 'range', lowFen: 2_555_000, highFen: 2_655_000 } as const;
    api.on({ 'GET /api/front/supply/list': one(buildSupply({ price, unit: 'ton' })) });
    await page.tap(messages.marks.certifiedOnly);
    expect(page.text()).toContain('25.55–26.55元/公斤');
    expect(page.text()).toContain('25,550–26,550 元/吨');
    await page.tap(messages.marks.certifiedOnly);
  });

  it('shows delivery date, payment terms and requirements of a purchase request', async () => {
    const terms = {
      needBy: '2099-12-15',
      payTerm: 'net30',
      taxInvoice: 'special',
      maxMoisture: 130,
      wantsReport: true
    } as const;
    api.on({ 'GET /api/front/purchase/list': one(buildPurchase({ terms })) });
    await page.tap(messages.modes.purchase);
    expect(page.text()).toContain('送成都双流，2099-12-15前，账期 30 天');
    for (const tag of ['水分 13% 内', '检测报告', '专票']) expect(page.has(tag)).toBe(true);
  });

  it('hides the name of an anonymous buyer, and shows how few quotation slots are left', async () => {
    api.on({ 'GET /api/front/purchase/list': one(buildPurchase({ buyer: null, quoteCount: 9 })) });
    await page.tap(messages.modes.purchase);
    expect(page.text()).toContain(listingMessages.anonymousBuyer);
    expect(page.has(listingMessages.quotationsLeft(1))).toBe(true);
    expect(page.text()).not.toContain('企业认证');
  });

  it('does not apply an invalid price and keeps the sheet open', async () => {
    await page.tap(messages.filter);
    await page.type(messages.lowest, '三十');
    expect(page.has(messages.priceWrong)).toBe(true);
    const before = api.calls.length;
    await page.tap(messages.show);
    expect(api.calls).toHaveLength(before);
  });

  it('[compliance 3, 8] explains the use of the location before the system asks, and respects a decline', async () => {
    await page.tap('综合');
    await page.tap(messages.sorts.supply.distance);
    expect(page.text()).toContain(messages.nearText);
    await page.tap('取消');
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
  });

  it('asks a visitor to log in before publishing', async () => {
    await page.tap(messages.publish);
    await page.tap(messages.publishSupply);
    expect(page.text()).toContain(messages.publishReason);
  });

  it('sorts by price in both directions, and purchase requests by quantity', async () => {
    await page.tap(messages.price);
    expect(lastListCall()?.input).toEqual({ sort: 'price' });
    await page.tap(messages.price);
    expect(lastListCall()?.input).toEqual({ sort: 'priceReversed' });
    await page.tap(messages.modes.purchase);
    await page.tap(messages.quantity);
    expect(lastListCall()?.input).toEqual({ sort: 'quantity' });
    await page.tap(messages.quantity);
  });

  it('applies the filters of the sheet, counts them and resets them', async () => {
    await page.tap(messages.filter);
    await page.type(messages.lowest, '40');
    await page.type(messages.highest, '30.5');
    await page.tap(messages.units.ton);
    await page.tap(messages.days(7));
    await page.tap(messages.marks.isImported);
    await page.tap(messages.show);
    const input = { sort: 'recommended', minFenPerKg: '3050', maxFenPerKg: '4000', unit: 'ton', withinDays: '7' };
    expect(lastListCall()?.input).toEqual({ ...input, isImported: true });
    expect(page.has(messages.filters(4))).toBe(true);
    await page.tap(messages.filters(4));
    await page.tap(messages.reset);
    await page.tap(messages.show);
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
  });

  it('filters supplies by country or province, most offers first, and purchase requests by region only', async () => {
    const facet = (code: string, name: string, count: number) => ({ code, name, count });
    const guangxi = { ...facet('450000', '广西', 9), cities: [facet('450900', '玉林', 7), facet('450600', '防城', 2)] };
    api.on({
      'GET /api/front/supply/origins': {
        domestic: { count: 12, provinces: [guangxi, { ...facet('530000', '云南', 3), cities: [] }] },
        imported: { count: 5, countries: [facet('VN', '越南', 4), facet('MG', '马达加斯加', 1)] }
      }
    });
    const choose = async (...ways: string[]) => {
      await page.tap(messages.origin);
      for (const way of ways) await page.tap(way);
    };
    await choose(`${messages.marks.isImported} 5`);
    expect(page.text()).toMatch(/越南 4.*马达加斯加 1/);
    await page.tap('越南 4');
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', originCountry: 'VN' });
    await page.tap(messages.drop('越南'));
    await choose(`${messages.marks.isImported} 5`);
    // Queried in the dialog, because a chip above the list has the same text.
    act(() => document.querySelector<HTMLElement>('[role="dialog"] [role="option"]')?.click());
    await page.settle();
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', isImported: true });
    expect(page.has(messages.drop(messages.marks.isImported))).toBe(true);
    await page.tap(messages.modes.purchase);
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
    await page.tap(messages.modes.supply);
    await page.tap(messages.drop(messages.marks.isImported));
    await choose(`${messages.domestic} 12`, '广西 9', '玉林 7');
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', originCode: '450900' });
    await page.tap(messages.drop('玉林'));
  });

  it('shows each active criterion as a chip and removes one or all of them', async () => {
    await page.tap(messages.filter);
    await page.type(messages.lowest, '30');
    await page.tap(messages.units.ton);
    await page.tap(messages.days(1));
    await page.tap(messages.show);
    const { days, drop, pricedPer, priceFrom } = messages;
    await page.tap(drop(priceFrom('30.00')));
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', unit: 'ton', withinDays: '1' });
    await page.tap(drop(pricedPer(messages.units.ton)));
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', withinDays: '1' });
    await page.tap(messages.marks.newCrop);
    await page.tap(messages.clear);
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
    expect(page.has(drop(days(1)))).toBe(false);
  });

  it('offers to publish a purchase request when no supply matches', async () => {
    api.on({ 'GET /api/front/supply/list': { items: [], nextCursor: null } });
    await page.tap(messages.marks.inStock);
    await page.tap(messages.publishPurchase);
    expect(page.text()).toContain(messages.publishReason);
  });

  it('opens the own listings after a login', async () => {
    await page.tap(messages.own);
    await page.tap(messages.owns['purchase.ours']);
    expect(page.text()).toContain(messages.ownReason);
  });

  it('offers the matching action per purchase request: quote, change the quotation, view quotations, or none', async () => {
    const rows = [
      buildPurchase({ id: '1' }),
      buildPurchase({ id: '2', quoteCount: 10 }),
      buildPurchase({ id: '3', quoteCount: 10, myQuotationId: 'q' }),
      buildPurchase({ id: '4', isMine: true })
    ];
    api.on({ 'GET /api/front/purchase/list': { items: rows, nextCursor: null } });
    await page.tap(messages.modes.purchase);
    for (const text of [messages.quote, messages.full, messages.changeQuotation, messages.seeQuotations])
      expect(page.has(text)).toBe(true);
    await page.tap(messages.quote);
    expect(page.text()).toContain(messages.quotationReason);
  });

  it('refreshes an own supply, and reports when that was already done today', async () => {
    api.on({
      'GET /api/front/supply/list': one(buildSupply({ isMine: true })),
      'POST /api/front/supply/act': () => {
        throw new FakeError('RATE_LIMITED');
      }
    });
    listInvalidation.invalidate(['transaction']);
    page = await openPage(url);
    await page.settle();
    expect(page.has(messages.changePrice)).toBe(true);
    await page.tap(messages.refresh);
    expect(page.text()).toContain(messages.refreshedToday);
  });

  it('reloads on every return after a change elsewhere until a reload has succeeded', async () => {
    const asked = () => api.calls.filter(({ name }) => name.endsWith('/supply/list')).length;
    listInvalidation.invalidate(['transaction']);
    api.disconnect();
    await page.show();
    expect(listInvalidation.transactionNeedsRefresh).toBe(true);
    api.connect();
    const before = asked();
    await page.show();
    await page.show();
    expect([asked(), listInvalidation.transactionNeedsRefresh]).toEqual([before + 1, false]);
  });

  it('shows the selected variety and clears it', async () => {
    api.on({
      'GET /api/front/market/varieties': [{ id: 'star-anise', name: '八角', initials: ['bj'], grades: [] }]
    });
    await page.tap(messages.variety);
    await page.waitFor('八角');
    await page.tap('八角');
    await page.tap(varietyMessages.done(1));
    expect(lastListCall()?.input).toEqual({ sort: 'recommended', varietyIds: 'star-anise' });
    await page.tap(messages.drop('八角'));
    expect(lastListCall()?.input).toEqual({ sort: 'recommended' });
  });
});
