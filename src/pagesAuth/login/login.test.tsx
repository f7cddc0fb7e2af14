import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import { agreementVersion } from '@rules/agreement';
import { resumeAfterLogin } from '@/navigation/loginGate';
import { back, push, pushTab } from '@/navigation/navigate';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCaptcha, slide } from '@/testing/buildLogin';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openLoginFromAgreement, requestLogin } from '@/testing/openLogin';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { sentCodes } from './sentCodes';

const referer = 'loginReferer=pagesAuth%2Fagreement%2FPolicy&loginRefererQuery=version%3D2026-11';
const loginUrl = `/pagesAuth/login/PhoneLogin?${referer}`;
const mobile = '13800138000';

const logins: CallInput<'POST /api/member/user/loginByMsg'>[] = [];
/** True when the server has recorded many wrong codes from this address. */
let isSuspect = false;
/** Resolves when the server answers a login. */
let whenAnswered = Promise.resolve();
const api = fakeApi({
  'POST /api/member/user/sendMsgCode': ({ captchaId }) => {
    if (isSuspect && captchaId !== 'c1') throw new FakeError('CAPTCHA_NEEDED');
    return { expiresInSec: 300, resendAfterSec: 60, canVoice: false, demoCode: '123456' };
  },
  'POST /api/member/user/captcha': buildCaptcha(),
  'POST /api/member/user/captcha/solve': null,
  'POST /api/member/user/loginByMsg': async (input) => {
    logins.push(input);
    await whenAnswered;
    if (isSuspect && input.captchaId !== 'c1') throw new FakeError('CAPTCHA_NEEDED');
    if (input.code === '000000') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
    if (input.code === '111111') throw new FakeError('LOCKED', { retryAfterSec: 900 });
    if (input.code === '222222') throw new FakeError('SMS_CODE_EXPIRED');
    return { token: 't1', expiresAtMs: 1, isNew: false };
  },
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': () => {
    throw new FakeError('UNAVAILABLE');
  }
});
const codesSent = () => api.calls.filter(({ name }) => name.endsWith('sendMsgCode'));

async function fill(page: OpenedPage, label: string, value: string): Promise<void> {
  const input = page.find(label) as HTMLInputElement;
  act(() => {
    input.value = value;
    input.dispatchEvent(new CustomEvent('input', { bubbles: true, detail: { value } }));
  });
  await page.settle();
}

/** Waits for a text that counts down and therefore cannot be matched exactly. */
async function waitForText(page: OpenedPage, text: RegExp): Promise<void> {
  for (let tries = 0; tries < 60 && !text.test(page.text()); tries += 1) await page.settle();
  expect(page.text()).toMatch(text);
}

/** Opens the code page after a code was requested. */
async function askForCode(): Promise<OpenedPage> {
  const page = await openPage(loginUrl);
  await page.waitFor('手机号');
  await fill(page, '手机号', mobile);
  await page.tap('已阅读并同意 用户协议、隐私政策');
  await page.tap('获取验证码');
  await page.waitFor('输入验证码');
  return page;
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  user.setInviteCode('');
  sentCodes.clear();
  logins.length = 0;
  isSuspect = false;
  whenAnswered = Promise.resolve();
  api.calls.length = 0;
});

