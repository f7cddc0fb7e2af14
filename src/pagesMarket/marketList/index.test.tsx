import Taro from '@tarojs/taro';
import type { LineQuery } from '@contract/priceLine';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { market } from '@/stores/market';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { buildLine } from '@/testing/buildMarket';
import { type FakeApi, fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';

const url = '/pagesMarket/marketList/index';
const markets = [
  { id: 'yulin', name: '玉林香料市场', shortName: '玉林' },
  { id: 'bozhou', name: '亳州药市', shortName: '亳州' }
];
let api: FakeApi;
const canvas = fakeCanvas();

const queries = () =>
  api.calls.filter(({ name }) => name === 'GET /api/front/market/lines').map(({ input }) => input as LineQuery);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(() => {
  api = fakeApi({
    'GET /api/front/market/lines': ({ marketIds, date }) => ({
      items:
        marketIds === 'bozhou' || (date && date > '2026-11-20')
          ? []
          : [
              buildLine({ date: date ?? '2026-11-20' }),
              buildLine({ id: 'cassia', varietyName: '桂皮', letter: 'G', origin: '防城港' })
            ],
      nextCursor: null
    }),
    'GET /api/front/market/facets': ({ date }) => ({
      lineCount: 2,
      date: '2026-11-20',
      markets: date && date > '2026-11-20' ? [] : markets,
      origins: ['防城港', '百色'],
      letters: [
        { letter: 'B', lineCount: 1 },
        { letter: 'G', lineCount: 1 }
      ]
    }),
    'GET /api/front/market/days': ({ month }) => ({
      days: [`${month}-02`, `${month}-20`],
      first: '2023-11-20',
      last: '2026-11-20'
    }),
    'GET /api/front/market/nearbyDays': { before: '2026-11-20', after: null }
  });
});
afterEach(() => {
  market.setMarkets(['yulin']);
  asGuest();
});

describe('price list page', () => {
  it('asks a visitor to log in for the followed lines', async () => {
    const page = await openPage(url);
    await page.tap('自选');
    await page.tap('登录');
    expect(loginPrompt.reason).toBe('登录后看自选报价');
    expect(queries().every(({ followed }) => !followed)).toBe(true);
  });

  it('offers the nearest day with quotes for a future day', async () => {
    const page = await openPage(`${url}?date=2030-01-01`);
    expect(page.has('1月1日没有报价')).toBe(true);
    expect(page.has('这一天还没到')).toBe(true);
    await page.tap('看11月20日的报价');
    expect(page.has('八角')).toBe(true);
    expect(queries().at(-1)).toMatchObject({ date: '2026-11-20' });
  });

  it('explains what unlocks a locked day, and returns to the newest', async () => {
    api.on({
      'GET /api/front/market/lines': ({ date }) => {
        if (date) throw new FakeError('HISTORY_LOCKED', { needs: 'login' });
        return { items: [buildLine()], nextCursor: null };
      }
    });
    const day = shanghaiDay(Date.now() - 200 * DAY_MS);
    const page = await openPage(`${url}?date=${day}`);
    expect(page.text()).toContain('的报价还看不了');
    await page.tap('登录');
    expect(loginPrompt.reason).toBe('登录并认证后看 1 年走势');
    await page.tap('看最新报价');
    expect(page.has('八角')).toBe(true);
  });

  it('shows the whole list for an unknown category or day', async () => {
    const page = await openPage(`${url}?categoryId=meat&date=2026-02-30`);
    expect(page.has('八角')).toBe(true);
    expect(queries().at(-1)).not.toHaveProperty('categoryId');
    expect(queries().at(-1)).not.toHaveProperty('date');
  });

  it('shows that a market has no lines, and clears the filter', async () => {
    const page = await openPage(`${url}?marketId=bozhou`);
    expect(page.has('没有符合条件的报价')).toBe(true);
    expect(page.has('亳州')).toBe(true);
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

  it('lists lines under their first letter, with the origin when it differs from the market', async () => {
    const page = await openPage(url);
    const text = page.text().replace(/\u200b/g, '');
    expect(text).toMatch(/2 条报价.*B1 条八角大红·玉林/);
    expect(text).toContain('G桂皮大红·玉林 防城港产');
  });

  it('marks the days with quotes and shows a past day', async () => {
    const page = await openPage(url);
    await page.tap('最新');
    await page.waitFor('上个月');
    const marked = page.root().querySelectorAll('[aria-label$="，有报价"]');
    expect(marked).toHaveLength(2);
    (marked[0] as HTMLElement).click();
    await page.settle();
    expect(queries().at(-1)?.date).toMatch(/-02$/);
  });

  it('shows the previous month in the calendar', async () => {
    const page = await openPage(url);
    await page.tap('最新');
    const before = api.calls.filter(({ name }) => name === 'GET /api/front/market/days').length;
    await page.tap('上个月');
    expect(api.calls.filter(({ name }) => name === 'GET /api/front/market/days')).toHaveLength(before + 1);
  });

  it('jumps to a letter', async () => {
    const scroll = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await openPage(url);
    const rail = page.root().querySelector('[aria-label="按首字母跳转"]');
    const letters = [...(rail?.querySelectorAll<HTMLElement>('[role="button"]') ?? [])];
    expect(letters.map(({ textContent }) => textContent)).toEqual(['B', 'G']);
    letters[1]?.click();
    await page.settle();
    // Scrolls past the letter heading, which the page header repeats.
    expect(scroll).toHaveBeenCalledWith({ scrollTop: 62 + 31, duration: 0 });
  });

  it('opens the poster of the list that a link describes', async () => {
    const asked = 'categoryId=fruit&span=week&sort=rise&marketId=yulin%2Canguo&origin=%E7%99%BE%E8%89%B2&move=up';
    const page = await openPage(`${url}?${asked}&poster=true`);
    await page.waitFor('海报：最新行情报价');
    expect(queries().at(-1)).toMatchObject({
      categoryId: 'fruit',
      span: 'week',
      sort: 'rise',
      marketIds: 'yulin,anguo',
      origin: '百色',
      move: 'up'
    });
    expect(canvas.texts).toEqual(
      expect.arrayContaining(['果实种子 · 元/公斤 · 7日涨跌', '八角 大红', '34.50', '▲+1.47%'])
    );
  });

  it('offers no poster for an empty list', async () => {
    const page = await openPage(`${url}?marketId=bozhou&poster=true`);
    expect(page.has('没有符合条件的报价')).toBe(true);
    expect(page.has('保存图片')).toBe(false);
  });

  it('filters by market, origin and movement, and sorts by change', async () => {
    const page = await openPage(url);
    await page.tap('玉林');
    await page.tap('亳州药市');
    await page.tap('看 2 个市场');
    await page.tap('筛选');
    await page.tap('百色');
    await page.tap('7日涨跌');
    await page.tap('看结果');
    await page.tap('7日涨跌, 点一下按涨幅排序');
    expect(queries().at(-1)).toMatchObject({ marketIds: 'yulin,bozhou', origin: '百色', span: 'week', sort: 'rise' });
    expect(page.address()).toEqual({ marketId: 'yulin,bozhou', origin: '百色', span: 'week', sort: 'rise' });
    expect(page.root().querySelector('[aria-label="按首字母跳转"]')).toBeNull();
  });
});
