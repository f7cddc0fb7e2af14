import { settings } from '@/stores/settings';
import { fakeApi } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import newsTexts from '../locale/zh-Hans';

fakeApi();
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

  it('opens the page that copies the URL', async () => {
    const page = await renderPage('https://www.gov.cn/?from=copy');
    await page.waitFor('复制链接');
    await page.tap('复制链接');
    await page.waitFor(newsTexts.copying.link);
    expect(page.has('https://www.gov.cn/?from=copy')).toBe(true);
  });
});
