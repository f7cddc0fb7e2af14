import Taro from '@tarojs/taro';
import type { HistoryLock } from '@contract/priceSeries';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildPurchase, buildSupply } from '@/testing/buildListing';
import { buildLine, buildLineDetail, buildOverview, buildPoint, buildSeries } from '@/testing/buildMarket';
import { deferred } from '@/testing/deferred';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import { overlays } from '@/ui/overlays';

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

describe('price line page', () => {
  it('shows that the line does not exist and links to the market', async () => {
    const page = await openPage('/pagesMarket/marketInfo/index?lineId=%25%00garbage');
    expect(page.has('没有这条行情')).toBe(true);
    await page.tap('去看全部行情');
    const market = await openPage('/pages/market/index');
    expect(market.has('涨跌分布')).toBe(true);
  });

  it('keeps the shown grade in the URL, and restores it when another line fails to load', async () => {
    const page = await openPage(url);
    await page.tap('春花');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
    api.disconnect();
    await page.tap('亳州药市');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
  });

  it('reports no error when another line is chosen before the first one has arrived', async () => {
    const page = await openPage(url);
    const answer = deferred<void>();
    api.on({
      'GET /api/front/market/line': ({ lineId }) => {
        const detail = buildLineDetail({ line: buildLine({ id: lineId, gradeName: '春花' }) });
        if (lineId.includes('bozhou')) return detail;
        return answer.promise.then(() => detail);
      }
    });
    await page.tap('春花');
    await page.tap('亳州药市');
    answer.resolve();
    await page.settle();
    expect(document.body.textContent).not.toContain('没有成功，稍后再试');
  });

  it('asks for a login for a longer range, and keeps the range when declined', async () => {
    const page = await openPage(url);
    await page.tap('90日');
    expect(loginPrompt.reason).toBe('登录后看 90 日走势');
    loginPrompt.answer('later');
    await page.settle();
    expect(inputsOf('GET /api/front/market/series')).toEqual([{ lineId: 'star-anise.dahong.yulin', range: '30d' }]);
  });

  it('explains to an unverified member what the one-year range requires', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('1年');
    expect(loginPrompt.reason).toBeNull();
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { title: '1年走势认证后可看' } });
    overlays.close();
  });

  it('explains that three years need a company membership, from the comparison too', async () => {
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

  it('asks for a login before an alert or a price report, and opens no form before', async () => {
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

  it('offers the price export to verified members only', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('明细');
    await page.waitFor('导出 CSV');
    await page.tap('导出 CSV');
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { title: '认证后可导出' } });
    overlays.close();
    expect(inputsOf('GET /api/front/market/seriesFile')).toEqual([]);
  });

  it("creates an alert in the viewer's unit", async () => {
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

  it('reports a wrong price of a day', async () => {
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

  it('compares another grade in the chart, shows the difference, and removes it', async () => {
    api.on({
      'GET /api/front/market/series': ({ lineId, range }) =>
        lineId.includes('chunhua')
          ? buildSeries({ range, points: [buildPoint({ midFen: 3105 })] })
          : buildSeries({ range })
    });
    const page = await openPage(url);
    await page.tap('对比');
    await page.waitFor('其他规格');
    // The chip in the sheet; the chip of the same name on the page opens the grade.
    const chips = [...page.root().querySelectorAll<HTMLElement>('[role="checkbox"]')];
    chips.find((chip) => chip.textContent === '春花')?.click();
    await page.settle();
    expect(page.has('31.05')).toBe(true);
    expect(page.has('−3.45 −10.00%')).toBe(true);
    await page.tap('取消对比春花');
    expect(page.has('31.05')).toBe(false);
  });

  it('shows the provenance of each day in the table', async () => {
    const page = await openPage(url);
    await page.tap('明细');
    await page.waitFor('2026-11-18');
    await page.tap('2026-11-18');
    expect(page.text()).toContain('11月18日 09:30 走访 12 家档口');
  });

  it('asks for a login before following a line', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    expect(loginPrompt.reason).toBe('登录后加自选');
    expect(inputsOf('POST /api/front/market/follow')).toEqual([]);
  });

  it('follows the line for a member', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('自选');
    expect(inputsOf('POST /api/front/market/follow')).toEqual([{ lineId: 'star-anise.dahong.yulin' }]);
    expect(page.has('取消自选')).toBe(true);
  });

  it('shows price, provenance and a chart with a text description', async () => {
    const page = await openPage(url);
    expect(page.has('34.50')).toBe(true);
    expect(page.text()).toContain('玉林市场采集点 陆工');
    expect(page.text()).toContain('走访 12 家档口，复核通过');
    expect(page.has('八角 大红 30日价格，最低 34.00，最高 34.50，最近 34.50 元/公斤')).toBe(true);
  });

  it('requests the selected range', async () => {
    const page = await openPage(url);
    await page.tap('7日');
    expect(inputsOf('GET /api/front/market/series').at(-1)).toMatchObject({ range: '7d' });
    expect(page.has('八角 大红 7日价格，最低 34.00，最高 34.50，最近 34.50 元/公斤')).toBe(true);
  });

  it('switches to another grade on the same page', async () => {
    const page = await openPage(url);
    await page.tap('春花');
    expect(page.has('各市场春花')).toBe(true);
    expect(inputsOf('GET /api/front/market/series').at(-1)).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
  });

  it('shows every price in the selected unit', async () => {
    market.setUnit('jin');
    const page = await openPage(url);
    expect(page.has('17.25')).toBe(true);
    expect(page.has('34.50')).toBe(false);
    expect(page.text()).toContain('元/斤');
  });

  it("converts listing prices too, keeps the seller's original price, and omits decimals per ton", async () => {
    market.setUnit('ton');
    const page = await openPage(url);
    expect(page.has('34,500')).toBe(true);
    expect(page.text()).toContain('+500+1.47%');
    expect(page.has('35,900')).toBe(true);
    expect(page.has('35.90 元/公斤')).toBe(true);
  });

  it('lists the grade first with its count, then other grades', async () => {
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

  it('prefills a purchase request with grade and price, and offers only that without supplies', async () => {
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
  });

  it('shows the market of the price and switches to another one', async () => {
    const page = await openPage(url);
    await page.tap('玉林香料市场');
    await page.waitFor('35.40 元/公斤');
    await page.tap('35.40 元/公斤');
    expect(page.address()).toMatchObject({ lineId: 'star-anise.dahong.bozhou' });
  });

  it("shows the provenance of each market's price", async () => {
    const page = await openPage(url);
    expect(page.text()).toContain('亳州市场采集点 陆工，11月20日 09:30 走访 9 家档口');
  });

  it('shows listings of the variety and links to all of them', async () => {
    const page = await openPage(url);
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    expect(page.has('玉林八角 大红 新货')).toBe(true);
    for (const tapped of ['看货源 126', '8 条', '全部']) await page.tap(tapped);
    const query = (scope: string) => `?q=${encodeURIComponent('八角')}&scope=${scope}&varietyId=star-anise`;
    expect(opened.mock.calls.map(([{ url: opensUrl }]) => opensUrl)).toEqual(
      ['supplies', 'purchases', 'news'].map((scope) => `/pagesSearch/search-view/index${query(scope)}`)
    );
  });

  it('lists the days of the chart', async () => {
    const page = await openPage(url);
    await page.tap('明细');
    expect(page.has('八角 大红 30日明细')).toBe(true);
    expect(page.has('2026-11-18')).toBe(true);
  });

  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('重试')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('34.50')).toBe(true);
  });
});
