import { createBrowserHistory, history, setHistory } from '@tarojs/router';
import { eventCenter } from '@tarojs/runtime';
import type { ComponentType } from 'react';
import { notFoundPath, routes } from '@/routes';
import { whenIdle } from '@/testing/whenIdle';
import { setPageLoadError } from './pageLoadError';
import PageRouter, { placeholderShownEvent } from './pageRouter';
import { parse } from './queryString';

const linePath = `/${routes['market.info']}`;
const tabPath = `/${routes.market}`;

beforeEach(() => {
  document.body.innerHTML = '<div class="taro_router"></div>';
  setHistory(createBrowserHistory(), '/h5');
});

describe('the page router', () => {
  const router = new PageRouter(
    [
      { path: ['/', '/pages/index/index'], action: () => ['home'] },
      { path: linePath, action: ({ pathname }) => [pathname] },
      { path: `/${notFoundPath}`, action: ({ pathname }) => ['not found', pathname] }
    ],
    { baseUrl: '/h5' }
  );

  it.each(['/h5/pages/nowhere', '/h5/pagesMarket/', '/elsewhere'])(
    'shows the page for unknown addresses at %s, with links',
    async (path) => {
      const notifyTabBar = jest.fn();
      eventCenter.on(placeholderShownEvent, notifyTabBar);
      expect(await router.resolve(path)).toEqual(['not found', path]);
      expect(notifyTabBar.mock.calls).toEqual([[true]]);
      eventCenter.off(placeholderShownEvent, notifyTabBar);
    }
  );

  it('rejects an unknown path without a placeholder, as the router it replaces', async () => {
    await expect(new PageRouter([], { baseUrl: '/h5' }).resolve('/h5/no')).rejects.toMatchObject({ status: 404 });
  });

  it.each(['/h5', '/h5/', '/h5/pages/index/index', '/h5/pages/index/index/', '/'])('finds home at %s', async (path) => {
    expect(await router.resolve(path)).toEqual(['home']);
  });

  it('passes the whole path on', async () => {
    expect(await router.resolve(`/h5${linePath}`)).toEqual([`/h5${linePath}`]);
  });
});

describe('routes that come later than the home', () => {
  const linePage = { default: () => null };
  const loadRoutes = jest.fn<Promise<{ path: string; load: () => unknown[] }[]>, []>();
  const config = () => ({ routes: [{ path: 'pages/index/index' }], loadRoutes }) as object;
  const open = (path: string) => {
    history.replace(`/h5${path}`);
    return new PageRouter([{ path: '/', action: () => ['home'] }], { baseUrl: '/h5' }).resolve(`/h5${path}`);
  };
  beforeEach(() => {
    loadRoutes.mockReset().mockResolvedValue([
      { path: routes['market.info'], load: () => [linePage] },
      { path: notFoundPath, load: () => ['not found'] }
    ]);
    Object.assign(window, { __taroAppConfig: config() });
  });
  afterEach(() => Object.assign(window, { __taroAppConfig: undefined }));

  it('are loaded for another page alone, and known to the app from then on', async () => {
    expect(await open('/')).toEqual(['home']);
    expect(loadRoutes).not.toHaveBeenCalled();
    expect(await open(linePath)).toEqual([linePage]);
    const { routes: known } = (window as unknown as { __taroAppConfig: { routes: object[] } }).__taroAppConfig;
    expect(known).toHaveLength(3);
  });

  it('are loaded once for pages that are opened at the same time', async () => {
    const router = new PageRouter([], { baseUrl: '/h5' });
    expect(await Promise.all([router.resolve(`/h5${linePath}`), router.resolve(`/h5${linePath}`)])).toEqual([
      [linePage],
      [linePage]
    ]);
    const { routes: known } = (window as unknown as { __taroAppConfig: { routes: object[] } }).__taroAppConfig;
    expect(known).toHaveLength(3);
  });

  it('find an address of no page', async () => {
    expect(await open('/pages/nowhere')).toEqual(['not found']);
  });

  it('are asked for again with a retry when they fail to load', async () => {
    loadRoutes.mockRejectedValueOnce(new Error('no table of parts'));
    const retries: (() => Promise<unknown>)[] = [];
    setPageLoadError((_isTab, load) => {
      retries.push(load);
      return () => null;
    });
    await open(linePath);
    // Each part that was preloaded meanwhile fails once more, one after the other.
    const code = jest.fn<Promise<unknown>, []>().mockResolvedValue(linePage);
    ['part 447', 'part 425', 'part 9'].forEach((part) => code.mockRejectedValueOnce(new Error(part)));
    loadRoutes.mockReset().mockResolvedValue([{ path: routes['market.info'], load: () => [code()] }]);
    expect(await retries[0]?.()).toBe(linePage.default);
    code.mockClear().mockRejectedValue(new Error('part 447'));
    await expect(retries[0]?.()).rejects.toThrow('part 447');
    expect(code).toHaveBeenCalledTimes(2);
  });
});

