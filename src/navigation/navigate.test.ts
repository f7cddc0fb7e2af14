import Taro from '@tarojs/taro';
import { routes } from '@/routes';
import { navigate, type NavigationType, setGuard } from './navigate';
import { NavigationConfigurationError, NavigationError } from './NavigationError';

const moves = ['navigateTo', 'redirectTo', 'reLaunch', 'switchTab', 'navigateBack'] as const;
type Move = (typeof moves)[number];

let called: [Move, unknown][];
let stackSize: number;

beforeEach(() => {
  called = [];
  stackSize = 2;
  window.history.replaceState(null, '', '/h5/');
  for (const move of moves) {
    jest.spyOn(Taro, move).mockImplementation(((option: unknown) => {
      called.push([move, option]);
      return Promise.resolve({ errMsg: 'ok' });
    }) as never);
  }
  jest.spyOn(Taro, 'getCurrentPages').mockImplementation(() => Array<never>(stackSize).fill({} as never));
});
afterEach(() => setGuard(() => true));

const line = { name: 'market.info', params: { lineId: 'a/b' } } as const;

describe('a navigation that is refused moves nothing', () => {
  it.each<[string, NavigationType, object, string]>([
    ['a missing url', 'push', { url: '' }, 'missing url'],
    ['no destination at all', 'push', {}, 'missing url'],
    ['an unknown page', 'push', { url: '/pages/nowhere/index' }, 'unknown page'],
    ['a tab for push', 'push', { name: 'market' }, 'TabBar page'],
    ['a tab for replace', 'replace', { url: '/pages/mine/index' }, 'TabBar page'],
    ['another page for push-tab', 'push-tab', line, 'not TabBar page']
  ])('refuses %s', async (_, type, destination, reason) => {
    const refusal = navigate(type, destination);
    await expect(refusal).rejects.toBeInstanceOf(NavigationError);
    await expect(refusal).rejects.toMatchObject({ reason });
    expect(called).toEqual([]);
  });

  it('refuses the same url while it is on its way', async () => {
    const first = navigate('push', line);
    await expect(navigate('push', line)).rejects.toMatchObject({ reason: 'locked' });
    await first;
    expect(called).toHaveLength(1);
  });

  it('refuses to push the page that is on top already', async () => {
    window.history.replaceState(null, '', `/h5/${routes['market.info']}?lineId=a%2Fb`);
    await expect(navigate('push', line)).rejects.toMatchObject({ reason: 'locked' });
  });

  it('goes again to a url whose navigation has failed', async () => {
    jest.spyOn(Taro, 'navigateTo').mockRejectedValueOnce(new Error('navigateTo:fail'));
    await expect(navigate('push', line)).rejects.toThrow('navigateTo:fail');
    await navigate('push', line);
    expect(called).toHaveLength(1);
  });

  it('asks the global guard', async () => {
    setGuard(({ name }) => name !== 'market.info');
    await expect(navigate('push', line)).rejects.toMatchObject({ reason: 'guarded' });
    expect(called).toEqual([]);
  });
});

describe('a configuration error', () => {
  it('is a name that the table lacks', async () => {
    await expect(navigate('push', { name: 'nowhere' as never })).rejects.toBeInstanceOf(NavigationConfigurationError);
  });

  it('is a navigation type that does not exist', async () => {
    await expect(navigate('fly' as never, line)).rejects.toBeInstanceOf(NavigationConfigurationError);
  });
});

describe('a navigation', () => {
  it.each<[NavigationType, object, Move, string]>([
    ['push', line, 'navigateTo', `/${routes['market.info']}?lineId=a%2Fb`],
    ['replace', line, 'redirectTo', `/${routes['market.info']}?lineId=a%2Fb`],
    ['replace-all', { name: 'home' }, 'reLaunch', `/${routes.home}`],
    ['push-tab', { name: 'mine' }, 'switchTab', `/${routes.mine}`],
    // Still to come: the router shows what says so at its own address.
    ['push', { name: 'pay.vcard' }, 'navigateTo', `/${routes['pay.vcard']}`],
    ['push', { url: `/${routes['news.detail']}?id=1` }, 'navigateTo', `/${routes['news.detail']}?id=1`]
  ])('%s goes by the platform', async (type, destination, move, url) => {
    await navigate(type, destination);
    expect(called).toEqual([[move, { url }]]);
  });

  it('back goes back as far as asked', async () => {
    stackSize = 4;
    await navigate('back', { delta: 2 });
    expect(called).toEqual([['navigateBack', { delta: 2 }]]);
  });

  it('back with one page leads to the mine tab', async () => {
    stackSize = 1;
    await navigate('back', {});
    expect(called).toEqual([['switchTab', { url: `/${routes.mine}` }]]);
  });

  it('push takes the place of the top page when the stack is full', async () => {
    stackSize = 10;
    await navigate('push', line);
    expect(called[0]?.[0]).toBe('redirectTo');
  });

  it('leaves out parameters without a value', async () => {
    await navigate('push', { name: 'news.detail', params: { id: '1', from: undefined } });
    expect(called[0]?.[1]).toEqual({ url: `/${routes['news.detail']}?id=1` });
  });
});
