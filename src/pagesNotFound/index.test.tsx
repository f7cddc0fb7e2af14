import Taro from '@tarojs/taro';
import { notFoundPath, plannedRoutes, type RouteName, routes } from '@/routes';
import { expoStore } from '@/stores/expo';
import { settings } from '@/stores/settings';
import { asGuest } from '@/testing/asGuest';
import { buildFeed } from '@/testing/buildFeed';
import { buildNews } from '@/testing/buildNews';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { notFoundMessages } from './locale/messages';

const feed = buildFeed();
const expo = {
  id: 'expo-1',
  name: '香料产业博览会',
  startsOn: '2999-12-04',
  endsOn: '2999-12-06',
  venue: '玉林',
  registeredCount: 2680,
  phase: 'before' as const,
  serverNowMs: 0
};
const api = fakeApi({
  'GET /api/front/home/feed': feed,
  'GET /api/front/news/list': { items: [buildNews({ id: 'e1', title: 'An article of the expo' })], nextCursor: null },
  'POST /api/front/spiceExpo/getNowSpiceExpo': expo
});
let page: OpenedPage;

// Renders the page directly, as the mini-program opens it, because the test router knows only registered pages.
const renderAddress = async (asked: string) => {
  page = await openPage(`/${notFoundPath}?path=${encodeURIComponent(asked)}`);
  await page.settle();
};

const textOf = (file = new Blob()) =>
  new Promise((resolve) => {
    const fileReader = new FileReader();
    fileReader.onload = () => resolve(fileReader.result);
    fileReader.readAsText(file);
  });

beforeEach(() => {
  asGuest();
  settings.setLanguage('zh-Hans');
  api.on({ 'GET /api/front/home/feed': feed });
});

describe('address without a page', () => {
  it.each(['pages/nowhere/index?id=1', '', '../x', '%E0%A4%A', 'toString'])(
    'shows that the page does not exist at "%s"',
    async (asked) => {
      await renderAddress(asked);
      expect(page.has('没有这个页面')).toBe(true);
      expect(page.has('链接可能写错了，或页面已经下线')).toBe(true);
    }
  );

  it('links to home, search, and the newest prices and articles', async () => {
    await renderAddress('pages/nowhere/index');
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
    await renderAddress('pages/nowhere/index');
    expect([page.has('回首页'), page.has('最新行情')]).toEqual([true, false]);
  });
});

describe('planned page', () => {
  const expoPath = routes[plannedRoutes.find((name) => name.startsWith('exhibit.')) ?? 'exhibit.index'];

  it.each(plannedRoutes.filter((name: RouteName) => name !== 'main.webView'))(
    'explains what %s will offer',
    async (name) => {
      await renderAddress(routes[name]);
      const { names, texts } = notFoundMessages();
      expect([page.has(names[name]), page.has(texts[name])]).toEqual([true, true]);
      expect(page.root().querySelector('[role="main"] [role="button"], [role="main"] button')).not.toBeNull();
    }
  );

  it('shows the expo with dates, articles and a calendar file', async () => {
    expoStore.resource.clear();
    await renderAddress(expoPath);
    await page.waitFor('香料产业博览会');
    expect(page.text()).toContain('12月4日—6日·玉林');
    expect(page.has('An article of the expo')).toBe(true);
    const files: Blob[] = [];
    URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
    HTMLAnchorElement.prototype.click = () => undefined;
    await page.tap('加入日历');
    expect(await textOf(files[0])).toContain('DTSTART;VALUE=DATE:29991204');
    expect(files[0]?.type).toContain('text/calendar');
  });

  it('offers no calendar file between expos', async () => {
    expoStore.resource.show({ expo: null });
    await renderAddress(expoPath);
    expect([page.has('加入日历'), page.has('回首页')]).toEqual([false, true]);
  });

  it('opens an old web-view link on the current web-view page', async () => {
    await renderAddress(`${routes['main.webView']}?url=${encodeURIComponent('https://example.com/a?b=c')}`);
    await page.settle();
    const top = Taro.getCurrentPages().at(-1);
    expect(top?.route).toContain(routes['news.webView']);
    expect(page.text()).toContain('example.com');
  });
});
