import Taro from '@tarojs/taro';
import type { LinkTarget } from '@contract/deepLink';
import { ANSWER_MS } from '@/bridge/appMessages';
import { nativeApp } from '@/bridge/nativeApp';
import { language } from '@/locale/language';
import { routes } from '@/routes';
import { type FakeNativeApp, fakeNativeApp } from '@/testing/fakeNativeApp';
import { whenIdle } from '@/testing/whenIdle';
import { overlays } from '@/ui/overlays';
import { openDeepLink } from './deepLink';
import t from './locale/zh-Hans';

let navigations: [string, unknown][];
let warn: jest.SpyInstance;

beforeAll(() => language.set('zh-Hans'));

beforeEach(() => {
  navigations = [];
  window.history.replaceState(null, '', '/h5/');
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([]);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const watched = ['navigateTo', 'switchTab', 'makePhoneCall'] as const;
  for (const name of watched) {
    jest.spyOn(Taro, name).mockImplementation((option: unknown) => {
      navigations.push([name, option]);
      return Promise.resolve({ errMsg: 'ok' });
    });
  }
});

describe('a jump action', () => {
  it('a jump action of a type that this version does not know is reported and ignored', async () => {
    openDeepLink({ type: 'teleport' } as never);
    await whenIdle();
    expect(warn).toHaveBeenCalled();
    expect(navigations).toEqual([]);
  });

  it.each<[string, LinkTarget]>([
    ['an unknown route', { type: 'jumpMini', route: 'nowhere' }],
    ['a name that every object has', { type: 'jumpMini', route: 'toString' }]
  ])('a jump action to %s leads home and is reported', async (_, action) => {
    openDeepLink(action);
    await whenIdle();
    expect(warn).toHaveBeenCalled();
    expect(navigations).toEqual([['switchTab', { url: `/${routes.home}` }]]);
  });

  it.each<[LinkTarget, string, unknown]>([
    [{ type: 'jumpMini', route: 'market' }, 'switchTab', { url: `/${routes.market}` }],
    [
      { type: 'jumpMini', route: 'news.detail', params: { id: '5' } },
      'navigateTo',
      { url: `/${routes['news.detail']}?id=5` }
    ],
    [{ type: 'jumpMini', route: 'activity' }, 'navigateTo', { url: `/${routes.activity}` }],
    [
      { type: 'lonePress', imageUrl: '/uploads/a.jpg' },
      'navigateTo',
      { url: `/${routes.imagePreview}?urls=%2Fuploads%2Fa.jpg` }
    ],
    [{ type: 'supplyLink' }, 'switchTab', { url: `/${routes.transaction}` }],
    [{ type: 'purchaseLink' }, 'switchTab', { url: `/${routes.transaction}` }],
    [{ type: 'callPhone', phone: '4000000000' }, 'makePhoneCall', { phoneNumber: '4000000000' }]
  ])('%j', async (action, platform, option) => {
    openDeepLink(action);
    await whenIdle();
    expect(navigations).toEqual([[platform, option]]);
  });

  it.each<[LinkTarget, string]>([
    [{ type: 'copyText', text: '八角' }, '八角'],
    [{ type: 'shareLink1', title: '', link: 'https://www.gov.cn/' }, 'https://www.gov.cn/'],
    [{ type: 'shareMini', title: '', path: '/pages/index/index' }, '/pages/index/index']
  ])('%j copies', async (action, text) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    openDeepLink(action);
    await whenIdle();
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it('opens only https outside', () => {
    const open = jest.spyOn(window, 'open').mockImplementation(() => null);
    openDeepLink({ type: 'externalLink', url: 'javascript:alert(1)' });
    expect(open).not.toHaveBeenCalled();
    expect(overlays.shownToast?.text).toBe(t.unsafeLink);
    openDeepLink({ type: 'externalLink', url: 'https://www.gov.cn/a' });
    expect(open).toHaveBeenCalledWith('https://www.gov.cn/a', '_blank', 'noopener,noreferrer');
    expect(open).toHaveBeenCalledTimes(1);
  });

  it.each([
    { type: 'externalLink', url: '//www.gov.cn' },
    { type: 'externalLink', url: 'https://user:pass@www.gov.cn/' },
    { type: 'lonePress', imageUrl: 'data:text/html,x' },
    { type: 'shareLink1', title: '', link: 'https://evil.example/' },
    { type: 'callPhone', phone: '*#06#' }
  ])('refuses an unsafe one, reports it and shows so: %j', async (action) => {
    openDeepLink(action as LinkTarget);
    await whenIdle();
    expect(warn).toHaveBeenCalled();
    expect([navigations, overlays.shownToast?.text]).toEqual([[], t.unsafeLink]);
  });

  it('leads to the page that names a host which is not allowed', async () => {
    openDeepLink({ type: 'externalLink', url: 'https://evil.example/' });
    await whenIdle();
    expect(navigations).toEqual([
      ['navigateTo', { url: `/${routes['main.webView']}?url=https%3A%2F%2Fevil.example%2F` }]
    ]);
  });
});

describe('a jump action in the native app', () => {
  let host: FakeNativeApp;
  const start = async (actions: Parameters<typeof fakeNativeApp>[0]) => {
    host = fakeNativeApp(actions);
    const listener = { page: { version: '', language: '' }, handle: () => true };
    void nativeApp.connect(Promise.resolve(listener));
    await whenIdle();
  };
  afterEach(() => host.remove());

  it.each<[LinkTarget, object]>([
    [
      { type: 'openMiniprogram', appId: 'wx1', path: 'pages/a' },
      { action: 'openMiniprogram', param: { appId: 'wx1', path: 'pages/a' } }
    ],
    [
      { type: 'callPhone', phone: '4000000000' },
      { action: 'callPhone', param: { phone: '4000000000' } }
    ],
    [{ type: 'externalLink', url: 'https://www.gov.cn/' }, { param: { url: 'https://www.gov.cn/' } }],
    [
      { type: 'toMap', latitude: 22.65, longitude: 110.18, name: '中心' },
      { param: { latitude: '22.65', longitude: '110.18', name: '中心', address: '' } }
    ],
    [{ type: 'shareLink1', title: '公告', link: 'https://www.gov.cn/' }, { action: 'shareLink1' }],
    [{ type: 'shareMini', title: '行情', path: '/pages/index/index' }, { action: 'shareMini' }]
  ])('is carried out by the app: %j', async (target, message) => {
    await start(['callPhone', 'externalLink', 'toMap', 'shareLink1', 'shareMini']);
    openDeepLink(target);
    await whenIdle();
    expect(host.sent.at(-1)).toMatchObject(message);
    expect(navigations).toEqual([]);
  });

  it('is carried out by the page where the app does not offer it', async () => {
    await start([]);
    openDeepLink({ type: 'callPhone', phone: '4000000000' });
    await whenIdle();
    expect(host.actions()).toEqual(['handshake']);
    expect(navigations).toEqual([['makePhoneCall', { phoneNumber: '4000000000' }]]);
  });

  it('is carried out by the page, with a message, when the app does not answer', async () => {
    await start(['callPhone']);
    host.answer('callPhone', undefined);
    openDeepLink({ type: 'callPhone', phone: '4000000000' });
    await whenIdle();
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect(overlays.shownToast?.text).toBe(t.appSilent);
    expect(navigations).toEqual([['makePhoneCall', { phoneNumber: '4000000000' }]]);
  });
});
