import type { QuotationDetail } from '@contract/quotation';
import english from '@/locale/en';
import { back, push, pushTab } from '@/navigation/navigate';
import { type RouteName, routeNames, routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildFlash } from '@/testing/buildFeed';
import { buildLineDetail } from '@/testing/buildMarket';
import { buildArticle } from '@/testing/buildNews';
import { buildPerson } from '@/testing/buildPerson';
import { buildPurchaseDetail } from '@/testing/buildPurchase';
import { buildQuotation } from '@/testing/buildQuotation';
import { buildSupplyDetail } from '@/testing/buildSupplyDetail';
import { buildCompanyInfo } from '@/testing/buildTeam';
import { deferred } from '@/testing/deferred';
import { fakeApi, type FakeHandlers } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';

const api = fakeApi();
const chinese = /\p{Script=Han}/u;

async function titleOf(route: RouteName, query = ''): Promise<string> {
  // Every test starts on the market page.
  const start = await openPage(`/${routes.market}`);
  document.title = '香市';
  if (route === 'home') pushTab('home');
  else await openPage(`/${routes[route]}?${query}`);
  await start.settle();
  return document.title;
}

beforeEach(() => {
  // Pages make calls that this test does not mock.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/company/supplies': { items: [], nextCursor: null }
  });
  user.setToken('');
});

describe('window title in English', () => {
  beforeAll(async () => {
    settings.setLanguage('en');
    const page = await openPage(`/${routes.mine}`);
    await page.settle();
  });
  afterAll(() => settings.setLanguage('zh-Hans'));

  it.each(routeNames)('the title of %s contains no Chinese', async (route) => {
    for (const token of ['', 'member']) {
      user.setToken(token);
      const title = await titleOf(route, 'id=1&lineId=1&q=clove&mobile=13800138000&url=https%3A%2F%2Fexample.com');
      expect(title).not.toBe('');
      expect(title).not.toMatch(chinese);
    }
  });

  it('follows the top page when navigating forward and back', async () => {
    expect(await titleOf('market')).toBe(english.tabs.market);
    const page = await openPage(`/${routes.market}`);
    push('agreement');
    await page.settle();
    const there = document.title;
    expect(there).not.toBe(english.tabs.market);
    settings.setLanguage('fr');
    await page.settle();
    settings.setLanguage('en');
    await page.settle();
    // The page below changes its language too, but must not change the title.
    expect(document.title).toBe(there);
    back();
    await page.settle();
    await page.show();
    expect(document.title).toBe(english.tabs.market);
  });
});

describe('window title', () => {
  it.each<[RouteName, string, FakeHandlers, string]>([
    ['news.detail', 'id=1', { 'GET /api/front/news/detail': buildArticle({ title: '八角减产' }) }, '八角减产'],
    [
      'market.info',
      'lineId=1',
      { 'GET /api/front/market/line': buildLineDetail() },
      buildLineDetail().line.varietyName
    ],
    ['supply.info', 'id=1', { 'GET /api/front/supply/detail': buildSupplyDetail({ title: '玉林八角' }) }, '玉林八角'],
    [
      'purchase.info',
      'id=1',
      { 'GET /api/front/purchase/detail': buildPurchaseDetail({ title: '求购桂皮' }) },
      '求购桂皮'
    ],
    [
      'company.information',
      'id=1',
      { 'GET /api/front/company/info': buildCompanyInfo({ name: '南流香料' }) },
      '南流香料'
    ],
    ['search.view', `q=${encodeURIComponent('草果')}`, {}, '草果']
  ])('the title of %s names its content', async (route, query, handlers, name) => {
    api.on(handlers);
    expect(await titleOf(route, query)).toContain(name);
  });

  it('stays that of the page on top when a page below it mounts another frame', async () => {
    const answer = deferred<QuotationDetail>();
    api.on({ 'POST /api/front/quotation/detail': () => answer.promise });
    user.setToken('member');
    const page = await openPage(`/${routes['quotation.edit']}?id=quotation-1`);
    const below = document.title;
    push('agreement');
    await page.waitFor('香市用户协议');
    const onTop = document.title;
    expect(onTop).not.toBe(below);
    answer.resolve(buildQuotation());
    await page.settle();
    expect(document.title).toBe(onTop);
    back();
    await page.advance(1000);
    expect(document.title).toBe(below);
  });

  it('the title of a flash is that of the flash', async () => {
    api.on({
      'GET /api/front/flash/detail': {
        flash: buildFlash({ title: '口岸恢复通关' }),
        withdrawnReason: null,
        likes: 0,
        isLiked: false,
        lines: [],
        previous: [],
        newer: null,
        older: null
      }
    });
    expect(await titleOf('quickNews.detail', 'id=1')).toBe('口岸恢复通关');
  });
});
