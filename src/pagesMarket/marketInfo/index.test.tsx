import { feedback } from '@/ui/feedback';
import { loginPrompt } from '@/ui/loginPrompt';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError, type FakeApi } from '@/testing/fakeApi';
import { buildLine, buildLineDetail, buildOverview, buildSeries } from '@/testing/buildMarket';
import { openPage } from '@/testing/openPage';
import { becomeVisitor } from '@/testing/visitor';

const url = '/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin';
let api: FakeApi;

const asked = (name: string) => api.calls.filter((call) => call.name === name).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api = fakeApi({
    'GET /api/front/market/overview': buildOverview(),
    'GET /api/front/market/lines': { items: [buildLine()], nextCursor: null },
    'GET /api/front/market/line': ({ lineId }) => {
      if (!lineId.startsWith('star-anise')) throw new FakeError('NOT_FOUND');
      return buildLineDetail({
        line: buildLine({ id: lineId, gradeName: lineId.includes('chunhua') ? '春花' : '大红' }),
        maxRange: user.isLoggedIn ? '90d' : '30d'
      });
    },
    'GET /api/front/market/series': ({ range }) => buildSeries({ range }),
    'POST /api/front/market/follow': null,
    'GET /api/member/user/current': () => {
      throw new FakeError('INTERNAL');
    }
  });
});
afterEach(becomeVisitor);

describe('the page of a price line', () => {
  it('says that there is no such line and leads to the market', async () => {
    const page = await openPage('/pagesMarket/marketInfo/index?lineId=%25%00garbage');
    expect(page.has('没有这条行情')).toBe(true);
    await page.tap('去看全部行情');
    const market = await openPage('/pages/market/index');
    expect(market.has('涨跌分布')).toBe(true);
  });

  it('opens the login for a longer range, and stays when it is put off', async () => {
    const page = await openPage(url);
    await page.tap('90日');
    expect(loginPrompt.reason).toBe('登录后看 90 日走势');
    loginPrompt.answer('later');
    await page.settle();
    expect(asked('GET /api/front/market/series')).toEqual([{ lineId: 'star-anise.dahong.yulin', range: '30d' }]);
  });

  it('tells a member who is not verified what the year needs', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('1年');
    expect(loginPrompt.reason).toBeNull();
    expect(feedback.question).toMatchObject({ kind: 'modal', options: { title: '1年走势认证后可看' } });
    feedback.close();
  });

  it('opens the login to follow, and follows nothing before', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    expect(loginPrompt.reason).toBe('登录后加自选');
    expect(asked('POST /api/front/market/follow')).toEqual([]);
  });

  it('follows for a member', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('自选');
    expect(asked('POST /api/front/market/follow')).toEqual([{ lineId: 'star-anise.dahong.yulin' }]);
    expect(page.has('已自选')).toBe(true);
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
    expect(asked('GET /api/front/market/series').at(-1)).toMatchObject({ range: '7d' });
    expect(page.has('八角 大红 7日价格，最低 34.00，最高 34.50，最近 34.50 元/公斤')).toBe(true);
  });

  it('changes to another grade in place', async () => {
    const page = await openPage(url);
    await page.tap('春花');
    expect(page.has('各市场春花')).toBe(true);
    expect(asked('GET /api/front/market/series').at(-1)).toMatchObject({ lineId: 'star-anise.chunhua.yulin' });
  });

  it('shows every price in the chosen unit', async () => {
    market.setUnit('jin');
    const page = await openPage(url);
    expect(page.has('17.25')).toBe(true);
    expect(page.has('34.50')).toBe(false);
    expect(page.text()).toContain('元/斤');
  });

  it('leads to the supplies of the variety', async () => {
    const page = await openPage(url);
    await page.tap('看货源 126');
    expect(settings.transactionMode).toBe('supply');
    expect(settings.transactionVarietyId).toBe('star-anise');
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
