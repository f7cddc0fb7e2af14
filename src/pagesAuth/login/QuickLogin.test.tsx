import type { CallInput } from '@contract';
import { agreementVersion } from '@/lib/agreementVersion';
import * as weChat from '@/platform/weChatLogin';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildSentCode, buildSession, loginReferer } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import { sentCodes } from './sentCodes';
import { tickets } from './tickets';

const mobile = '13800138000';

const bindings: CallInput<'POST /api/member/user/bindPhone'>[] = [];
const api = fakeApi({
  'GET /api/member/user/loginWays': {
    miniProgram: true,
    webPage: { authorizeUrl: '/wechat?redirect_uri=REDIRECT&state=STATE', isAnyBrowser: true }
  },
  'POST /api/member/user/sendMsgCode': buildSentCode(),
  'POST /api/member/user/loginByVX': ({ code }) => {
    if (code === 'old') throw new FakeError('WECHAT_REFUSED');
    if (code === 'new') return { session: null, bindTicket: 'b1', conflictMobile: null };
    return { session: buildSession(), bindTicket: null, conflictMobile: null };
  },
  'POST /api/member/user/bindPhone': (input) => {
    bindings.push(input);
    if (!input.isMerge) throw new FakeError('CONFLICT');
    return buildSession();
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson()
});
const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  sentCodes.forget();
  tickets.bind = null;
  bindings.length = 0;
  api.calls.length = 0;
});

describe('the quick login', () => {
  /** Goes to WeChat and says with which state. */
  async function leave(): Promise<{ page: OpenedPage; url: URL }> {
    const leaveFor = jest.spyOn(weChat, 'leaveFor').mockImplementation(() => undefined);
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
    openPage(`/pagesAuth/login/QuickLogin?${loginReferer}&code=${code}&state=${state ?? ''}`);

  it('takes no answer to a question that it did not ask', async () => {
    await leave();
    const page = await comeBack('good', 'foreign');
    await page.waitFor('微信一键登录');
    expect(inputsOf('loginByVX')).toEqual([]);
  });

  it('says when WeChat refuses the code', async () => {
    const { url } = await leave();
    const page = await comeBack('old', url.searchParams.get('state'));
    await page.waitFor('微信登录已过期，再点一次');
  });

  it('goes to WeChat after the agreement and comes back logged in, where the person was', async () => {
    const { url } = await leave();
    const back = new URL(url.searchParams.get('redirect_uri') ?? '');
    expect(back.pathname).toBe('/h5/pagesAuth/login/QuickLogin');
    expect(back.searchParams.get('loginReferer')).toBe('pagesAuth/agreement/Policy');
    const page = await comeBack('good', url.searchParams.get('state'));
    await page.waitFor('香市隐私政策');
    expect(inputsOf('loginByVX')).toEqual([{ source: 'webPage', code: 'good', agreedVersion: agreementVersion }]);
    expect(user.token).toBe('t1');
  });

  it('binds a number for somebody new, and asks before it replaces another WeChat', async () => {
    const { url } = await leave();
    const page = await comeBack('new', url.searchParams.get('state'));
    await page.waitFor('绑定手机号');
    await page.type('mobile', mobile);
    await page.tap('获取验证码');
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('这个手机号的账号绑定了别的微信');
    await page.tap('用别的号码');
    await page.waitFor('绑定手机号');
    expect(user.isLoggedIn).toBe(false);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('改绑并登录');
    await page.tap('改绑并登录');
    await page.waitFor('香市隐私政策');
    const proof = { mobile, code: '123456' };
    expect(bindings.at(-1)).toEqual({ ticket: 'b1', proof, isMerge: true, agreedVersion: agreementVersion });
  });

  it('starts over for who opens the number page without a login by WeChat', async () => {
    const page = await openPage(`/pagesAuth/login/BindPhone?${loginReferer}`);
    await page.waitFor('微信一键登录');
  });

  it('stands in for the login of the mini-program', async () => {
    const page = await openPage(`/pagesAuth/login/MiniAppLogin?${loginReferer}`);
    await page.waitFor('微信一键登录');
  });

  it('asks the native app where the page is inside one, and goes nowhere', async () => {
    const told: string[] = [];
    const native = window as { xiangshiApp?: { dataToApp(json: string): void } };
    native.xiangshiApp = { dataToApp: (json) => told.push(json) };
    const page = await openPage(`/pagesAuth/login/QuickLogin?${loginReferer}`);
    await page.tap('用香市 App 的账号登录');
    expect(told).toContain(JSON.stringify({ action: 'loginLink', param: {} }));
    expect(page.has('用香市 App 的账号登录')).toBe(true);
    delete native.xiangshiApp;
  });
});
