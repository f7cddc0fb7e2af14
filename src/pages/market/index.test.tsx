import Taro from '@tarojs/taro';
import type { LineQuery } from '@contract/priceLine';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError, type FakeApi } from '@/testing/fakeApi';
import { buildIndex, buildLine, buildOverview } from '@/testing/buildMarket';
import { openPage } from '@/testing/openPage';
import { becomeVisitor } from '@/testing/visitor';
import { loginPrompt } from '@/ui/loginPrompt';

const url = '/pages/market/index';
let api: FakeApi;

const queries = () =>
  api.calls.filter(({ name }) => name === 'GET /api/front/market/lines').map(({ input }) => input as LineQuery);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api = fakeApi({
    'GET /api/front/market/overview': buildOverview(),
    'GET /api/front/market/lines': ({ marketIds, followed }) => ({
      items: marketIds === 'bozhou' || followed ? [] : [buildLine()],
      nextCursor: null
    }),
    'GET /api/front/market/facets': { lineCount: 1, markets: [], origins: ['文山'], letters: [] },
    'GET /api/front/market/index': {
      index: buildIndex(),
      method: 'chainedLaspeyres',
      points: [
        { date: '2026-11-02', valueCenti: 127_000 },
        { date: '2026-11-09', valueCenti: 128_000 },
        { date: '2026-11-16', valueCenti: 128_642 }
      ],
      basket: []
    },
    'POST /api/front/market/follow': null,
    'DELETE /api/front/market/follow': null,
    'GET /api/member/user/current': () => {
      throw new FakeError('INTERNAL');
    }
  });
});
afterEach(becomeVisitor);

describe('the market tab', () => {
  it('asks a visitor to log in for the own list', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    expect(page.has('登录后看自选行情')).toBe(true);
    await page.tap('登录');
    expect(loginPrompt.reason).toBe('登录后看自选行情');
    expect(queries().every(({ followed }) => !followed)).toBe(true);
  });

  it('leads to the poster of the list as it is shown', async () => {
    const pushed = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    const page = await openPage(`${url}?visit=poster`);
    await page.tap('生成长图');
    expect(pushed.mock.calls[0]?.[0].url).toBe(
      '/pagesMarket/marketList/index?categoryId=fruit&span=day&sort=default&poster=true'
    );
    pushed.mockRestore();
  });

  it('shows a member who follows nothing the way on', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('自选');
    expect(page.has('还没有自选品种')).toBe(true);
    await page.tap('去看行情');
    expect(page.has('八角')).toBe(true);
  });

  it('clears the filter that leaves nothing', async () => {
    const page = await openPage(url);
    await page.tap('全部市场');
    await page.tap('亳州药市');
    await page.tap('看 1 个市场');
    expect(page.has('没有符合条件的行情')).toBe(true);
    await page.tap('清除筛选');
    expect(page.has('八角')).toBe(true);
  });

  it('offers to try again without a connection', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('八角')).toBe(true);
  });

  it('shows indices, the board and the lines', async () => {
    const page = await openPage(url);
    expect(page.has('1,286.42')).toBe(true);
    expect(page.text()).toContain('44 个品种 126 个规格');
    expect(page.has('34.50')).toBe(true);
    expect(page.has('33.5–35.5')).toBe(true);
  });

  it('changes the span of the whole list', async () => {
    const page = await openPage(url);
    await page.tap('7日');
    expect(page.has('7日涨跌')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ span: 'week' });
  });

  it('converts every price to the chosen unit and names it', async () => {
    const page = await openPage(url);
    await page.tap('公斤');
    await page.tap('吨');
    expect(page.has('元/吨')).toBe(true);
    expect(page.has('34,500')).toBe(true);
    expect(page.has('33,500–35,500')).toBe(true);
  });

  it('asks for several markets at once', async () => {
    const page = await openPage(url);
    await page.tap('全部市场');
    await page.tap('玉林香料市场');
    await page.tap('亳州药市');
    await page.tap('看 2 个市场');
    expect(page.has('玉林等 2 个')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ marketIds: 'yulin,bozhou' });
  });

  it('filters by origin and movement, and orders by what is hot', async () => {
    const page = await openPage(url);
    await page.tap('筛选');
    await page.tap('文山');
    await page.tap('只看有涨跌的');
    await page.tap('关注热度');
    await page.tap('看结果');
    expect(page.has('筛选 2')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ origin: '文山', changedOnly: true, sort: 'hot' });
  });

  it('asks a visitor to log in before a line is followed', async () => {
    const page = await openPage(url);
    await page.tap('把八角 大红加入自选');
    expect(loginPrompt.reason).toBe('登录后加自选');
    expect(api.calls.some(({ name }) => name === 'POST /api/front/market/follow')).toBe(false);
  });

  it('follows a line with one tap, and offers an alert or the way back with the next', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('把八角 大红加入自选');
    expect(page.has('八角 大红已自选，点一下设提醒或取消')).toBe(true);
    await page.tap('八角 大红已自选，点一下设提醒或取消');
    expect(page.has('设价格提醒')).toBe(true);
    await page.tap('取消自选');
    expect(page.has('把八角 大红加入自选')).toBe(true);
    expect(api.calls.map(({ name }) => name).filter((name) => name.endsWith('/follow'))).toEqual([
      'POST /api/front/market/follow',
      'DELETE /api/front/market/follow'
    ]);
  });

  it('takes the star back when following fails', async () => {
    user.setToken('token');
    const page = await openPage(url);
    api.disconnect();
    await page.tap('把八角 大红加入自选');
    expect(page.has('把八角 大红加入自选')).toBe(true);
    expect(page.text()).toContain('没连上服务器');
  });

  it('opens an index with its weeks, newest first, and its method', async () => {
    const page = await openPage(url);
    await page.tap('香料综合指数');
    const text = page.text();
    expect(text).toMatch(/近几周2026-11-161,286\.42\+0\.50%2026-11-091,280\.00\+0\.79%2026-11-021,270\.00--/);
    expect(text).toContain('基期 2025-01-06 为 1,000.00');
  });

  it('begins with what rose most when the count of the risen is tapped', async () => {
    const page = await openPage(url);
    await page.tap('上涨');
    expect(queries().at(-1)).toMatchObject({ sort: 'rise' });
  });

  it('says how the prices are collected', async () => {
    const page = await openPage(url);
    const time = page.root().querySelector('[aria-label$="采集说明"]')?.getAttribute('aria-label');
    await page.tap(time ?? '');
    expect(page.text()).toContain('不作成交依据');
  });

  it('opens the line that is tapped', async () => {
    const navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await openPage(url);
    await page.tap('八角');
    expect(navigateTo).toHaveBeenCalledWith({ url: '/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin' });
    navigateTo.mockRestore();
  });
});
