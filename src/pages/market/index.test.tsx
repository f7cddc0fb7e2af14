import Taro from '@tarojs/taro';
import { act } from 'react-dom/test-utils';
import type { LineQuery } from '@contract/priceLine';
import { pushTab } from '@/navigation/navigate';
import { LONG_PRESS_MS } from '@/platform/pressable/LongPressGesture';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { asGuest } from '@/testing/asGuest';
import { buildIndex, buildLine, buildOverview } from '@/testing/buildMarket';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';
import { gridLevels } from './IndexDetail.store';

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
    'GET /api/front/market/facets': { lineCount: 1, date: '2026-11-20', markets: [], origins: ['文山'], letters: [] },
    'GET /api/front/market/index': {
      index: buildIndex(),
      method: 'chainedLaspeyres',
      points: [
        { date: '2026-11-02', valueCenti: 127_000 },
        { date: '2026-11-09', valueCenti: 128_000 },
        { date: '2026-11-16', valueCenti: 128_642 }
      ],
      basket: [
        {
          lineId: 'star-anise.dahong.yulin',
          varietyId: 'star-anise',
          varietyName: '八角',
          gradeName: '大红',
          marketShortName: '玉林',
          weightBp: 1250,
          midFen: 3450,
          weekBp: -120
        }
      ]
    },
    'POST /api/front/market/follow': null,
    'DELETE /api/front/market/follow': null,
    'GET /api/member/user/current': () => {
      throw new FakeError('INTERNAL');
    }
  });
});
afterEach(() => {
  market.setMarkets(['yulin']);
  asGuest();
});

