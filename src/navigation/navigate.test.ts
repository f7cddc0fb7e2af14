import Taro from '@tarojs/taro';
import { routes } from '@/routes';
import { linkTo, navigate, type NavigationType, setGuard } from './navigate';
import { NavigationConfigurationError, NavigationError } from './NavigationError';

const methods = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const;
type Method = (typeof methods)[number];

let calls: [Method, unknown][];
let stackSize: number;

beforeEach(() => {
  calls = [];
  stackSize = 2;
  window.history.replaceState(null, '', '/h5/');
  for (const method of methods) {
    jest.spyOn(Taro, method).mockImplementation(((option: unknown) => {
      calls.push([method, option]);
      return Promise.resolve({ errMsg: 'ok' });
    }) as never);
  }
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => Array<never>(stackSize).fill({} as never));
});
afterEach(() => setGuard(() => true));

const linePage = { name: 'market.info', params: { lineId: 'a/b' } } as const;

describe('a navigation that is not possible', () => {
  it.each<[string, NavigationType, object, string]>([
    ['a missing url', 'push', { url: '' }, 'missing url'],
    ['no destination at all', 'push', {}, 'missing url'],
    ['an unknown page', 'push', { url: '/pages/nowhere/index' }, 'unknown page'],
    ['a tab for push', 'push', { name: 'market' }, 'TabBar page'],
    ['a tab for replace', 'replace', { url: '/pages/mine/index' }, 'TabBar page'],
    ['another page for push-tab', 'push-tab', linePage, 'not TabBar page']
  ])('refuses %s', async (_, type, destination, reason) => {
    const refusal = navigate(type, destination);
    await expect(refusal).rejects.toBeInstanceOf(NavigationError);
    await expect(refusal).rejects.toMatchObject({ reason });
    expect(calls).toEqual([]);
  });

  it('refuses a URL that is already being opened', async () => {
    const first = navigate('push', linePage);
    await expect(navigate('push', linePage)).rejects.toMatchObject({ reason: 'locked' });
    await first;
    expect(calls).toHaveLength(1);
  });

  it('refuses to push the page that is on top already', async () => {
    window.history.replaceState(null, '', `/h5/${routes['market.info']}?lineId=a%2Fb`);
    await expect(navigate('push', linePage)).rejects.toMatchObject({ reason: 'locked' });
  });

  it('retries a URL whose navigation failed', async () => {
    jest.spyOn(Taro, 'navigateTo').mockRejectedValueOnce(new Error('navigateTo:fail'));
    await expect(navigate('push', linePage)).rejects.toThrow('navigateTo:fail');
    await navigate('push', linePage);
    expect(calls).toHaveLength(1);
  });

  it('asks the global guard', async () => {
    setGuard(({ name }) => name !== 'market.info');
    await expect(navigate('push', linePage)).rejects.toMatchObject({ reason: 'guarded' });
    expect(calls).toEqual([]);
  });
});

describe('a configuration error', () => {
  it('is thrown for an unknown route name', async () => {
    await expect(navigate('push', { name: 'nowhere' as never })).rejects.toBeInstanceOf(NavigationConfigurationError);
  });

  it('is thrown for an unknown navigation type', async () => {
    await expect(navigate('fly' as never, linePage)).rejects.toBeInstanceOf(NavigationConfigurationError);
  });
});

describe('a navigation', () => {
  it.each<[NavigationType, object, Method, string]>([
    ['push', linePage, 'navigateTo', `/${routes['market.info']}?lineId=a%2Fb`],
    ['replace', linePage, 'redirectTo', `/${routes['market.info']}?lineId=a%2Fb`],
    ['replace-all', { name: 'home' }, 'reLaunch', `/${routes.home}`],
    ['push-tab', { name: 'mine' }, 'switchTab', `/${routes.mine}`],
    ['push', { url: `/${routes['news.detail']}?id=1` }, 'navigateTo', `/${routes['news.detail']}?id=1`]
  ])('%s calls the method of Taro', async (type, destination, method, url) => {
    await navigate(type, destination);
    expect(calls).toEqual([[method, { url }]]);
  });

  it('back passes on the number of pages', async () => {
    stackSize = 4;
    await navigate('back', { delta: 2 });
    expect(calls).toEqual([['navigateBack', { delta: 2 }]]);
  });

  it('back with one page leads to the mine tab', async () => {
    stackSize = 1;
    await navigate('back', {});
    expect(calls).toEqual([['switchTab', { url: `/${routes.mine}` }]]);
  });

  it('push replaces the top page when the stack is full', async () => {
    stackSize = 10;
    await navigate('push', linePage);
    expect(calls[0]?.[0]).toBe('redirectTo');
  });

  it('leaves out parameters without a value', async () => {
    await navigate('push', { name: 'news.detail', params: { id: '1', from: undefined } });
    expect(calls[0]?.[1]).toEqual({ url: `/${routes['news.detail']}?id=1` });
  });
});

describe('the tap of a link', () => {
  it('opens its page, and names the address', async () => {
    const tap = linkTo('market.info', { lineId: 'a&b' });
    expect(tap.to).toBe(`${routes['market.info']}?lineId=a%26b`);
    tap();
    await Promise.resolve();
    expect(calls.map(([method]) => method)).toEqual(['navigateTo']);
  });
});
