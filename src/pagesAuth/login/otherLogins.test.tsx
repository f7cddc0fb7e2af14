import type { CallInput } from '@contract';
import { act } from 'react-dom/test-utils';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage, type OpenedPage } from '@/testing/openPage';
import * as weChat from '@/platform/weChatLogin';
import { agreementVersion } from '@/lib/agreementVersion';
import { rememberedMobile } from './rememberedMobile';
import { sentCodes } from './sentCodes';
import { tickets } from './tickets';

const referer = 'loginReferer=pagesAuth%2Fagreement%2FPolicy&loginRefererQuery=version%3D2026-11';
const mobile = '13800138000';
const tick = '已阅读并同意 用户协议、隐私政策';
const session = { token: 't1', expiresAtMs: 1, isNew: false };
const captcha = { id: 'c1', picture: '', piece: '', width: 280, height: 140, pieceSize: 44, pieceTop: 20 };

const bindings: CallInput<'POST /api/member/user/bindPhone'>[] = [];
const api = fakeApi({
  'GET /api/member/user/loginWays': {
    miniProgram: true,
    webPage: { authorizeUrl: '/wechat?redirect_uri=REDIRECT&state=STATE', isAnyBrowser: true }
  },
  'POST /api/member/user/sendMsgCode': { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' },
  'POST /api/member/user/login': ({ password, captchaId }) => {
    if (password === 'wrong') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 3 });
    if (password === 'locks') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 0, retryAfterSec: 120 });
    if (password === 'puzzle' && captchaId !== 'c1') throw new FakeError('CAPTCHA_NEEDED');
    return session;
  },
  'POST /api/member/user/captcha': captcha,
  'POST /api/member/user/captcha/solve': null,
  'POST /api/member/user/loginByVX': ({ code }) => {
    if (code === 'old') throw new FakeError('WECHAT_REFUSED');
    if (code === 'new') return { session: null, bindTicket: 'b1', conflictMobile: null };
    return { session, bindTicket: null, conflictMobile: null };
  },
  'POST /api/member/user/bindPhone': (input) => {
    bindings.push(input);
    if (!input.isMerge) throw new FakeError('CONFLICT');
    return session;
  },
  'POST /api/member/user/checkResetCode': ({ mobile: number, code }) => {
    if (code === '000000') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
    if (number === '13900139000') throw new FakeError('NOT_FOUND');
    return { ticket: 'r1', expiresInSec: 600 };
  },
  'POST /api/member/user/updatePassword': ({ oldPassword, ticket }) => {
    if (ticket === 'old') throw new FakeError('TICKET_EXPIRED');
    if (oldPassword === 'wrong') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 4 });
    return { session: ticket === undefined ? null : session, endedSessions: 1 };
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson({ hasPassword: true })
});
/** Pushes the browser's own slider and lets go. */
async function slide(page: OpenedPage, slider: HTMLInputElement, value: number): Promise<void> {
  const setValue = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
  act(() => {
    setValue?.call(slider, String(value));
    slider.dispatchEvent(new Event('input', { bubbles: true }));
  });
  act(() => {
    slider.dispatchEvent(new MouseEvent('pointerup', { bubbles: true }));
  });
  await page.settle();
}

const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  sentCodes.forget();
  rememberedMobile.forget();
  tickets.bind = null;
  tickets.reset = null;
  bindings.length = 0;
  api.calls.length = 0;
});

