import type { CurrentUser } from '@contract/user';
import { storage } from '@/platform/storage';
import { buildPerson } from '@/testing/buildPerson';
import { whenIdle } from '@/testing/whenIdle';
import { UserStore } from './user';

function setUp({ stored = '' } = {}) {
  localStorage.clear();
  if (stored) storage.write('xiangshi_h5_loginToken', stored);
  const api = {
    getCurrentUser: jest.fn().mockResolvedValue(buildPerson()),
    logout: jest.fn().mockResolvedValue(null)
  };
  return { api, store: new UserStore(api) };
}

beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));

describe('the user store', () => {
  it('begins without a user and requests none', async () => {
    const { api, store } = setUp();
    await whenIdle();
    expect(store.status).toBe('out');
    expect(api.getCurrentUser).not.toHaveBeenCalled();
  });

  it('keeps no id of WeChat, and no mark of another user', async () => {
    const { store } = setUp();
    store.setToken('T');
    store.setWeChatBound(true);
    await whenIdle();
    expect(store.openid).toBe('bound');
    store.setToken('other');
    expect(store.openid).toBe('');
  });

  it('removes what subpackages have stored for the session when it ends', () => {
    const { store } = setUp({ stored: 'T' });
    storage.write('xiangshi_h5_expoTickets', { session: 'T', content: {} });
    expect(storage.read('xiangshi_h5_expoTickets')).toBeDefined();
    store.setToken('');
    expect(storage.read('xiangshi_h5_expoTickets')).toBeUndefined();
  });

  it('keeps the session of a token that an older version has stored under another key', () => {
    localStorage.clear();
    storage.write('xiangshi_h5_token', 'T');
    const store = new UserStore({ getCurrentUser: jest.fn(), logout: jest.fn() });
    expect(store.token).toBe('T');
    expect([storage.read('xiangshi_h5_loginToken'), storage.read('xiangshi_h5_token')]).toEqual(['T', undefined]);
  });

  it('loads the user when a token is set, from any source', async () => {
    const { store } = setUp();
    store.setToken('T');
    expect(store.status).toBe('unknown');
    await whenIdle();
    expect(store.status).toBe('in');
    expect(store.user?.nickname).toBe('覃秀兰');
  });

  it('keeps the newer answer when the older one comes last', async () => {
    const { api, store } = setUp({ stored: 'T' });
    const answers: ((user: CurrentUser) => void)[] = [];
    api.getCurrentUser.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    void store.load();
    void store.load();
    answers[1]?.(buildPerson({ nickname: 'newer' }));
    await whenIdle();
    answers[0]?.(buildPerson({ nickname: 'older' }));
    await whenIdle();
    expect(store.user?.nickname).toBe('newer');
  });

  it('knows a stored token at start, and asks for the person only once the app is connected', async () => {
    const { api, store } = setUp({ stored: 'T' });
    await whenIdle();
    expect(store.status).toBe('unknown');
    expect(api.getCurrentUser).not.toHaveBeenCalled();
    await store.load();
    expect(store.status).toBe('in');
  });

  it('keeps the token and only logs when the person cannot be loaded', async () => {
    const { api, store } = setUp();
    api.getCurrentUser.mockRejectedValue(new Error('no network'));
    store.setToken('T');
    await whenIdle();
    expect(store.status).toBe('unknown');
    expect(store.isLoggedIn).toBe(true);
    expect(console.warn).toHaveBeenCalled();
    expect(store.error).toEqual(new Error('no network'));
  });

  it('clears the error of the user’s loading once it asks again', async () => {
    const { api, store } = setUp();
    api.getCurrentUser.mockRejectedValueOnce(new Error('no network'));
    store.setToken('T');
    await whenIdle();
    void store.load();
    expect(store.error).toBeUndefined();
    await whenIdle();
    expect(store.status).toBe('in');
  });

  it('shows no previous user while the user of another token is loading', async () => {
    const { api, store } = setUp();
    store.setToken('T');
    await whenIdle();
    api.getCurrentUser.mockResolvedValue(buildPerson({ nickname: '和志山' }));
    store.setToken('U');
    expect([store.status, store.user]).toEqual(['unknown', null]);
    await whenIdle();
    expect(store.user?.nickname).toBe('和志山');
  });

  it('drops a person who arrives after a logout', async () => {
    const { store } = setUp();
    store.setToken('T');
    store.setToken('');
    await whenIdle();
    expect(store.user).toBeNull();
  });

  it('logs out on the server and here', async () => {
    const { api, store } = setUp({ stored: 'T' });
    await whenIdle();
    await store.logout();
    expect(api.logout).toHaveBeenCalledTimes(1);
    expect([store.token, store.user, store.status]).toEqual(['', null, 'out']);
    expect(storage.read('xiangshi_h5_loginToken')).toBe('');
  });

  it('logs out here also when the server cannot be reached', async () => {
    const { api, store } = setUp({ stored: 'T' });
    await whenIdle();
    api.logout.mockRejectedValue(new Error('no network'));
    await store.logout();
    expect(store.status).toBe('out');
  });
});
