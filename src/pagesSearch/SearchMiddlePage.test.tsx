import { act } from 'react-dom/test-utils';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLine } from '@/testing/buildMarket';
import { buildNews } from '@/testing/buildNews';
import { buildSearchOverview } from '@/testing/buildSearch';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { type OpenedPage, openPage } from '@/testing/openPage';
import messages from './locale/zh-Hans';
import { TYPING_PAUSE_MS } from './SearchMiddlePage.store';

const api = fakeApi();
const camera = fakeCamera();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  api.calls.length = 0;
  api.on({
    'GET /api/front/search/hotWords': [
      { word: '公丁香', text: '公丁香', trend: 'up' },
      { word: '草豆蔻', text: '草豆蔻', trend: 'new' }
    ],
    'GET /api/front/search/overview': buildSearchOverview({
      counts: { news: 1 },
      news: [buildNews({ title: '公丁香到港' })]
    }),
    'GET /api/front/search/suggest': {
      aliasOf: '八角',
      lines: [buildLine()],
      news: [buildNews({ title: '八角分级标准用法' })]
    }
  });
  user.setSearchHistory(['桂皮']);
  page = await openPage(`/${routes['search.middle']}`);
  await page.settle();
});

async function typeAndWait(text: string): Promise<void> {
  await page.type('q', text);
  await page.advance(TYPING_PAUSE_MS);
}

/** Presses the search button of the keyboard. */
function confirmKeyboard(): void {
  const input = page.root().querySelector('[name="q"]');
  act(() => {
    input?.dispatchEvent(new CustomEvent('confirm', { bubbles: true, detail: { value: '' } }));
  });
}

describe('search page', () => {
  it('rejects an empty search', async () => {
    const before = api.calls.length;
    confirmKeyboard();
    await page.settle();
    expect(page.has(messages.emptyWord)).toBe(true);
    expect(api.calls).toHaveLength(before);
  });

  it('offers a retry when the suggestions fail', async () => {
    api.on({
      'GET /api/front/search/suggest': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await typeAndWait('公丁香');
    api.on({
      'GET /api/front/search/suggest': { aliasOf: null, lines: [], news: [buildNews({ title: '公丁香到港' })] }
    });
    await page.tap('重试');
    expect(page.text()).toContain('公丁香到港');
  });

  it('shows ranked trending searches with their trends, and searches for one in the selected scope', async () => {
    expect(page.has(messages.trendingSearch(1, '公丁香', messages.trends.up))).toBe(true);
    expect(page.has(messages.trendingSearch(2, '草豆蔻', messages.trends.new))).toBe(true);
    await page.tap(messages.tabs.news);
    await page.tap('公丁香');
    await page.settle();
    expect(
      api.calls.some(({ name, input }) => name.endsWith('/search/news') && (input as { q: string }).q === '公丁香')
    ).toBe(true);
    expect(user.searchHistory[0]).toBe('公丁香');
  });

  it('shows a tapped trending search in the language of the viewer, and searches for its word', async () => {
    api.on({ 'GET /api/front/search/hotWords': [{ word: '八角 大红', text: 'Star anise, autumn red', trend: 'up' }] });
    page = await openPage(`/${routes['search.middle']}`);
    await page.settle();
    await page.tap('Star anise, autumn red');
    await page.settle();
    const overview = api.calls.filter(({ name }) => name.endsWith('/search/overview')).at(-1);
    expect(overview?.input).toEqual({ q: '八角 大红' });
    const field = page.root().querySelector('[name="q"]');
    expect(field?.getAttribute('value')).toBe('Star anise, autumn red');
  });

  it('suggests while typing, and labels an alias', async () => {
    await typeAndWait('大料');
    expect(page.has(messages.searchFor('大料'))).toBe(true);
    expect(page.has(messages.aliasOf('大料', '八角'))).toBe(true);
    expect([...page.root().querySelectorAll('.hit')].map((hit) => hit.textContent)).toEqual(['八角', '八角']);
    const asked = api.calls.filter(({ name }) => name.endsWith('/suggest'));
    expect(asked.map(({ input }) => input)).toEqual([{ q: '大料' }]);
  });

  it('repeats a search from the history and puts it first', async () => {
    user.setSearchHistory(['草果', '桂皮']);
    await page.settle();
    await page.tap('桂皮');
    expect(api.calls.some(({ name }) => name.endsWith('/search/overview'))).toBe(true);
    expect(user.searchHistory).toEqual(['桂皮', '草果']);
  });

  it('removes one term, and all of them after confirmation', async () => {
    user.setSearchHistory(['草果', '桂皮']);
    await page.settle();
    await page.tap(messages.removeFromHistory('草果'));
    expect(user.searchHistory).toEqual(['桂皮']);
    await page.tap(messages.clearHistory);
    expect(user.searchHistory).toEqual(['桂皮']);
    expect(page.has(messages.clearHistoryQuestion)).toBe(true);
  });

  it('searches for a scanned term in the selected scope, and saves it', async () => {
    camera.visibleCode = '公丁香';
    await page.tap(messages.tabs.news);
    await page.tap('扫一扫');
    await page.settle();
    expect(
      api.calls.some(({ name, input }) => name.endsWith('/search/news') && (input as { q: string }).q === '公丁香')
    ).toBe(true);
    expect(user.searchHistory[0]).toBe('公丁香');
  });
});
