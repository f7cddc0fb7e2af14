import Taro from '@tarojs/taro';
import type { LineQuery } from '@contract/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { fakeApi, FakeError, type FakeApi } from '@/testing/fakeApi';
import { buildLine, buildOverview } from '@/testing/buildMarket';
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
    'GET /api/front/market/lines': ({ marketId, followed }) => ({
      items: marketId === 'bozhou' || followed ? [] : [buildLine()],
      nextCursor: null
    }),
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
    expect(page.has('这个市场没有该类行情')).toBe(true);
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

  it('opens the line that is tapped', async () => {
    const navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await openPage(url);
    await page.tap('八角');
    expect(navigateTo).toHaveBeenCalledWith({ url: '/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin' });
    navigateTo.mockRestore();
  });
});
