import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildSentCode, buildSession } from '@/testing/buildLogin';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { sentCodes } from './sentCodes';

const api = fakeApi({
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: true },
  'POST /api/member/user/sendEmailCode': buildSentCode(),
  'POST /api/member/user/loginByEmail': buildSession(),
  'POST /api/member/user/checkEmailResetCode': ({ email }) => {
    if (email === 'lan@example.com') throw new FakeError('NOT_FOUND');
    return { ticket: 'r1', expiresInSec: 600 };
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': () => {
    throw new FakeError('UNAVAILABLE');
  }
});
const inputsOf = (call: string) => api.calls.filter(({ name }) => name.endsWith(call)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  sentCodes.clear();
  api.calls.length = 0;
});

describe('login by e-mail', () => {
  it('gets no code for an incomplete address', async () => {
    const page = await openPage('/pagesAuth/login/PhoneLogin');
    await page.tap('用邮箱登录');
    await page.type('email', 'qin@example');
    await page.tap('获取验证码');
    await page.waitFor('邮箱不完整');
    expect(inputsOf('sendEmailCode')).toEqual([]);
  });

  it('sends the code to the address and logs in with it', async () => {
    const page = await openPage('/pagesAuth/login/PhoneLogin');
    await page.tap('用邮箱登录');
    await page.type('email', 'Qin@Example.com');
    await page.tap(agreementLabel);
    await page.tap('获取验证码');
    await page.waitFor('输入验证码');
    expect(inputsOf('sendEmailCode')).toMatchObject([{ email: 'qin@example.com', purpose: 'login' }]);
    expect(page.text()).toContain('q****@example.com');
    await page.tap('填入');
    // The user is not loaded: the login waits for them before it leaves the page.
    await page.advance(2000);
    expect(inputsOf('loginByEmail')).toMatchObject([{ email: 'qin@example.com', code: '123456' }]);
  });

  it('goes back to the mobile number', async () => {
    const page = await openPage('/pagesAuth/login/PhoneLogin');
    await page.tap('用邮箱登录');
    await page.tap('用手机号登录');
    expect(page.field('mobile').value).toBe('');
  });
});

describe('password recovery by e-mail', () => {
  async function verifyEmail(email: string) {
    const page = await openPage('/pagesAuth/login/RetrievePassword?loginReferer=pages%2Fmine%2Findex');
    await page.waitFor('用邮箱');
    await page.tap('用邮箱');
    await page.type('email', email);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.type('code', '123456');
    await page.tap('下一步');
    return page;
  }

  it('gets no code for an incomplete address', async () => {
    const page = await openPage('/pagesAuth/login/RetrievePassword?loginReferer=pages%2Fmine%2Findex');
    await page.tap('用邮箱');
    await page.type('email', 'qin@example');
    await page.tap('下一步');
    expect(page.has('邮箱不完整') && page.has('验证码是 6 位数字')).toBe(true);
    expect(inputsOf('sendEmailCode')).toEqual([]);
  });

  it('says that an address has no account', async () => {
    const page = await verifyEmail('lan@example.com');
    await page.waitFor('这个邮箱还没有账号');
  });

  it('leads to a new password with the code of the mail', async () => {
    const page = await verifyEmail('Qin@Example.com');
    await page.waitFor('设新密码');
    expect(page.has('账号 q****@example.com')).toBe(true);
    expect(inputsOf('sendEmailCode')).toMatchObject([{ email: 'qin@example.com', purpose: 'reset' }]);
    expect(inputsOf('checkEmailResetCode')).toMatchObject([{ email: 'qin@example.com', code: '123456' }]);
  });
});
