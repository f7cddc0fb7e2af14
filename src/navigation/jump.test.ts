import { setHistoryMode } from '@tarojs/router';
import Taro from '@tarojs/taro';
import type { JumpAction } from '@contract/jump';
import { routes } from '@/routes';
import { jump } from './jump';

let went: [string, unknown][];
let warn: jest.SpyInstance;
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

beforeEach(() => {
  went = [];
  window.history.replaceState(null, '', '/h5/');
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([]);
  warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const watched = ['navigateTo', 'switchTab', 'makePhoneCall'] as const;
  for (const name of watched) {
    jest.spyOn(Taro, name).mockImplementation((option: unknown) => {
      went.push([name, option]);
      return Promise.resolve({ errMsg: 'ok' });
    });
  }
});

describe('a jump action', () => {
  it('of a type that this version does not know is reported and ignored', async () => {
    jump({ type: 'teleport' } as never);
    await settle();
    expect(warn).toHaveBeenCalled();
    expect(went).toEqual([]);
  });

  it.each<[string, JumpAction]>([
    ['an unknown route', { type: 'jumpMini', route: 'nowhere' }],
    ['a name that every object has', { type: 'jumpMini', route: 'toString' }]
  ])('to %s leads home and is reported', async (_, action) => {
    jump(action);
    await settle();
    expect(warn).toHaveBeenCalled();
    expect(went).toEqual([['switchTab', { url: `/${routes.home}` }]]);
  });

  it.each<[JumpAction, string, unknown]>([
    [{ type: 'jumpMini', route: 'market' }, 'switchTab', { url: `/${routes.market}` }],
    [
      { type: 'jumpMini', route: 'news.detail', params: { id: '5' } },
      'navigateTo',
      { url: `/${routes['news.detail']}?id=5` }
    ],
    // A page that is still to come says so itself.
    [{ type: 'jumpMini', route: 'pay.vcard' }, 'navigateTo', { url: `/${routes['pay.vcard']}` }],
    [{ type: 'supplyLink' }, 'switchTab', { url: `/${routes.transaction}` }],
    [{ type: 'purchaseLink' }, 'switchTab', { url: `/${routes.transaction}` }],
    [{ type: 'callPhone', phone: '4000000000' }, 'makePhoneCall', { phoneNumber: '4000000000' }]
  ])('%j', async (action, platform, option) => {
    jump(action);
    await settle();
    expect(went).toEqual([[platform, option]]);
  });

  it.each<[JumpAction, string]>([
    [{ type: 'copyText', text: '八角' }, '八角'],
    [{ type: 'shareLink1', title: '', link: 'https://example.com' }, 'https://example.com'],
    [{ type: 'shareMini', title: '', path: '/pages/index/index' }, '/pages/index/index']
  ])('%j copies', async (action, text) => {
    const writeText = jest.fn().mockResolvedValue(undefined);
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    jump(action);
    await settle();
    expect(writeText).toHaveBeenCalledWith(text);
  });

  it('shows a picture over the page', async () => {
    // As the app does when it starts.
    setHistoryMode('browser');
    HTMLDialogElement.prototype.showModal = jest.fn();
    jump({ type: 'lonePress', imageUrl: '/a.jpg' });
    await settle();
    expect(document.querySelector('dialog img')?.getAttribute('src')).toBe('/a.jpg');
  });

  it('opens only https outside', () => {
    const open = jest.spyOn(window, 'open').mockImplementation(() => null);
    jump({ type: 'externalLink', url: 'javascript:alert(1)' });
    expect(open).not.toHaveBeenCalled();
    jump({ type: 'externalLink', url: 'https://example.com' });
    expect(open).toHaveBeenCalledWith('https://example.com', '_blank', 'noopener,noreferrer');
  });
});
