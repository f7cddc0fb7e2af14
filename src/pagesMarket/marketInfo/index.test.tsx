import Taro from '@tarojs/taro';
import type { HistoryLock } from '@contract/priceSeries';
import { overlays } from '@/ui/overlays';
import { loginPrompt } from '@/ui/loginPrompt';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError, type FakeApi } from '@/testing/fakeApi';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { buildLine, buildLineDetail, buildOverview, buildPoint, buildSeries } from '@/testing/buildMarket';
import { openPage } from '@/testing/openPage';
import { asGuest } from '@/testing/asGuest';

const memberLocks: HistoryLock[] = [
  { range: '1y', needs: 'verify' },
  { range: '3y', needs: 'company' }
];
const url = '/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin';
let api: FakeApi;

const inputsOf = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api = fakeApi({
    'GET /api/front/market/overview': buildOverview(),
    'GET /api/front/market/lines': { items: [buildLine()], nextCursor: null },
    'GET /api/front/market/line': ({ lineId }) => {
      if (!lineId.startsWith('star-anise')) throw new FakeError('NOT_FOUND');
      return buildLineDetail({
        line: buildLine({ id: lineId, gradeName: lineId.includes('chunhua') ? '春花' : '大红' }),
        ...(user.isLoggedIn && { maxRange: '90d', locks: memberLocks }),
        supplies: [buildSupply()],
        purchases: [buildPurchase()]
      });
    },
    'GET /api/front/market/series': ({ range }) => buildSeries({ range }),
    'POST /api/front/market/follow': null,
    'GET /api/front/market/alerts': [],
    'POST /api/front/market/alert': ({ lineId, rule }) => ({
      id: 'one',
      lineId,
      rule,
      isArmed: true,
      notifiedDate: null
    }),
    'GET /api/front/market/report': null,
    'POST /api/front/market/report': (report) => ({ images: [], ...report, id: 'one', status: 'open', createdAtMs: 1 }),
    'GET /api/member/user/current': () => {
      throw new FakeError('INTERNAL');
    }
  });
});
afterEach(() => {
  market.setUnit('kg');
  asGuest();
});