describe('the login by account', () => {
  async function open(password: string): Promise<OpenedPage> {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${referer}`);
    await page.type('mobile', mobile);
    await page.type('password', password);
    await page.tap(tick);
    await page.tap('登录');
    return page;
  }

  it('asks for the agreement, and sends nothing to who will not agree [compliance 1]', async () => {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${referer}`);
    await page.type('mobile', mobile);
    await page.type('password', 'abc12345');
    expect(page.find(tick).getAttribute('aria-checked')).toBe('false');
    await page.tap('登录');
    await page.waitFor('同意并继续');
    await page.tap('取消');
    expect(inputsOf('/login')).toEqual([]);
  });

  it('says how many tries are left, and how long to wait', async () => {
    const page = await open('wrong');
    await page.waitFor('手机号或密码不对，还可以试 3 次');
    await page.type('password', 'locks');
    await page.tap('登录');
    await page.waitFor('手机号或密码不对，2 分钟后再试');
    expect(user.isLoggedIn).toBe(false);
  });

  it('goes on after the puzzle, which has another way beside it', async () => {
    const page = await open('puzzle');
    await page.waitFor('拖动滑块，拼好图片');
    expect(page.has('看不清？改用短信验证码登录')).toBe(true);
    const slider = page.find('向右拖动滑块') as HTMLInputElement;
    await slide(page, slider, 120);
    await page.waitFor('香市隐私政策');
    expect(inputsOf('captcha/solve')).toEqual([{ id: 'c1', offset: 120 }]);
    expect(user.token).toBe('t1');
  });

  it('logs in, remembers the number and returns to the page that asked', async () => {
    const page = await open('abc12345');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('/login')).toEqual([{ account: mobile, password: 'abc12345', agreedVersion: agreementVersion }]);
    expect(rememberedMobile.rememberedMobile).toBe(mobile);
    expect(location.hash).toContain('version=2026-11');
  });

  it('leads to who forgot the password, and to registering', async () => {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${referer}`);
    await page.tap('忘记密码');
    await page.waitFor('找回密码');
    await page.tap('返回');
    await page.waitFor('密码登录');
    await page.tap('注册账号');
    await page.waitFor('注册香市账号');
  });
});

describe('the login of a remembered number', () => {
  it('is the one by account where no number is remembered', async () => {
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${referer}`);
    await page.waitFor('密码登录');
  });

  it('shows the number masked and logs in with the password', async () => {
    rememberedMobile.remember(mobile);
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${referer}`);
    expect(page.has('138****8000')).toBe(true);
    expect(page.text()).not.toContain(mobile);
    await page.type('password', 'abc12345');
    await page.tap(tick);
    await page.tap('登录');
    await page.waitFor('香市隐私政策');
  });

  it('forgets the number for who wants another account', async () => {
    rememberedMobile.remember(mobile);
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${referer}`);
    await page.tap('换个账号');
    await page.waitFor('密码登录');
    expect(rememberedMobile.rememberedMobile).toBe('');
  });
});

describe('the quick login', () => {
  /** Goes to WeChat and says with which state. */
  async function leave(): Promise<{ page: OpenedPage; url: URL }> {
    const leaveFor = jest.spyOn(weChat, 'leaveFor').mockImplementation(() => undefined);
    leaveFor.mockClear();
    const page = await openPage(`/pagesAuth/login/QuickLogin?${referer}`);
    await page.waitFor('微信一键登录');
    await page.tap('微信一键登录');
    await page.waitFor('同意并继续');
    expect(leaveFor).not.toHaveBeenCalled();
    await page.tap('同意并继续');
    await page.settle();
    return { page, url: new URL(String(leaveFor.mock.calls[0]?.[0]), 'http://localhost') };
  }
  const comeBack = (code: string, state: string | null) =>
    openPage(`/pagesAuth/login/QuickLogin?${referer}&code=${code}&state=${state ?? ''}`);

  it('asks the native app where the page is inside one, and goes nowhere', async () => {
    const told: string[] = [];
    const native = window as { xiangshiApp?: { dataToApp(json: string): void } };
    native.xiangshiApp = { dataToApp: (json) => told.push(json) };
    const page = await openPage(`/pagesAuth/login/QuickLogin?${referer}`);
    await page.tap('用香市 App 的账号登录');
    expect(told).toEqual([JSON.stringify({ action: 'loginLink', param: {} })]);
    expect(page.has('用香市 App 的账号登录')).toBe(true);
    delete native.xiangshiApp;
  });

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
    const page = await openPage(`/pagesAuth/login/BindPhone?${referer}`);
    await page.waitFor('微信一键登录');
  });

  it('stands in for the login of the mini-program', async () => {
    const page = await openPage(`/pagesAuth/login/MiniAppLogin?${referer}`);
    await page.waitFor('微信一键登录');
  });
});

