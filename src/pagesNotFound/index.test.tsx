import Taro from '@tarojs/taro';
import { notFoundPath, routes } from '@/routes';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { buildFeed } from '@/testing/buildFeed';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';

const feed = buildFeed();
const api = fakeApi({ 'GET /api/front/home/feed': feed });
let page: OpenedPage;

// Renders the page directly, as the mini-program opens it, because the test router knows only registered pages.
const open = async () => {
  page = await openPage(`/${notFoundPath}`);
  await page.settle();
};

beforeEach(() => {
  asGuest();
  settings.setLanguage('zh-Hans');
  api.on({ 'GET /api/front/home/feed': feed });
});

describe('address without a page', () => {
  it('shows that the page does not exist', async () => {
    await open();
    expect(page.has('没有这个页面')).toBe(true);
    expect(page.has('链接可能写错了，或页面已经下线')).toBe(true);
  });

  it('links to home, search, and the newest prices and articles', async () => {
    await open();
    await page.waitFor('最新行情');
    expect(page.has(feed.news.items[0]?.title ?? '?')).toBe(true);
    const switchTab = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: 'ok' });
    await page.tap('回首页');
    expect(switchTab).toHaveBeenCalledWith({ url: `/${routes.home}` });
    await page.tap('搜一搜');
    expect(Taro.getCurrentPages().at(-1)?.route).toContain(routes['search.middle']);
  });

  it('keeps its links when nothing can be loaded', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.on({
      'GET /api/front/home/feed': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    await open();
    expect([page.has('回首页'), page.has('最新行情')]).toEqual([true, false]);
  });
});
