import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { buildLine } from '@/testing/buildMarket';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { network } from '@/ui/network';
import listingWords from '@/components/listing/locale/zh-Hans';
import words from './locale/zh-Hans';

const url = `/${routes.transaction}`;
const one = <T,>(item: T) => ({ items: [item], nextCursor: null });

const api = fakeApi();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  api.calls.length = 0;
  api.on({
    'GET /api/front/supply/list': one(buildSupply()),
    'GET /api/front/purchase/list': one(buildPurchase()),
    'GET /api/front/market/lines': one(buildLine())
  });
  settings.setTransactionMode('supply');
  settings.setTransactionVariety('');
  page = await openPage(url);
  await page.settle();
});
afterEach(() => network.set(true));

const lastListCall = () => api.calls.filter(({ name }) => name.endsWith('/list')).at(-1);

describe('the supply and demand tab', () => {
  it('offers a retry when the list does not come, and the retry works', async () => {
    api.on({
      'GET /api/front/purchase/list': () => {
        throw new FakeError('INTERNAL');
      }
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await page.tap(words.modes.purchase);
    expect(page.has('重试')).toBe(true);
    api.on({ 'GET /api/front/purchase/list': one(buildPurchase()) });
    await page.tap('重试');
    expect(page.text()).toContain('采购八角 大红 10 吨');
  });

  it('says how old the rows are while there is no network', async () => {
    network.set(false);
    await page.settle();
    expect(page.text()).toContain('网络断开');
    expect(page.text()).toContain('玉林八角 大红 新货');
  });

  it('leads out of a filter that nothing fits', async () => {
    api.on({ 'GET /api/front/supply/list': { items: [], nextCursor: null } });
    await page.tap(words.certifiedOnly);
    expect(page.has(words.emptyFiltered)).toBe(true);
    api.on({ 'GET /api/front/supply/list': one(buildSupply()) });
    await page.tap(words.clearFilters);
    expect(page.text()).toContain('玉林八角 大红 新货');
    expect(lastListCall()?.input).toEqual({ sort: 'newest' });
  });

  it('shows a supply with its illustration marked as one, price, least quantity, badge and freshness', () => {
    for (const text of ['示意图', '35.90', '元/公斤', '500 公斤起', '企业认证', '六万岭八角合作社', '12 分钟前确认']) {
      expect(page.text()).toContain(text);
    }
    expect(page.has(words.modes.supply)).toBe(true);
  });

  it('shows a purchase request with its progress and its deadline, and keeps the side', async () => {
    await page.tap(words.modes.purchase);
    for (const text of ['报价 4/10', '剩 3 天', '33.00–35.00', listingWords.quoting, '辛味食品', '送成都双流']) {
      expect(page.text()).toContain(text);
    }
    expect(settings.transactionMode).toBe('purchase');
  });

  it('does not name a buyer who stays anonymous, and says how few seats are left', async () => {
    api.on({ 'GET /api/front/purchase/list': one(buildPurchase({ buyer: null, quoteCount: 9 })) });
    await page.tap(words.modes.purchase);
    expect(page.has(listingWords.anonymousBuyer)).toBe(true);
    expect(page.has(listingWords.seatsLeft(1))).toBe(true);
    expect(page.text()).not.toContain('企业认证');
  });

  it('sorts by price, and asks purchases for those that pay most', async () => {
    await page.tap(words.cheapest);
    expect(lastListCall()?.input).toEqual({ sort: 'price' });
    await page.tap(words.modes.purchase);
    expect(page.has(words.dearest)).toBe(true);
  });

  it('shows the variety that the market chose and lets go of it', async () => {
    settings.setTransactionVariety('star-anise');
    await page.settle();
    expect(lastListCall()?.input).toEqual({ sort: 'newest', varietyId: 'star-anise' });
    await page.tap(words.clearVariety('八角'));
    expect(settings.transactionVarietyId).toBe('');
    expect(lastListCall()?.input).toEqual({ sort: 'newest' });
  });

  it('opens all that is known of a listing, with the market price of its grade', async () => {
    await page.tap('玉林八角 大红 新货');
    for (const text of [
      listingWords.supplyTitle,
      listingWords.stock,
      '12 吨',
      '色红个大',
      '2099-12-31',
      '34.50',
      listingWords.disclaimer
    ]) {
      expect(page.text()).toContain(text);
    }
    // Nothing here publishes or contacts anybody yet.
    expect(page.text()).not.toMatch(/发布|联系|询价/);
  });
});
