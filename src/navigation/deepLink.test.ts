import { setHistoryMode } from '@tarojs/router';
import Taro from '@tarojs/taro';
import type { LinkTarget } from '@contract/deepLink';
import { routes } from '@/routes';
import { whenIdle } from '@/testing/whenIdle';
import { openDeepLink } from './deepLink';

let navigations: [string, unknown][];
let warn: jest.SpyInstance;

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
    // A page that is still to come says so itself.
    [{ type: 'jumpMini', route: 'activity' }, 'navigateTo', { url: `/${routes.activity}` }],
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
    [{ type: 'shareLink1', title: '', link: 'https://example.com' }, 'https://example.com'],
    [{ type: 'shareMini', title: '', path: '/pages/index/index' }, '/pages/index/index']
  ])('%j copies', async (action, text) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    openDeepLink(action);
    await whenIdle();
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it('shows a picture over the page', async () => {
    // As the app does when it starts.
    setHistoryMode('browser');
    HTMLDialogElement.prototype.showModal = jest.fn();
    openDeepLink({ type: 'lonePress', imageUrl: '/a.jpg' });
    await whenIdle();
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe('/a.jpg');
  });

  it('opens only https outside', () => {
    const open = jest.spyOn(window, 'open').mockImplementation(() => null);
    openDeepLink({ type: 'externalLink', url: 'javascript:alert(1)' });
    expect(open).not.toHaveBeenCalled();
    openDeepLink({ type: 'externalLink', url: 'https://example.com' });
    expect(open).toHaveBeenCalledWith('https://example.com', '_blank', 'noopener,noreferrer');
  });
});
