import type { CallInput } from '@contract';
import type { Session } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { launch } from '@/launch/launch';
import { redirectTo } from '@/platform/weChatLogin';
import { deviceIdStore } from '@/stores/deviceId';
import { environment } from '@/stores/environment';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildSentCode, buildSession, loginReferer } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type FakeNativeApp, fakeNativeApp } from '@/testing/fakeNativeApp';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginTokens } from './loginTokens';
import { sentCodes } from './sentCodes';

// jsdom cannot leave the page.
jest.mock('@/platform/weChatLogin', () => ({
  ...jest.requireActual<object>('@/platform/weChatLogin'),
  redirectTo: jest.fn()
}));
const leaveFor = jest.mocked(redirectTo);

const mobile = '13800138000';

const bindings: CallInput<'POST /api/member/user/bindPhone'>[] = [];
function bind(input: CallInput<'POST /api/member/user/bindPhone'>): Session {
  bindings.push(input);
  if (!input.isMerge) throw new FakeError('CONFLICT');
  return buildSession();
}
const api = fakeApi({
  'GET /api/member/user/loginWays': {
    countries: [],
    hasEmail: false,
    miniProgram: true,
    webPage: { authorizeUrl: '/wechat?redirect_uri=REDIRECT&state=STATE', isAnyBrowser: true }
  },
  'POST /api/member/user/sendMsgCode': buildSentCode(),
  'POST /api/member/user/loginByVX': ({ code }) => {
    if (code === 'old') throw new FakeError('WECHAT_REFUSED');
    if (code === 'new') return { session: null, bindTicket: 'b1', conflictMobile: null };
    return { session: buildSession(), bindTicket: null, conflictMobile: null };
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson()
});
let host: FakeNativeApp | undefined;
const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  api.on({ 'POST /api/member/user/bindPhone': bind });
  sentCodes.clear();
  loginTokens.bind = null;
  bindings.length = 0;
  api.calls.length = 0;
});
afterEach(() => {
  host?.remove();
  host = undefined;
  environment.setSourceType('');
});

describe('Quick login', () => {
  /** Starts the redirect to WeChat and returns its URL, which contains the state. */
  async function leave(): Promise<{ page: OpenedPage; url: URL }> {
    leaveFor.mockClear();
    const page = await openPage(`/pagesAuth/login/QuickLogin?${loginReferer}`);
    await page.waitFor('微信一键登录');
    await page.tap('微信一键登录');
    await page.waitFor('同意并继续');
    expect(leaveFor).not.toHaveBeenCalled();
    await page.tap('同意并继续');
    await page.settle();
    return { page, url: new URL(String(leaveFor.mock.calls[0]?.[0]), 'http://localhost') };
  }
  const comeBack = (code: string, state: string | null) =>
    openPage(`/pagesAuth/login/QuickLogin?code=${code}&state=${state ?? ''}`);

  it('ignores a WeChat redirect with an unknown state', async () => {
    await leave();
    const page = await comeBack('good', 'foreign');
    await page.waitFor('微信一键登录');
    expect(inputsOf('loginByVX')).toEqual([]);
  });

  it('reports a code that WeChat rejects', async () => {
    const { url } = await leave();
    const page = await comeBack('old', url.searchParams.get('state'));
    await page.waitFor('微信登录已过期，再点一次');
  });

  it('redirects to WeChat after the agreement and logs in on return to the original page', async () => {
    const { url } = await leave();
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    expect(back.pathname).toBe('/h5/pagesAuth/login/QuickLogin');
    expect(back.search).toBe('');
    const page = await comeBack('good', url.searchParams.get('state'));
    await page.waitFor('香市隐私政策');
    expect(inputsOf('loginByVX')).toEqual([
      { source: 'webPage', code: 'good', agreedVersion: agreementVersion, deviceId: deviceIdStore.deviceId }
    ]);
    expect(user.token).toBe('t1');
  });

  it('binds a number for a new user and asks before replacing another WeChat binding', async () => {
    const { url } = await leave();
    const page = await comeBack('new', url.searchParams.get('state'));
    await page.waitFor('绑定手机号');
    await page.type('mobile', mobile);
    await page.tap('获取验证码');
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('该手机号已绑定其他微信');
    await page.tap('用别的号码');
    await page.waitFor('绑定手机号');
    expect(user.isLoggedIn).toBe(false);
    // The unused code remains valid for the same number, so no delay applies.
    await page.tap('获取验证码');
    await page.waitFor('填入');
    expect(inputsOf('sendMsgCode')).toHaveLength(1);
    await page.tap('填入');
    await page.waitFor('改绑并登录');
    await page.tap('改绑并登录');
    await page.waitFor('香市隐私政策');
    const proof = { mobile, code: '123456' };
    expect(bindings.at(-1)).toEqual({
      ticket: 'b1',
      proof,
      isMerge: true,
      agreedVersion: agreementVersion,
      deviceId: deviceIdStore.deviceId
    });
  });

  it('says that an account requires the age of 14, also on the number page [compliance 18]', async () => {
    const page = await openPage(`/pagesAuth/login/QuickLogin?${loginReferer}`);
    await page.waitFor('未满 14 周岁不能注册');
    loginTokens.bind = { ticket: 'b1' };
    const numberPage = await openPage(`/pagesAuth/login/BindPhone?${loginReferer}`);
    await numberPage.waitFor('未满 14 周岁不能注册');
  });

  it('restarts when the number page is opened without a WeChat login', async () => {
    const page = await openPage(`/pagesAuth/login/BindPhone?${loginReferer}`);
    await page.waitFor('微信一键登录');
  });

  it('replaces the mini-program login on H5', async () => {
    const page = await openPage(`/pagesAuth/login/MiniAppLogin?${loginReferer}`);
    await page.waitFor('微信一键登录');
  });

  it('asks the native app, inside its web view and after the agreement, and logs in with its token', async () => {
    host = fakeNativeApp();
    const page = await openPage(`/pagesAuth/login/QuickLogin?${loginReferer}`);
    // The launch goes on after the first touch.
    dispatchEvent(new Event('pointerdown'));
    await launch({ query: { fromType: 'nativeApp' } });
    await page.settle();
    await page.tap('用香市 App 的账号登录');
    await page.waitFor('同意并继续');
    expect(host.actions()).not.toContain('loginLink');
    await page.tap('同意并继续');
    await page.settle();
    expect(host.actions()).toContain('loginLink');
    expect(page.has('用香市 App 的账号登录')).toBe(true);
    await host.say('loginToken', { token: 'of-the-app' });
    await page.waitFor('香市隐私政策');
    expect(user.token).toBe('of-the-app');
  });

  it('submits number and code once although the code is filled in twice', async () => {
    const answer = deferred<Session>();
    const { url } = await leave();
    const page = await comeBack('new', url.searchParams.get('state'));
    await page.waitFor('绑定手机号');
    await page.type('mobile', mobile);
    await page.tap(agreementLabel);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    api.on({ 'POST /api/member/user/bindPhone': () => answer.promise });
    await page.tap('填入');
    await page.tap('填入');
    await page.settle();
    expect(page.has('输入验证码')).toBe(true);
    expect(inputsOf('bindPhone')).toHaveLength(1);
    answer.resolve(buildSession());
    await page.waitFor('香市隐私政策');
  });
});
