import { agreementVersion } from '@rules/agreement';
import { resumeAfterLogin } from '@/navigation/loginGate';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildCaptcha, buildSession, loginReferer, slide } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openLoginFromAgreement } from '@/testing/openLogin';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { rememberedMobile } from './rememberedMobile';

const mobile = '13800138000';

const api = fakeApi({
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
  'POST /api/member/user/login': ({ password, captchaId }) => {
    if (password === 'wrong') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 3 });
    if (password === 'locks') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 0, retryAfterSec: 120 });
    if (password === 'frozen') throw new FakeError('FROZEN', { reason: '多次发布虚假货源' });
    if (password === 'puzzle' && captchaId !== 'c1') throw new FakeError('CAPTCHA_NEEDED');
    return buildSession();
  },
  'POST /api/member/user/captcha': buildCaptcha(),
  'POST /api/member/user/captcha/solve': null,
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson({ hasPassword: true })
});
const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  rememberedMobile.clear();
  api.calls.length = 0;
});

describe('Account login', () => {
  async function open(password: string, account = mobile): Promise<OpenedPage> {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${loginReferer}`);
    await page.type('account', account);
    await page.type('password', password);
    await page.tap(agreementLabel);
    await page.tap('登录');
    return page;
  }

  it('asks for the agreement and sends nothing when the user declines it [compliance 1]', async () => {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${loginReferer}`);
    await page.type('account', mobile);
    await page.type('password', 'abc12345');
    expect(page.find(agreementLabel).getAttribute('aria-checked')).toBe('false');
    await page.tap('登录');
    await page.waitFor('同意并继续');
    await page.tap('取消');
    expect(inputsOf('/login')).toEqual([]);
  });

  it.each([
    ['1380013800', '还差 1 位'],
    ['12345678901', '手机号不对，检查一下'],
    ['qin', '用户名是 4–20 位字母、数字或下划线，字母开头']
  ])('shows what is wrong with %s', async (account, sentence) => {
    const page = await open('abc12345', account);
    await page.waitFor(sentence);
    expect(inputsOf('/login')).toEqual([]);
  });

  it('shows the remaining attempts, then the waiting time', async () => {
    const page = await open('wrong');
    await page.waitFor('账号或密码不对，还可以试 3 次');
    await page.type('password', 'locks');
    await page.tap('登录');
    await page.waitFor('账号或密码不对，2 分钟后再试');
    expect(user.isLoggedIn).toBe(false);
  });

  it('shows why an account is frozen', async () => {
    const page = await open('frozen');
    await page.waitFor('账号已冻结：多次发布虚假货源。有疑问请拨打客服电话');
    expect(user.isLoggedIn).toBe(false);
  });

  it('continues after the captcha, which offers the SMS login as an alternative', async () => {
    const page = await open('puzzle');
    await page.waitFor('拖动滑块，拼好图片');
    expect(page.has('看不清？改用短信验证码登录')).toBe(true);
    const slider = page.find('向右拖动滑块') as HTMLInputElement;
    await slide(page, slider, 120);
    await page.waitFor('香市隐私政策');
    expect(inputsOf('captcha/solve')).toEqual([{ id: 'c1', offset: 120 }]);
    expect(user.token).toBe('t1');
  });

  it('logs in, stores the number and returns to the original page', async () => {
    const page = await open('abc12345');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('/login')).toEqual([
      { account: mobile, password: 'abc12345', agreedVersion: agreementVersion, deviceId: deviceIdStore.deviceId }
    ]);
    expect(rememberedMobile.rememberedMobile).toBe(mobile);
    expect(location.hash).toContain('version=2026-11');
  });

  it('accepts a user name and clears the stored number, which may belong to another user', async () => {
    rememberedMobile.remember('13900139000');
    const page = await open('abc12345', ' Guinan_2026');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('/login')).toMatchObject([{ account: 'Guinan_2026' }]);
    expect(rememberedMobile.rememberedMobile).toBe('');
  });

  it('links to password recovery and registration', async () => {
    const page = await openPage(`/pagesAuth/login/AccountLogin?${loginReferer}`);
    await page.tap('忘记密码');
    await page.waitFor('找回密码');
    await page.tap('返回');
    await page.waitFor('密码登录');
    await page.tap('注册账号');
    await page.waitFor('注册香市账号');
  });
});

describe('The action pending a login', () => {
  it('is dropped when the user leaves after switching the login method', async () => {
    const done = jest.fn();
    const page = await openLoginFromAgreement(done);
    await page.tap('密码');
    await page.waitFor('密码登录');
    await page.tap('先逛逛');
    await page.waitFor('香市用户协议');
    resumeAfterLogin();
    expect(done).not.toHaveBeenCalled();
  });

  it('is resumed after a login with another method', async () => {
    const done = jest.fn();
    const page = await openLoginFromAgreement(done);
    await page.tap('密码');
    await page.waitFor('密码登录');
    await page.type('account', '13800138000');
    await page.type('password', 'abc12345');
    await page.tap(agreementLabel);
    await page.tap('登录');
    await page.waitFor('香市用户协议');
    expect(done).toHaveBeenCalledTimes(1);
  });
});