describe('a page whose code fails to load', () => {
  const code = jest.fn<Promise<unknown>, []>();
  const Page = () => null;
  const router = new PageRouter(
    [
      { path: linePath, action: () => [code()] },
      { path: tabPath, action: () => [code()] }
    ],
    { baseUrl: '/h5' }
  );
  const notifyTabBar = jest.fn();
  const drawn: { isTab: boolean; load: () => Promise<ComponentType | undefined> }[] = [];
  beforeEach(() => {
    code.mockReset().mockRejectedValueOnce(new Error('ChunkLoadError'));
    notifyTabBar.mockReset();
    eventCenter.on(placeholderShownEvent, notifyTabBar);
    drawn.length = 0;
    setPageLoadError((isTab, load) => {
      drawn.push({ isTab, load });
      return Page;
    });
  });
  afterEach(() => eventCenter.off(placeholderShownEvent, notifyTabBar));

  it('is not pushed: the page below stays, and a retry is offered', async () => {
    history.push(`/h5${tabPath}`);
    history.push(`/h5${linePath}?lineId=a`);
    expect(await router.resolve(`/h5${linePath}`)).toEqual([]);
    await whenIdle();
    expect(location.pathname).toBe(`/h5${tabPath}`);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual([]);
    expect(document.querySelector('.page-loading')?.textContent).toContain('重试');
    expect(drawn).toEqual([]);
    // The way back is over: the next one is handled normally.
    code.mockResolvedValueOnce({ default: Page });
    expect(await router.resolve(`/h5${tabPath}`)).toEqual([{ default: Page }]);
  });

  it('a page of the tab bar gets a placeholder, which tries again', async () => {
    history.replace(`/h5${tabPath}`);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual([Page, { pathname: `/h5${tabPath}` }, {}]);
    expect(drawn[0]?.isTab).toBe(true);
    expect(notifyTabBar).not.toHaveBeenCalled();
    code.mockResolvedValueOnce({ default: Page });
    expect(await drawn[0]?.load()).toBe(Page);
  });

  it('a page at a first visit keeps the tab bar until it has loaded', async () => {
    history.replace(`/h5${linePath}`);
    await router.resolve(`/h5${linePath}`);
    expect(drawn[0]?.isTab).toBe(false);
    expect(notifyTabBar.mock.calls).toEqual([[true]]);
    code.mockRejectedValueOnce(new Error('ChunkLoadError'));
    await expect(drawn[0]?.load()).rejects.toThrow('ChunkLoadError');
    code.mockResolvedValueOnce({ default: Page });
    expect(await drawn[0]?.load()).toBe(Page);
    expect(notifyTabBar.mock.calls).toEqual([[true], [false]]);
  });
});

describe('a page that is left while its code is loading', () => {
  let finishLoading: (page: string) => void;
  const router = new PageRouter(
    [
      { path: tabPath, action: () => ['tab'] },
      { path: linePath, action: () => [new Promise((resolve) => (finishLoading = resolve))] }
    ],
    { baseUrl: '/h5' }
  );
  const goBack = (steps: number) => {
    window.history.go(-steps);
    return whenIdle();
  };
  const pushLoadingPage = () => {
    history.push(`/h5${linePath}`);
    return router.resolve(`/h5${linePath}`);
  };
  beforeEach(async () => {
    history.push(`/h5${tabPath}`);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual(['tab']);
  });

  it('never appears, and the page below is not loaded again', async () => {
    const pending = pushLoadingPage();
    await goBack(1);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual([]);
    finishLoading('line');
    expect(await pending).toEqual([]);
  });

  it('never appears after going back past the page below', async () => {
    history.push(`/h5${tabPath}?again`);
    await router.resolve(`/h5${tabPath}`);
    const pending = pushLoadingPage();
    await goBack(2);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual(['tab']);
    finishLoading('line');
    expect(await pending).toEqual([]);
  });

  it('appears when it is opened again', async () => {
    const cancelled = pushLoadingPage();
    const finishCancelled = finishLoading;
    await goBack(1);
    await router.resolve(`/h5${tabPath}`);
    const again = pushLoadingPage();
    finishLoading('line');
    expect(await again).toEqual(['line']);
    await goBack(1);
    expect(await router.resolve(`/h5${tabPath}`)).toEqual(['tab']);
    finishCancelled('line');
    expect(await cancelled).toEqual([]);
  });
});

describe('the query of a page', () => {
  it.each([
    ['', {}],
    ['?', {}],
    ['a=1&b=%E5%85%AB', { a: '1', b: '%E5%85%AB' }],
    ['a=x=y&b', { a: 'x=y', b: '' }]
  ])('is parsed from "%s"', (query, params) => {
    expect(parse(query)).toEqual(params);
  });
});