describe('the page of a price line', () => {
  it('says that there is no such line and leads to the market', async () => {
    const page = await openPage('/pagesMarket/marketInfo/index?lineId=%25%00garbage');
    expect(page.has('没有这条行情')).toBe(true);
    await page.tap('去看全部行情');
    const market = await openPage('/pages/market/index');
    expect(market.has('涨跌分布')).toBe(true);
  });

  it('says in its address which grade it shows, and goes back when that does not come', async () => {
    const page = await openPage(url);
    await page.tap('春花');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
    api.disconnect();
    await page.tap('亳州药市');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
  });

  it('opens the login for a longer range, and stays when it is put off', async () => {
    const page = await openPage(url);
    await page.tap('90日');
    expect(loginPrompt.reason).toBe('登录后看 90 日走势');
    loginPrompt.answer('later');
    await page.settle();
    expect(inputsOf('GET /api/front/market/series')).toEqual([{ lineId: 'star-anise.dahong.yulin', range: '30d' }]);
  });

  it('tells a member who is not verified what the year needs', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('1年');
    expect(loginPrompt.reason).toBeNull();
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { title: '1年走势认证后可看' } });
    overlays.close();
  });

  it('tells the same member that three years are for companies, also from the comparison', async () => {
    user.setToken('token');
    const page = await openPage(url);
    const question = { kind: 'modal', options: { title: '3年走势企业成员可看' } };
    await page.tap('3年');
    expect(overlays.dialog).toMatchObject(question);
    overlays.close();
    await page.tap('对比');
    await page.waitFor('企业成员可以对比去年同期');
    await page.tap('去年同期');
    expect(overlays.dialog).toMatchObject(question);
    overlays.close();
  });

  it('opens the login for an alert and for a doubt about a price, and sends nothing before', async () => {
    const page = await openPage(url);
    await page.tap('提醒');
    expect(loginPrompt.reason).toBe('登录后设价格提醒');
    await page.waitFor('价格到了发消息，换手机也在');
    loginPrompt.answer('later');
    await page.settle();
    await page.tap('价格不对？');
    expect(loginPrompt.reason).toBe('登录后反馈价格');
    loginPrompt.answer('later');
    await page.settle();
    expect(page.has('价格提醒')).toBe(false);
    expect(page.has('偏高')).toBe(false);
  });

  it('keeps the file of prices for those who are verified', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('明细');
    await page.waitFor('导出 CSV');
    await page.tap('导出 CSV');
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { title: '认证后可导出' } });
    overlays.close();
    expect(inputsOf('GET /api/front/market/seriesFile')).toEqual([]);
  });

  it('sets an alert in the unit of the reader', async () => {
    user.setToken('token');
    market.setUnit('jin');
    const page = await openPage(url);
    await page.tap('提醒');
    await page.waitFor('还没有提醒，价格到了会发到消息中心');
    await page.tap('添加提醒');
    expect(page.has('还没填数字')).toBe(true);
    await page.type('alertValue', '18.5');
    await page.tap('添加提醒');
    expect(inputsOf('POST /api/front/market/alert')).toEqual([
      { lineId: 'star-anise.dahong.yulin', rule: { kind: 'above', priceFen: 3700 } }
    ]);
    await page.waitFor('涨到 18.50 元/斤');
  });

  it('says what is wrong with the price of a day', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('价格不对？');
    await page.waitFor('提交');
    await page.tap('提交');
    expect(page.has('选一项')).toBe(true);
    await page.tap('偏高');
    await page.type('reportReason', '今早三家都是 33');
    await page.tap('提交');
    expect(inputsOf('POST /api/front/market/report')).toEqual([
      {
        lineId: 'star-anise.dahong.yulin',
        date: '2026-11-20',
        kind: 'tooHigh',
        suggestedFen: null,
        reason: '今早三家都是 33',
        images: []
      }
    ]);
  });

  it('lays another grade over the chart, with the difference, and takes it away', async () => {
    api.on({
      'GET /api/front/market/series': ({ lineId, range }) =>
        lineId.includes('chunhua')
          ? buildSeries({ range, points: [buildPoint({ midFen: 3105 })] })
          : buildSeries({ range })
    });
    const page = await openPage(url);
    await page.tap('对比');
    await page.waitFor('其他规格');
    // The chip of the sheet; the one of the page leads to the grade.
    const chips = [...page.root().querySelectorAll<HTMLElement>('[role="checkbox"]')];
    chips.find((chip) => chip.textContent === '春花')?.click();
    await page.settle();
    expect(page.has('31.05')).toBe(true);
    expect(page.has('−3.45 −10.00%')).toBe(true);
    await page.tap('取消对比春花');
    expect(page.has('31.05')).toBe(false);
  });

  it('says of each day in the table who collected it', async () => {
    const page = await openPage(url);
    await page.tap('明细');
    await page.waitFor('2026-11-18');
    await page.tap('2026-11-18');
    expect(page.text()).toContain('11月18日 09:30 走访 12 家档口');
  });

  it('opens the login to follow, and follows nothing before', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    expect(loginPrompt.reason).toBe('登录后加自选');
    expect(inputsOf('POST /api/front/market/follow')).toEqual([]);
  });

  it('follows for a member', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('自选');
    expect(inputsOf('POST /api/front/market/follow')).toEqual([{ lineId: 'star-anise.dahong.yulin' }]);
    expect(page.has('取消自选')).toBe(true);
  });

  it('shows price, provenance and a chart that says in words what it shows', async () => {
    const page = await openPage(url);
    expect(page.has('34.50')).toBe(true);
    expect(page.text()).toContain('玉林市场采集点 陆工');
    expect(page.text()).toContain('走访 12 家档口，复核通过');
    expect(page.has('八角 大红 30日价格，最低 34.00，最高 34.50，最近 34.50 元/公斤')).toBe(true);
  });

  it('asks for the range that is chosen', async () => {
    const page = await openPage(url);
    await page.tap('7日');
    expect(inputsOf('GET /api/front/market/series').at(-1)).toMatchObject({ range: '7d' });
    expect(page.has('八角 大红 7日价格，最低 34.00，最高 34.50，最近 34.50 元/公斤')).toBe(true);
  });

  it('changes to another grade in place', async () => {
    const page = await openPage(url);
    await page.tap('春花');
    expect(page.has('各市场春花')).toBe(true);
    expect(inputsOf('GET /api/front/market/series').at(-1)).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
  });

  it('shows every price in the chosen unit', async () => {
    market.setUnit('jin');
    const page = await openPage(url);
    expect(page.has('17.25')).toBe(true);
    expect(page.has('34.50')).toBe(false);
    expect(page.text()).toContain('元/斤');
  });

  it('converts what is traded as well, with the words of its seller, and no decimals per ton', async () => {
    market.setUnit('ton');
    const page = await openPage(url);
    expect(page.has('34,500')).toBe(true);
    expect(page.text()).toContain('+500+1.47%');
    expect(page.has('35,900')).toBe(true);
    expect(page.has('35.90 元/公斤')).toBe(true);
  });

  it('lists the grade first with its own count, then the others', async () => {
    const line = buildLine({ id: 'star-anise.both', gradeName: '大红' });
    api.on({
      'GET /api/front/market/line': buildLineDetail({
        line,
        supplies: [buildSupply({ id: 'same', title: '大红新货' })],
        otherSupplies: [buildSupply({ id: 'other', title: '春花新货' })]
      })
    });
    const page = await openPage(url);
    expect(page.text()).toMatch(/126 条大红 12 条大红新货.*其他规格 114 条春花新货/);
  });

  it('begins a purchase request with the grade and its price, and offers only that where nobody sells', async () => {
    api.on({ 'GET /api/front/market/line': buildLineDetail({ supplyCount: 0, gradeSupplyCount: 0 }) });
    const page = await openPage(url);
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    expect(page.text()).not.toContain('看货源');
    await page.tap('发布求购');
    const [path, query] = opened.mock.calls[0]?.[0].url.split('?') ?? [];
    expect(path).toBe('/pagesTransaction/purchase/create-purchase/index');
    expect(Object.fromEntries(new URLSearchParams(query))).toEqual({
      varietyId: 'star-anise',
      varietyName: '八角',
      gradeId: 'dahong',
      gradeName: '大红',
      expectedFen: '3450'
    });
    opened.mockRestore();
  });

  it('says at which market and when, and shows another one from there', async () => {
    const page = await openPage(url);
    await page.tap('换个市场看: 玉林香料市场');
    await page.waitFor('35.40 元/公斤');
    await page.tap('35.40 元/公斤');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.dahong.bozhou' });
  });

  it('says of each market who collected its price', async () => {
    const page = await openPage(url);
    expect(page.text()).toContain('亳州市场采集点 陆工，11月20日 09:30 走访 9 家档口');
  });

  it('shows what is traded of the variety, and leads to all of it', async () => {
    const page = await openPage(url);
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    expect(page.has('玉林八角 大红 新货')).toBe(true);
    for (const tapped of ['看货源 126', '8 条', '全部']) await page.tap(tapped);
    const query = (scope: string) => `?q=${encodeURIComponent('八角')}&scope=${scope}&varietyId=star-anise`;
    expect(opened.mock.calls.map(([{ url: opensUrl }]) => opensUrl)).toEqual(
      ['supplies', 'purchases', 'news'].map((scope) => `/pagesSearch/search-view/index${query(scope)}`)
    );
    opened.mockRestore();
  });

  it('lists the days of the chart', async () => {
    const page = await openPage(url);
    await page.tap('明细');
    expect(page.has('八角 大红 30日明细')).toBe(true);
    expect(page.has('2026-11-18')).toBe(true);
  });

  it('offers to try again without a connection', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('重试')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('34.50')).toBe(true);
  });
});
