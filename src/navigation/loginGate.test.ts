import Taro from '@tarojs/taro';
import { routes } from '@/routes';
import { whenIdle } from '@/testing/whenIdle';
import { loginPrompt } from '@/ui/loginPrompt';
import { clearResume, connectLogin, resumeAfterLogin, withLogin } from './loginGate';

function setUp({
  isLoggedIn = false,
  isAgreementDue = false,
  agrees = false,
  nativeApp = false,
  lastWay: lastLoginRoute = ''
} = {}) {
  const referers: string[] = [];
  connectLogin({
    isLoggedIn: () => isLoggedIn,
    isAgreementDue: () => isAgreementDue,
    askAgreement: () => Promise.resolve(agrees),
    lastLoginRoute: () => lastLoginRoute,
    askNativeApp: () => Promise.resolve(nativeApp),
    rememberReferer: (url) => referers.push(url)
  });
  jest.spyOn(Taro, 'getCurrentPages').mockReturnValue([]);
  const push = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
  push.mockClear();
  window.history.replaceState(null, '', `/h5/${routes['market.info']}?lineId=7`);
  return { push, referers };
}

describe('the login gate', () => {
  it('runs nothing after a postponed login', async () => {
    const { push } = setUp();
    const action = jest.fn();
    const gate = withLogin('', action);
    expect(loginPrompt.reason).toBe('');
    loginPrompt.answer('later');
    await gate;
    resumeAfterLogin();
    expect(action).not.toHaveBeenCalled();
    expect(push).not.toHaveBeenCalled();
  });

  it('lets a member through at once', async () => {
    setUp({ isLoggedIn: true });
    const action = jest.fn();
    await withLogin('', action);
    expect(action).toHaveBeenCalledTimes(1);
    expect(loginPrompt.reason).toBeNull();
  });

  it.each([
    [true, 1],
    [false, 0]
  ])('asks a member for an agreement that was put off: agrees %s, runs %i times', async (agrees, times) => {
    setUp({ isLoggedIn: true, isAgreementDue: true, agrees });
    const action = jest.fn();
    await withLogin('', action);
    expect(action).toHaveBeenCalledTimes(times);
  });

  it('leads to the phone login with the way back, and goes on after it, once', async () => {
    const { push, referers } = setUp();
    const action = jest.fn();
    const gate = withLogin('', action);
    loginPrompt.answer('phone');
    await gate;
    await whenIdle();
    expect(referers).toEqual([`${routes['market.info']}?lineId=7`]);
    const query = `loginReferer=${encodeURIComponent(routes['market.info'])}&loginRefererQuery=lineId%3D7`;
    expect(push).toHaveBeenCalledWith({ url: `/${routes['login.phone']}?${query}` });
    resumeAfterLogin();
    resumeAfterLogin();
    expect(action).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['login.account', 'login.account', false],
    ['login.phone', 'login.phone', true],
    ['nonsense', 'login.phone', true]
  ] as const)('leads to the page that was used last: %s', async (lastWay, route, isByPhone) => {
    const { push } = setUp({ lastWay });
    const gate = withLogin('', () => undefined);
    expect(loginPrompt.isByPhone).toBe(isByPhone);
    loginPrompt.answer('phone');
    await gate;
    await whenIdle();
    expect(push.mock.calls[0]?.[0].url).toContain(`/${routes[route]}?`);
    clearResume();
  });

  it('asks the native app instead where there is one', async () => {
    const { push } = setUp({ nativeApp: true });
    const gate = withLogin('', () => undefined);
    loginPrompt.answer('phone');
    await gate;
    expect(push).not.toHaveBeenCalled();
    clearResume();
  });
});