describe('a forgotten password', () => {
  async function prove(number: string, code: string): Promise<OpenedPage> {
    const page = await openPage(`/pagesAuth/login/RetrievePassword?${referer}`);
    await page.type('mobile', number);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.type('code', code);
    await page.tap('下一步');
    return page;
  }

  it('asks for number and code', async () => {
    const page = await openPage(`/pagesAuth/login/RetrievePassword?${referer}`);
    await page.tap('下一步');
    expect(page.has('还差 11 位') && page.has('验证码是 6 位数字')).toBe(true);
    expect(inputsOf('checkResetCode')).toEqual([]);
  });

  it('says that a code is wrong', async () => {
    const page = await prove(mobile, '000000');
    await page.waitFor('验证码不对，还可以试 4 次');
  });

  it('offers an account to a number without one', async () => {
    const page = await prove('13900139000', '123456');
    await page.waitFor('这个手机号还没有账号');
    await page.tap('注册账号');
    await page.waitFor('注册香市账号');
  });

  it('is not asked for anew by who has proven nothing', async () => {
    const page = await openPage(`/pagesAuth/login/ResetPassword?${referer}`);
    await page.waitFor('找回密码');
  });

  it('becomes a new one, checked before it is sent, and logs in', async () => {
    const page = await prove(mobile, '123456');
    await page.waitFor('设新密码');
    expect(page.has('账号 138****8000')).toBe(true);
    await page.type('password', mobile);
    await page.type('again', 'other');
    await page.tap('保存密码');
    expect(page.has('不能和手机号一样') && page.has('两次输入不一样')).toBe(true);
    expect(inputsOf('updatePassword')).toEqual([]);
    await page.type('password', 'abc12345!');
    expect(page.has('强度 中')).toBe(true);
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('updatePassword')).toEqual([{ password: 'abc12345!', ticket: 'r1' }]);
    expect(user.token).toBe('t1');
  });

  it('starts over when the ticket has expired', async () => {
    tickets.reset = { ticket: 'old', mobile };
    const page = await openPage(`/pagesAuth/login/ResetPassword?${referer}`);
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('停留太久，请从头再来一次');
    await page.tap('确定');
    await page.waitFor('找回密码');
  });
});

describe('the password page', () => {
  it('asks a visitor to log in', async () => {
    const page = await openPage('/pagesAuth/login/NewPassword');
    await page.waitFor('登录后设置密码');
  });

  it('wants the old one from who has one, and says that it is wrong', async () => {
    user.setToken('t1');
    const page = await openPage(`/pagesAuth/login/NewPassword?${referer}`);
    await page.waitFor('修改密码');
    await page.type('oldPassword', 'wrong');
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('手机号或密码不对，还可以试 4 次');
    await page.type('oldPassword', 'abc12345');
    await page.tap('保存密码');
    await page.waitFor('香市隐私政策');
  });

  it('lets a first one be set, and has who logged in long ago prove the number', async () => {
    api.on({
      'GET /api/member/user/current': buildPerson({ hasPassword: false }),
      'POST /api/member/user/updatePassword': () => {
        throw new FakeError('FORBIDDEN', { needs: 'login' });
      }
    });
    user.setToken('t2');
    const page = await openPage(`/pagesAuth/login/NewPassword?${referer}`);
    await page.waitFor('设置登录密码');
    expect(page.has('原密码')).toBe(false);
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('先验证手机号');
    await page.tap('去验证');
    await page.waitFor('找回密码');
  });
});
