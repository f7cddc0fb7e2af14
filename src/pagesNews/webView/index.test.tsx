import Taro from '@tarojs/taro';
import type { DeepLinkConfig } from '@contract/deepLink';
import { routes } from '@/routes';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { whenIdle } from '@/testing/whenIdle';
import newsTexts from '../locale/zh-Hans';

const api = fakeApi();
const renderPage = (url: string) => openPage(`/pagesNews/webView/index?url=${encodeURIComponent(url)}`);
const frame = (page: OpenedPage) => page.root().querySelector('iframe');
let windowOpen: jest.SpyInstance;

beforeEach(() => {
  settings.setLanguage('zh-Hans');
  windowOpen = jest.spyOn(window, 'open').mockReturnValue(null);
});

describe('web view page', () => {
  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>alert(1)</script>',
    '//www.gov.cn',
    'http://www.gov.cn/',
    'https://www.gov.cn@evil.example/',
    'https://www.xn--gv-jia.cn/',
    'https://www.gov.cn/?token=secret',
    `https://www.gov.cn/${'a'.repeat(3000)}`
  ])('does not open, show or copy an unsafe URL: %s', async (url) => {
    const page = await renderPage(url);
    await page.waitFor('链接不安全，已拦下');
    expect(frame(page)).toBeNull();
    for (const label of ['复制链接', '在浏览器打开']) expect(page.has(label)).toBe(false);
    expect(page.text()).not.toContain(url);
  });

  it.each(['', '   '])('shows that there is nothing to open for a missing URL: %j', async (url) => {
    const page = await renderPage(url);
    await page.waitFor('没有要打开的链接');
    expect(frame(page)).toBeNull();
  });

  it('offers to open an unknown host in the browser', async () => {
    const page = await renderPage('https://evil.example/a');
    await page.waitFor('不在应用里打开这个网站');
    expect(frame(page)).toBeNull();
    expect(page.text()).toContain('https://evil.example/a');
    await page.tap('在浏览器打开');
    expect(windowOpen.mock.calls).toEqual([['https://evil.example/a', '_blank', 'noopener,noreferrer']]);
  });
});

describe('web view page of an allowed host', () => {
  it('shows the site in a restricted sandbox, and names its host', async () => {
    const page = await renderPage('https://www.gov.cn/zhengce?x=1');
    await page.waitFor('内容来自 www.gov.cn，由对方网站负责');
    const iframe = frame(page);
    expect(iframe?.src).toBe('https://www.gov.cn/zhengce?x=1');
    expect(iframe?.getAttribute('sandbox')).not.toMatch(/allow-top-navigation|allow-modals/);
    expect(iframe?.getAttribute('referrerpolicy')).toBe('no-referrer');
  });

  it('loads the page again, and goes by the title that it is given', async () => {
    const page = await openPage(
      `/${routes['main.webView']}?url=${encodeURIComponent('https://www.gov.cn/')}&title=${encodeURIComponent('公告')}`
    );
    await page.waitFor('公告');
    const before = frame(page);
    await page.tap('刷新');
    expect(frame(page)?.src).toBe('https://www.gov.cn/');
    expect(frame(page)).not.toBe(before);
  });

  it('opens the page that copies the URL', async () => {
    const page = await renderPage('https://www.gov.cn/?from=copy');
    await page.waitFor('复制链接');
    await page.tap('复制链接');
    await page.waitFor(newsTexts.copying.link);
    expect(page.has('https://www.gov.cn/?from=copy')).toBe(true);
  });
});

describe('web view page of a named link', () => {
  const config = 'POST /api/front/appVersionController/getJumpConfigJson';
  const renderLink = (key: string) => openPage(`/${routes['main.webviewContainer']}?key=${key}`);
  const named = (actions: DeepLinkConfig['actions']) => ({
    [config]: { version: 2, actions, reqEnabled: 'Y' as const }
  });

  it('shows that a name leads nowhere', async () => {
    api.on(named({}));
    const page = await renderLink('openApp');
    await page.waitFor('没有找到这个链接');
  });

  it('offers a retry when the links cannot be loaded and none is stored', async () => {
    serverConfig.setJumpConfig({ version: 0, actions: {} });
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.disconnect();
    const page = await renderLink('openApp');
    await page.waitFor('重试');
    api.connect();
    api.on(named({ openApp: { type: 'openMiniprogram', appId: 'wx1' } }));
    await page.tap('重试');
    await page.waitFor('在小程序里打开');
  });

  it('shows a web page', async () => {
    api.on(named({ news: { type: 'externalLink', url: 'https://www.gov.cn/a' } }));
    const page = await renderLink('news');
    await page.waitFor('内容来自 www.gov.cn，由对方网站负责');
  });

  it('opens a page of the app by itself', async () => {
    api.on(named({ goods: { type: 'supplyLink', id: '7' } }));
    const opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await renderLink('goods');
    await whenIdle();
    expect(opened).toHaveBeenCalledWith({ url: `/${routes['supply.info']}?id=7` });
  });

  it('leaves what leaves the app to a tap, and its address can be copied', async () => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    api.on(named({ line: { type: 'callPhone', phone: '4000000000' } }));
    const call = jest.spyOn(Taro, 'makePhoneCall').mockResolvedValue({ errMsg: '' });
    const page = await renderLink('line');
    await page.waitFor('继续打开');
    expect(call).not.toHaveBeenCalled();
    await page.tap('打开');
    expect(call).toHaveBeenCalledWith({ phoneNumber: '4000000000' });
    await page.tap('复制链接');
    expect(writeText).toHaveBeenCalledWith(expect.stringContaining('pages/index/webviewContainer?key=line'));
  });
});