describe('market tab', () => {
  it('asks a visitor to log in for the followed lines', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    expect(page.has('登录后看自选行情')).toBe(true);
    await page.tap('登录');
    expect(loginPrompt.reason).toBe('登录后看自选行情');
    expect(queries().every(({ followed }) => !followed)).toBe(true);
  });

  it('opens the poster page with the current filters', async () => {
    const pushed = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    const page = await openPage(`${url}?visit=poster`);
    await page.tap('生成长图');
    expect(pushed.mock.calls[0]?.[0].url).toBe(
      '/pagesMarket/marketList/index?categoryId=fruit&marketId=yulin&poster=true'
    );
  });

  it('offers the market to a member who follows nothing', async () => {
    user.setToken('token');
    const page = await openPage(url);
    await page.tap('自选');
    expect(page.has('还没有自选品种')).toBe(true);
    await page.tap('去看行情');
    expect(page.has('八角')).toBe(true);
  });

  it('clears a filter that matches nothing', async () => {
    const page = await openPage(url);
    await page.tap('玉林');
    await page.tap('玉林香料市场');
    await page.tap('亳州药市');
    await page.tap('看 1 个市场');
    expect(page.has('没有符合条件的行情')).toBe(true);
    await page.tap('清除筛选');
    expect(page.has('八角')).toBe(true);
  });

  it('offers a retry when the server is unreachable', async () => {
    api.disconnect();
    const page = await openPage(url);
    expect(page.has('没连上服务器')).toBe(true);
    api.connect();
    await page.tap('重试');
    expect(page.has('八角')).toBe(true);
  });

  it('shows indices, the overview and the price lines', async () => {
    const page = await openPage(url);
    expect(page.has('1,286.42')).toBe(true);
    expect(page.text()).toContain('玉林，126 个规格');
    expect(page.has('34.50')).toBe(true);
    expect(page.has('33.50–35.50')).toBe(true);
  });

  it('changes the span of the whole list', async () => {
    const page = await openPage(url);
    await page.tap('7日');
    expect(page.has('7日涨跌')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ span: 'week' });
  });

  it('converts every price to the selected unit and names the unit', async () => {
    const page = await openPage(url);
    await page.tap('公斤');
    await page.tap('吨');
    expect(page.has('元/吨')).toBe(true);
    expect(page.has('34,500')).toBe(true);
    expect(page.has('33,500–35,500')).toBe(true);
  });

  it('requests several markets at once', async () => {
    const page = await openPage(url);
    await page.tap('玉林');
    await page.tap('亳州药市');
    await page.tap('看 2 个市场');
    expect(page.has('玉林等 2 个')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ marketIds: 'yulin,bozhou' });
  });

  it('filters by origin and movement, and sorts by popularity', async () => {
    const page = await openPage(url);
    await page.tap('筛选');
    await page.tap('文山');
    await page.tap('有涨跌');
    await page.tap('关注热度');
    await page.tap('看结果');
    expect(page.has('筛选 2')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ origin: '文山', move: 'changed', sort: 'hot' });
  });

  describe('long press on a price line', () => {
    const hold = async (page: OpenedPage) => {
      const row = page.find('八角').closest('[role="link"]');
      row?.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }));
      await page.advance(LONG_PRESS_MS);
    };
    const followCalls = () => api.calls.map(({ name }) => name).filter((name) => name.endsWith('/follow'));

    it('asks a visitor to log in before following', async () => {
      const page = await openPage(url);
      await hold(page);
      await page.tap('加自选');
      expect(loginPrompt.reason).toBe('登录后加自选');
      expect(followCalls()).toEqual([]);
    });

    it('lets a member follow and unfollow the line', async () => {
      user.setToken('token');
      const page = await openPage(url);
      await hold(page);
      await page.tap('加自选');
      expect(market.isFollowed({ id: 'star-anise.dahong.yulin', isFollowed: false })).toBe(true);
      await hold(page);
      await page.tap('取消自选');
      expect(followCalls()).toEqual(['POST /api/front/market/follow', 'DELETE /api/front/market/follow']);
    });

    it('restores the unfollowed state when following fails', async () => {
      user.setToken('token');
      const page = await openPage(url);
      await hold(page);
      api.disconnect();
      await page.tap('加自选');
      expect(market.isFollowed({ id: 'star-anise.dahong.yulin', isFollowed: false })).toBe(false);
      expect(page.text()).toContain('没连上服务器');
    });
  });

  it('keeps its state in the URL and restores it from there', async () => {
    const page = await openPage(`${url}?categoryId=bark&marketId=all&sort=fall`);
    expect(queries().at(-1)).toMatchObject({ categoryId: 'bark', span: 'day', sort: 'fall' });
    expect(queries().at(-1)).not.toHaveProperty('marketIds');
    await page.tap('上涨');
    await page.tap('7日');
    expect(page.address()).toMatchObject({
      categoryId: 'all',
      marketId: 'all',
      move: 'up',
      sort: 'rise',
      span: 'week'
    });
  });

  it('applies the parameters that another page passes when switching to it', async () => {
    const page = await openPage(url);
    jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' });
    pushTab('market', { categoryId: 'all', move: 'up', sort: 'rise' });
    await page.show();
    expect(queries().at(-1)).toMatchObject({ move: 'up', sort: 'rise' });
    pushTab('market', { index: 'composite' });
    await page.show();
    expect(page.has('近几周')).toBe(true);
    const asked = queries().length;
    await page.show();
    expect(queries()).toHaveLength(asked);
  });

  it('shows the date of a price that is older than the newest', async () => {
    api.on({ 'GET /api/front/market/lines': { items: [buildLine({ date: '2026-11-19' })], nextCursor: null } });
    const page = await openPage(url);
    expect(page.has('11-19')).toBe(true);
  });

  it('opens an index with its method and its weeks, newest first', async () => {
    const page = await openPage(url);
    await page.tap('香料综合指数');
    const text = page.text();
    expect(text).toMatch(/近几周2026-11-161,286\.42\+0\.50%2026-11-091,280\.00\+0\.79%2026-11-021,270\.00--/);
    expect(text).toContain('基期 2025-01-06 为 1,000.00');
    expect(text).toContain('八角 大红 玉林12.50%34.50 元/公斤−1.20%');
    expect(text).toContain('11-16 周一');
  });

  it('announces date and value of the highlighted index point', async () => {
    const page = await openPage(url);
    await page.tap('香料综合指数');
    const track = () => page.root().querySelector('[role="slider"]') as HTMLElement;
    const press = async (key: string) => {
      act(() => void track().dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })));
      await page.settle();
    };
    expect(track().getAttribute('aria-valuetext')).toBe('2026-11-16 1,286.42');
    await press('ArrowRight');
    await press('ArrowLeft');
    expect(track().getAttribute('aria-valuetext')).toBe('2026-11-09 1,280.00');
    expect(page.text()).toContain('1,280.00+10.00+0.79%2026-11-093个月');
    await press('Home');
    expect(page.text()).toContain('1,270.00--2026-11-023个月');
    await page.tap('1年');
    expect(track().getAttribute('aria-valuetext')).toBe('2026-11-16 1,286.42');
  });

  it.each([
    [100_000, 128_642, [100_000, 110_000, 120_000]],
    [98_856, 110_605, [100_000, 105_000, 110_000]],
    [127_010, 127_190, [127_050, 127_100, 127_150]],
    [100, 100, [100]]
  ])('draws an index between %i and %i on round grid levels', (low, high, levels) => {
    expect(gridLevels(low, high)).toEqual(levels);
  });

  it('lists the largest risers first when the count of risen lines is tapped', async () => {
    const page = await openPage(url);
    await page.tap('上涨');
    expect(queries().at(-1)).toMatchObject({ sort: 'rise', move: 'up' });
  });

  it('explains how the prices are collected', async () => {
    const page = await openPage(url);
    const time = page.root().querySelector('[aria-label$="采集说明"]')?.getAttribute('aria-label');
    await page.tap(time ?? '');
    expect(page.text()).toContain('不作成交依据');
  });

  it('opens the price line that is tapped', async () => {
    const navigateTo = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await openPage(url);
    await page.tap('八角');
    expect(navigateTo).toHaveBeenCalledWith({ url: '/pagesMarket/marketInfo/index?lineId=star-anise.dahong.yulin' });
  });
});
