import Taro from '@tarojs/taro';
import { ANSWER_MS, CONNECT_MS } from '@/bridge/appMessages';
import { connectLogin, withLogin } from '@/navigation/loginGate';
import { routes } from '@/routes';
import { environment } from '@/stores/environment';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { connectUser } from '@/testing/connectUser';
import { fakeApi } from '@/testing/fakeApi';
import { type FakeNativeApp, fakeNativeApp } from '@/testing/fakeNativeApp';
import { whenIdle } from '@/testing/whenIdle';
import { loginPrompt } from '@/ui/loginPrompt';
import { overlays } from '@/ui/overlays';
import { askNativeLogin, launch } from './launch';

fakeApi({ 'GET /api/member/user/current': buildPerson(), 'POST /api/member/user/logout': null });
let host: FakeNativeApp | undefined;
let opened: jest.SpyInstance;

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  dispatchEvent(new Event('pointerdown'));
});
beforeEach(() => {
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([{ route: `/h5/${routes.home}` }] as never);
  opened = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
  connectUser();
  user.setToken('');
  connectLogin({
    isLoggedIn: () => user.isLoggedIn,
    isAgreementDue: () => false,
    askAgreement: () => Promise.resolve(true),
    lastLoginRoute: () => '',
    askNativeApp: askNativeLogin,
    rememberReferer: () => undefined
  });
});
afterEach(() => {
  host?.remove();
  host = undefined;
  overlays.close();
});

async function startIn(app: FakeNativeApp): Promise<FakeNativeApp> {
  host = app;
  await launch({ query: { fromType: 'nativeApp' } });
  await whenIdle();
  return app;
}

/** Starts an action that needs a login, and agrees to log in. */
async function askFor(action: () => void): Promise<void> {
  const gate = withLogin('', action);
  loginPrompt.answer('phone');
  await Promise.race([gate, whenIdle()]);
  await whenIdle();
}
const question = () => (overlays.dialog?.kind === 'modal' ? overlays.dialog.options.title : undefined);

describe('a login in the native app', () => {
  it('shows that there is no app, and logs in by phone', async () => {
    const started = launch({ query: { fromType: 'nativeApp' } });
    await jest.advanceTimersByTimeAsync(CONNECT_MS);
    await started;
    await askFor(() => undefined);
    expect(overlays.shownToast?.text).toBe('不在 App 里，请用手机号');
    expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining(routes['login.phone']) as string })
    );
    expect(environment.sourceType).toBe('');
  });

  it('asks the app, and goes on with the action when the token comes', async () => {
    const app = await startIn(fakeNativeApp());
    const action = jest.fn();
    await askFor(action);
    expect([app.actions(), opened.mock.calls.length, action.mock.calls.length]).toEqual([
      ['handshake', 'loginLink'],
      0,
      0
    ]);
    expect(await app.say('loginToken', { token: 'T' })).toEqual({ done: true });
    await whenIdle();
    expect([user.token, action.mock.calls.length]).toEqual(['T', 1]);
  });

  it('drops the action when the person closes the login of the app', async () => {
    const app = await startIn(fakeNativeApp());
    const action = jest.fn();
    await askFor(action);
    await app.say('loginCancel', {});
    await app.say('loginToken', { token: 'T' });
    await whenIdle();
    expect([user.token, action.mock.calls.length]).toEqual(['T', 0]);
  });

  it('offers the phone login when the app does not answer in time', async () => {
    const app = await startIn(fakeNativeApp());
    app.answer('loginLink', undefined);
    await askFor(() => undefined);
    expect(overlays.loadingText).toBe('正在打开香市 App 登录');
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    expect([question(), overlays.loadingText]).toEqual(['香市 App 没有回应', undefined]);
    overlays.close({ confirm: true });
    await whenIdle();
    expect(opened).toHaveBeenCalledWith(
      expect.objectContaining({ url: expect.stringContaining(routes['login.phone']) as string })
    );
  });

  it('takes a token that comes after the time-out, and closes the question', async () => {
    const app = await startIn(fakeNativeApp());
    app.answer('loginLink', undefined);
    const action = jest.fn();
    await askFor(action);
    await jest.advanceTimersByTimeAsync(ANSWER_MS);
    await app.say('loginToken', { token: 'late' });
    await whenIdle();
    expect([user.token, question(), action.mock.calls.length]).toEqual(['late', undefined, 1]);
    expect(opened).not.toHaveBeenCalled();
  });
});

describe('a session in the native app', () => {
  it('ends in the page with a report to the app, and in the app without one', async () => {
    const app = await startIn(fakeNativeApp(['logout']));
    await app.say('loginToken', { token: 'T' });
    await user.logout();
    await whenIdle();
    expect(app.actions().filter((action) => action === 'logout')).toHaveLength(1);
    await app.say('loginToken', { token: 'T2' });
    await app.say('logout', {});
    await whenIdle();
    expect(user.token).toBe('');
    expect(app.actions().filter((action) => action === 'logout')).toHaveLength(1);
  });

  it('follows the jump action of a push message, and refuses an unsafe one', async () => {
    const app = await startIn(fakeNativeApp());
    await app.say('jump', { target: JSON.stringify({ type: 'supplyLink', id: '7' }) });
    await whenIdle();
    expect(opened).toHaveBeenCalledWith({ url: `/${routes['supply.info']}?id=7` });
    opened.mockClear();
    await app.say('jump', { target: JSON.stringify({ type: 'externalLink', url: 'javascript:alert(1)' }) });
    await whenIdle();
    expect([opened.mock.calls, overlays.shownToast?.text]).toEqual([[], '链接不安全，已拦下']);
  });
});
