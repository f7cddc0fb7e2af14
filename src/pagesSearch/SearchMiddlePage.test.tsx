import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildLine } from '@/testing/buildMarket';
import { buildNews } from '@/testing/buildNews';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import words from './locale/zh-Hans';

const api = fakeApi();
let page: OpenedPage;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  api.calls.length = 0;
  api.on({
    'GET /api/front/search/hotWords': ['公丁香'],
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

describe('the search page', () => {
  it('offers a way on when nothing is found', async () => {
    api.on({ 'GET /api/front/search/suggest': { aliasOf: null, lines: [], news: [] } });
    await page.tap('公丁香');
    expect(page.has(words.nothing('公丁香'))).toBe(true);
    expect(page.has(words.toMarket)).toBe(true);
    expect(page.has(words.hotWords)).toBe(true);
  });

  it('offers a retry when the search fails', async () => {
    api.on({
      'GET /api/front/search/suggest': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await page.tap('公丁香');
    api.on({
      'GET /api/front/search/suggest': { aliasOf: null, lines: [], news: [buildNews({ title: '公丁香到港' })] }
    });
    await page.tap('重试');
    expect(page.text()).toContain('公丁香到港');
  });

  it('finds while typing, and says that another name is one', async () => {
    await page.type('q', '大料');
    await new Promise((resolve) => setTimeout(resolve, 350));
    await page.settle();
    expect(page.has(words.aliasOf('大料', '八角'))).toBe(true);
    expect([...page.root().querySelectorAll('.hit')].map((hit) => hit.textContent)).toEqual(['八角', '八角']);
    expect(api.calls.at(-1)).toMatchObject({ input: { q: '大料' } });
  });

  it('looks again for a word of the history and moves it to the head', async () => {
    user.setSearchHistory(['草果', '桂皮']);
    await page.settle();
    await page.tap('桂皮');
    expect(page.text()).toContain('八角分级标准用法');
    expect(user.searchHistory).toEqual(['桂皮', '草果']);
  });

  it('forgets one word, and all of them after asking', async () => {
    user.setSearchHistory(['草果', '桂皮']);
    await page.settle();
    await page.tap(words.forget('草果'));
    expect(user.searchHistory).toEqual(['桂皮']);
    await page.tap(words.forgetAll);
    expect(user.searchHistory).toEqual(['桂皮']);
    expect(page.has(words.forgetAllQuestion)).toBe(true);
  });
});
