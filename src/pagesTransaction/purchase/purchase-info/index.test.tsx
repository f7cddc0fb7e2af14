import type { PurchaseDetail, QuotationObstacle } from '@contract/purchase';
import { DAY_MS } from '@rules/duration';
import { settings } from '@/stores/settings';
import { transactionTab } from '@/stores/transactionTab';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPerson } from '@/testing/buildPerson';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import { captureNavigation } from '@/testing/captureNavigation';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import { overlays } from '@/ui/overlays';

const url = '/pagesTransaction/purchase/purchase-info/index?id=purchase-1';
let detail: PurchaseDetail;
let api: FakeApi;

const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  api = fakeApi();
});
beforeEach(() => {
  detail = buildPurchaseDetail();
  api.calls.length = 0;
  api.connect();
  api.on({
    'GET /api/front/purchase/detail': () => detail,
    'GET /api/member/user/current': buildPerson(),
    'POST /api/front/purchase/favourite': ({ on }) => ({ favouriteCount: on ? 3 : 2 })
  });
});
afterEach(() => {
  overlays.close();
  asGuest();
});

describe('purchase request page', () => {
  it('a hidden request shows only that it is unavailable, with a link to other requests', async () => {
    api.on({
      'GET /api/front/purchase/detail': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const page = await openPage(url);
    expect(page.has('看不到这条采购')).toBe(true);
    await page.tap('看其他采购');
    expect(transactionTab.transactionMode).toBe('purchase');
  });

  it('a failed load can be retried', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('采购八角 大红 10 吨')).toBe(false);
    api.connect();
    await page.tap('重试');
    expect(page.has('采购八角 大红 10 吨')).toBe(true);
  });

  it.each<[QuotationObstacle, string, string, string]>([
    ['login', '登录后可以报价', '登录后报价', '/pagesAuth/login/PhoneLogin'],
    ['verify', '完成个人认证后可以报价', '去认证', '/pagesAuth/attestation/AttestationCenter'],
    ['company', '仅限认证企业报价', '去认证企业', '/pagesAuth/attestation/corporate-verification/index'],
    ['invited', '仅限采购商指定的供应商', '看同类采购', '/pagesSearch/search-view/index'],
    ['own', '这是你企业发布的采购', '看同类采购', '/pagesSearch/search-view/index'],
    ['full', '报价名额已满', '看同类采购', '/pagesSearch/search-view/index'],
    ['ended', '报价已截止', '看同类采购', '/pagesSearch/search-view/index']
  ])('the quoting obstacle %s is explained, with a link to the next step', async (obstacle, sentence, button, way) => {
    detail = buildPurchaseDetail({ role: 'visitor', obstacle });
    const page = await openPage(url);
    expect(page.has(sentence)).toBe(true);
    expect(page.has('报价')).toBe(false);
    expect(await captureNavigation(() => page.tap(button))).toContain(way);
  });

  it.each<[PurchaseDetail['status'], number, string]>([
    ['paused', 0, '采购商暂停了报价'],
    ['closed', 0, '这条采购已结束'],
    ['closed', 10_000_000, '这条采购已成交'],
    ['expired', 0, '报价已截止'],
    ['takedown', 0, '这条采购已下架']
  ])(
    'a request that is %s (%i grams dealt) explains why it takes no quotations',
    async (status, dealtGrams, sentence) => {
      detail = buildPurchaseDetail({ status, dealtGrams, obstacle: 'ended' });
      const page = await openPage(url);
      expect(page.has(sentence)).toBe(true);
      expect(await captureNavigation(() => page.tap(sentence))).toContain('varietyId=star-anise');
    }
  );

  it('a paused request counts down to its deadline, because it can be resumed before that', async () => {
    detail = buildPurchaseDetail({ status: 'paused', obstacle: 'ended', quoteDeadlineMs: Date.now() + 3.5 * DAY_MS });
    const page = await openPage(url);
    expect(page.text()).toContain('距截止3 天');
  });

  it('hides the details of an anonymous buyer', async () => {
    detail = buildPurchaseDetail({ buyer: null, buyerCompanyId: null, isAnonymous: true });
    const page = await openPage(url);
    expect(page.has('匿名采购商')).toBe(true);
    expect(page.has('看企业')).toBe(false);
  });

  it('contacting the buyer requires a login, then opens the inquiry thread', async () => {
    const page = await openPage(url);
    await page.tap('联系');
    expect(loginPrompt.reason).toBe('登录后联系采购商');
    loginPrompt.answer('later');
    user.setToken('token');
    await page.settle();
    expect(await captureNavigation(() => page.tap('联系'))).toContain('customer-service/index?purchaseId=purchase-1');
  });

  it('rolls back the favourite when saving it fails, and shows the error', async () => {
    user.setToken('token');
    api.on({
      'POST /api/front/purchase/favourite': () => {
        throw new FakeError('NOT_FOUND');
      }
    });
    const page = await openPage(url);
    await page.tap('收藏');
    expect(page.has('收藏')).toBe(true);
    expect(overlays.shownToast?.text).toBe('内容不存在或已下架');
  });

  it('shows the goods, the buyer and how the expected price compares with the market', async () => {
    const page = await openPage(url);
    expect(page.text()).toContain('送成都双流');
    expect(page.text()).toContain('账期 30 天');
    expect(page.text()).toContain('四川省成都市双流区');
    expect(page.has('辛味食品')).toBe(true);
    expect(page.text()).toContain('玉林大红今日 33.50–35.50 元/公斤，期望价在行情区间内');
  });

  it('adds the request to the favourites', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('收藏');
    expect(page.has('已收藏')).toBe(true);
    expect(inputsOf('POST /api/front/purchase/favourite')).toEqual([{ id: 'purchase-1', on: true }]);
  });

  it('a supplier who may quote is led to the quotation form', async () => {
    user.setToken('token');
    const page = await openPage(url);
    expect(await captureNavigation(() => page.tap('报价'))).toContain('create-quotation/index?purchaseId=purchase-1');
  });

  it("a supplier who has quoted sees the quotation's status and can open it", async () => {
    user.setToken('token');
    detail = buildPurchaseDetail({ myQuotation: { id: 'quotation-1', status: 'viewed' } });
    const page = await openPage(url);
    expect(page.has('我的报价：采购商已查看')).toBe(true);
    expect(page.has('报价')).toBe(false);
    expect(await captureNavigation(() => page.tap('查看我的报价'))).toContain('edit-quotation/index?id=quotation-1');
  });

  it('[compliance 9, 10] any viewer can report the request', async () => {
    const page = await openPage(url);
    await page.tap('举报这条采购');
    expect(page.has('虚假信息')).toBe(true);
  });
});
