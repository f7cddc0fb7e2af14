import { back, push } from '@/navigation/navigate';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildCaptcha, buildSentCode, buildSession, loginReferer, slide } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginTokens } from './loginTokens';
import { rememberedMobile } from './rememberedMobile';
import { sentCodes } from './sentCodes';

const mobile = '13800138000';

/** Resolves when the server confirms a code. */
let whenAnswered = Promise.resolve();
const api = fakeApi({
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
  'POST /api/member/user/sendMsgCode': buildSentCode(),
  'POST /api/member/user/checkResetCode': async ({ mobile: number, code }) => {
    if (code === '000000') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
    if (number === '13900139000') throw new FakeError('NOT_FOUND');
    await whenAnswered;
    return { ticket: 'r1', expiresInSec: 600 };
  },
  'POST /api/member/user/sendIdentityCode': ({ realName, captchaId }) => {
    if (realName === '张三丰') throw new FakeError('NOT_FOUND', { attemptsLeft: 4 });
    if (realName === '覃小满' && captchaId === undefined) throw new FakeError('CAPTCHA_NEEDED');
    return { ...buildSentCode(), mobile: '138****8000' };
  },
  'POST /api/member/user/checkIdentityCode': ({ code }) => {
    if (code === '000000') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
    return { ticket: 'r2', expiresInSec: 600 };
  },
  'POST /api/member/user/captcha': buildCaptcha(),
  'POST /api/member/user/captcha/solve': null,
  'POST /api/member/user/updatePassword': ({ ticket }) => {
    if (ticket === 'old') throw new FakeError('TICKET_EXPIRED');
    return { session: buildSession(), endedSessions: 1 };
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson({ hasPassword: true })
});
const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  sentCodes.clear();
  rememberedMobile.clear();
  loginTokens.reset = null;
  api.calls.length = 0;
  whenAnswered = Promise.resolve();
});

describe('Password recovery by mobile number', () => {
  async function verifyMobile(number: string, code: string): Promise<OpenedPage> {
    const page = await openPage(`/pagesAuth/login/RetrievePassword?${loginReferer}`);
    await page.type('mobile', number);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.type('code', code);
    await page.tap('下一步');
    return page;
  }

  it('requires number and code', async () => {
    const page = await openPage(`/pagesAuth/login/RetrievePassword?${loginReferer}`);
    await page.tap('下一步');
    expect(page.has('还差 11 位') && page.has('验证码是 6 位数字')).toBe(true);
    expect(inputsOf('checkResetCode')).toEqual([]);
  });

  it('reports a wrong code', async () => {
    const page = await verifyMobile(mobile, '000000');
    await page.waitFor('验证码不对，还可以试 4 次');
  });

  it('offers registration for an unknown number', async () => {
    const page = await verifyMobile('13900139000', '123456');
    await page.waitFor('这个手机号还没有账号');
    await page.tap('注册账号');
    await page.waitFor('注册香市账号');
  });

  it('goes on when it is shown again after the code was confirmed behind another page', async () => {
    const answer = deferred<void>();
    whenAnswered = answer.promise;
    const page = await verifyMobile(mobile, '123456');
    push('agreement');
    await page.waitFor('香市用户协议');
    answer.resolve();
    await page.advance(1000);
    expect(page.has('香市用户协议')).toBe(true);
    back();
    await page.waitFor('设新密码');
    expect(page.has('账号 138****8000')).toBe(true);
  });

  it('restarts when the new password page is opened without verification', async () => {
    const page = await openPage(`/pagesAuth/login/ResetPassword?${loginReferer}`);
    await page.waitFor('找回密码');
  });

  it('validates the new password before sending it and logs in', async () => {
    const page = await verifyMobile(mobile, '123456');
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
    expect(inputsOf('updatePassword')).toEqual([
      { password: 'abc12345!', ticket: 'r1', deviceId: deviceIdStore.deviceId }
    ]);
    expect(user.token).toBe('t1');
  });

  it('restarts when the ticket has expired', async () => {
    loginTokens.reset = { ticket: 'old', mobile, maskedMobile: '138****8000' };
    const page = await openPage(`/pagesAuth/login/ResetPassword?${loginReferer}`);
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('停留太久，请从头再来一次');
    await page.tap('确定');
    await page.waitFor('找回密码');
  });
});

describe('Password recovery by identity', () => {
  const [realName, idNumber] = ['覃秀兰', '450902197803120020'];
  const code = '验证码，6 位数字';
  async function open(name = realName, number = idNumber): Promise<OpenedPage> {
    const page = await openPage(`/pagesAuth/login/RetrievePassword?${loginReferer}`);
    await page.tap('用实名信息');
    await page.type('realName', name);
    await page.type('idNumber', number);
    return page;
  }

  it.each([
    ['Qin', idNumber, '填证件上的中文姓名'],
    [realName, '', '请输入证件号码'],
    [realName, '450902197803120021', '号码不对，检查最后几位'],
    [realName, '45', '证件号码位数或字符不对']
  ])('requires a valid name and ID number: %s %s', async (name, number, sentence) => {
    const page = await open(name, number);
    await page.tap('获取验证码');
    await page.waitFor(sentence);
    expect(inputsOf('sendIdentityCode')).toEqual([]);
  });

  it('reports only that no such account exists and keeps the input', async () => {
    const page = await open('张三丰');
    await page.tap('获取验证码');
    await page.waitFor('没有这样的实名账号，还可以试 4 次');
    expect(page.root().querySelector<HTMLInputElement>('[name=idNumber]')?.value).toBe(idNumber);
  });

  it('sends the code after the captcha when the server requires one', async () => {
    const page = await open('覃小满');
    await page.tap('获取验证码');
    await page.waitFor('拖动滑块，拼好图片');
    await slide(page, page.find('向右拖动滑块') as HTMLInputElement, 120);
    await page.waitFor('验证码已发到 138****8000');
    expect(inputsOf('sendIdentityCode').at(-1)).toEqual({
      realName: '覃小满',
      idNumber,
      captchaId: 'c1',
      deviceId: deviceIdStore.deviceId
    });
  });

  it('requires another code after name or number changed', async () => {
    const page = await open();
    await page.tap('获取验证码');
    await page.waitFor('验证码已发到 138****8000');
    await page.type('realName', '覃小满');
    expect([page.has('验证码已发到 138****8000'), page.has(code)]).toEqual([false, false]);
  });

  it('reports a wrong code', async () => {
    const page = await open();
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.type(code, '000000');
    await page.waitFor('验证码不对，还可以试 4 次');
  });

  it('sets a new password and stores no number, because only the masked one is known', async () => {
    const page = await open(` ${realName} `, '450902 19780312 0020');
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('设新密码');
    expect(inputsOf('checkIdentityCode')).toEqual([
      { realName, idNumber, code: '123456', deviceId: deviceIdStore.deviceId }
    ]);
    expect(page.has('账号 138****8000')).toBe(true);
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('updatePassword')).toEqual([
      { password: 'abc12345!', ticket: 'r2', deviceId: deviceIdStore.deviceId }
    ]);
    expect(rememberedMobile.rememberedMobile).toBe('');
  });
});