describe('phone login from an address with many wrong codes', () => {
  beforeEach(() => (isSuspect = true));

  const solve = async (page: OpenedPage) => {
    await page.waitFor('向右拖动滑块');
    const slider = page.root().querySelector<HTMLInputElement>('input[type=range]');
    await slide(page, slider!, 120);
  };

  it('closing the captcha sends no code', async () => {
    const page = await openPage(loginUrl);
    await page.waitFor('手机号');
    await fill(page, '手机号', mobile);
    await page.tap('已阅读并同意 用户协议、隐私政策');
    await page.tap('获取验证码');
    await page.waitFor('向右拖动滑块');
    await page.tap('关闭');
    expect(page.text()).not.toContain('输入验证码');
    expect(codesSent()).toHaveLength(1);
  });

  it('requires a captcha before the code is sent and another one before it is submitted', async () => {
    const page = await openPage(loginUrl);
    await page.waitFor('手机号');
    await fill(page, '手机号', mobile);
    await page.tap('已阅读并同意 用户协议、隐私政策');
    await page.tap('获取验证码');
    await solve(page);
    await page.waitFor('输入验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    await solve(page);
    await page.waitFor('香市隐私政策');
    expect(logins.map(({ captchaId }) => captchaId)).toEqual([undefined, 'c1']);
  });
});

describe('phone login', () => {
  it('shows how many digits are missing', async () => {
    const page = await openPage(loginUrl);
    await fill(page, '手机号', '1380013800');
    await page.tap('获取验证码');
    expect(page.has('还差 1 位')).toBe(true);
    expect(codesSent()).toEqual([]);
  });

  it('does not preselect the consent, and sends no code without it [compliance 1]', async () => {
    const page = await openPage(loginUrl);
    await fill(page, '手机号', mobile);
    expect(page.find('已阅读并同意 用户协议、隐私政策').getAttribute('aria-checked')).toBe('false');
    await page.tap('获取验证码');
    await page.waitFor('同意并继续');
    await page.tap('取消');
    expect(codesSent()).toEqual([]);
  });

  it('says that an account requires the age of 14 [compliance 18]', async () => {
    const page = await openPage(loginUrl);
    expect(page.has('未满 14 周岁不能注册')).toBe(true);
  });

  it('the consent dialog links to both texts and closes when one is opened', async () => {
    const page = await openPage(loginUrl);
    await fill(page, '手机号', mobile);
    await page.tap('获取验证码');
    await page.waitFor('同意并继续');
    const dialog = page.root().querySelector('[role="alertdialog"]');
    expect([...(dialog?.querySelectorAll('[role="link"]') ?? [])].map((link) => link.textContent)).toEqual([
      '用户协议',
      '隐私政策'
    ]);
    act(() => dialog?.querySelector<HTMLElement>('[role="link"]')?.click());
    await page.waitFor('香市用户协议');
    expect(overlays.dialog).toBeUndefined();
  });

  it('agreeing in the consent dialog sends the code with one tap', async () => {
    const page = await openPage(loginUrl);
    await fill(page, '手机号', mobile);
    await page.tap('获取验证码');
    await page.waitFor('同意并继续');
    await page.tap('同意并继续');
    await page.waitFor('输入验证码');
    expect(codesSent()).toMatchObject([{ input: { mobile } }]);
  });

  it('keeps the number and shows the reason when no code can be sent', async () => {
    api.on({
      'POST /api/member/user/sendMsgCode': () => {
        throw new FakeError('LOCKED', { retryAfterSec: 840 });
      }
    });
    const page = await openPage(loginUrl);
    await fill(page, '手机号', mobile);
    await page.tap('已阅读并同意 用户协议、隐私政策');
    await page.tap('获取验证码');
    await waitForText(page, /错误次数太多，1[34]:\d\d 后再试/);
    api.on({
      'POST /api/member/user/sendMsgCode': {
        expiresInSec: 300,
        resendAfterSec: 60,
        canVoice: false,
        demoCode: '123456'
      }
    });
  });

  it('explains which numbers are supported and what works without a login', async () => {
    const page = await openPage(loginUrl);
    await page.tap('国家和地区码 +86');
    await page.waitFor('目前支持中国大陆手机号');
    expect(page.text()).toContain('行情、资讯和供求不登录也能看');
    await page.tap('确定');
    expect(page.has('登录香市')).toBe(true);
  });

  it('offers no WeChat login when neither the server nor the browser supports it', async () => {
    const page = await openPage(loginUrl);
    await page.waitFor('密码');
    expect(page.has('微信')).toBe(false);
  });

  it('links to both legal texts, and back from each', async () => {
    const page = await openPage(loginUrl);
    await page.tap('用户协议');
    await page.waitFor('香市用户协议');
    await page.tap('返回');
    await page.waitFor('登录香市');
    await page.tap('隐私政策');
    await page.waitFor('香市隐私政策');
  });

  it('drops the pending action when the user chooses to browse instead', async () => {
    const done = jest.fn();
    const page = await openLoginFromAgreement(done);
    await page.tap('先逛逛');
    await page.waitFor('香市用户协议');
    resumeAfterLogin();
    expect(done).not.toHaveBeenCalled();
  });
});

describe('code page', () => {
  it('redirects a visitor without a requested code to the mobile number page', async () => {
    const page = await openPage(`/pagesAuth/login/GetCode?mobile=${mobile}&${referer}`);
    await page.waitFor('登录香市');
    expect(user.isLoggedIn).toBe(false);
  });

  it.each([
    ['000000', /验证码不对，还可以试 4 次/],
    ['111111', /错误次数太多，1[45]:\d\d 后再试/],
    ['222222', /验证码已失效，重新获取一个/]
  ])('shows why the code %s is rejected', async (code, sentence) => {
    const page = await askForCode();
    expect(page.has('验证码已发到 138****8000')).toBe(true);
    await fill(page, '验证码，6 位数字', code);
    await waitForText(page, sentence);
    expect(user.isLoggedIn).toBe(false);
  });

  it('logs in with a pasted message and returns to the page that requested it, with its parameters', async () => {
    user.setInviteCode('GUIXIANG');
    const page = await askForCode();
    await fill(page, '验证码，6 位数字', '验证码 123456');
    await page.waitFor('香市隐私政策');
    expect(user.token).toBe('t1');
    expect(logins).toEqual([
      {
        mobile,
        code: '123456',
        inviteCode: 'GUIXIANG',
        agreedVersion: agreementVersion,
        deviceId: deviceIdStore.deviceId
      }
    ]);
    expect(location.hash).toContain('version=2026-11');
  });

  it('leaves the page alone that the user has opened before the login is answered', async () => {
    const answer = deferred<void>();
    whenAnswered = answer.promise;
    await fill(await askForCode(), '验证码，6 位数字', '123456');
    const other = await openPage('/pagesAuth/agreement/Agreement');
    await other.waitFor('香市用户协议');
    answer.resolve();
    await other.advance(2000);
    expect(user.isLoggedIn).toBe(true);
    expect(other.has('香市用户协议')).toBe(true);
  });

  it('fills in the demo code', async () => {
    const page = await askForCode();
    expect(page.has('演示验证码 123456')).toBe(true);
    await page.tap('填入');
    await page.waitFor('香市隐私政策');
    expect(user.isLoggedIn).toBe(true);
  });
});

describe('login requested by a page', () => {
  it('returns to the unchanged page and resumes the pending action', async () => {
    const done = jest.fn();
    let asker: HTMLElement | undefined;
    const page = await openLoginFromAgreement(done, (agreement) => (asker = agreement));
    await fill(page, '手机号', mobile);
    await page.tap('已阅读并同意 用户协议、隐私政策');
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('香市用户协议');
    expect(page.root()).toBe(asker);
    expect(done).toHaveBeenCalledTimes(1);
  });

  /**
   * Opens another page over the code page while the server still answers the login that the agreement requested.
   * @param onCovered what the user does on that page before the answer
   */
  async function coverPendingLogin(
    done: () => void,
    onAgreement?: (agreement: HTMLElement) => void,
    onCovered?: (page: OpenedPage) => Promise<unknown>
  ) {
    const answer = deferred<void>();
    whenAnswered = answer.promise;
    const page = await openLoginFromAgreement(done, onAgreement);
    await fill(page, '手机号', mobile);
    await page.tap('已阅读并同意 用户协议、隐私政策');
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    push('policy');
    await page.waitFor('香市隐私政策');
    await onCovered?.(page);
    await page.advance(1000);
    answer.resolve();
    await page.advance(2000);
    expect(user.isLoggedIn).toBe(true);
    await page.waitFor('香市隐私政策');
    return page;
  }

  it('leaves a page that covers it open when it is answered, and returns when it is shown again', async () => {
    const done = jest.fn();
    let asker: HTMLElement | undefined;
    const page = await coverPendingLogin(done, (agreement) => (asker = agreement));
    expect(done).not.toHaveBeenCalled();
    back();
    await page.waitFor('香市用户协议');
    expect(page.root()).toBe(asker);
    expect(done).toHaveBeenCalledTimes(1);
  });

  it('returns to the page that covers it and requests a login as well, later to the first one', async () => {
    const done = jest.fn();
    const doneOnCover = jest.fn();
    let asker: HTMLElement | undefined;
    const page = await coverPendingLogin(
      done,
      (agreement) => (asker = agreement),
      (cover) => requestLogin(cover, 'pagesAuth/agreement/Policy', doneOnCover)
    );
    expect(doneOnCover).toHaveBeenCalledTimes(1);
    back();
    await page.waitFor('香市用户协议');
    expect(page.root()).toBe(asker);
    expect(done).not.toHaveBeenCalled();
    expect(doneOnCover).toHaveBeenCalledTimes(1);
  });

  it('drops the pending action when it is answered behind another page and the user leaves both', async () => {
    const done = jest.fn();
    const page = await coverPendingLogin(done);
    pushTab('market');
    await page.advance(1000);
    resumeAfterLogin();
    expect(done).not.toHaveBeenCalled();
    expect(location.hash).toContain('pages/market');
  });
});
