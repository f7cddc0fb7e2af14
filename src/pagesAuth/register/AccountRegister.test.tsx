import { act } from 'react-dom/test-utils';
import type { CallInput } from '@contract';
import { agreementVersion } from '@rules/agreement';
import { back, push } from '@/navigation/navigate';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { deferred } from '@/testing/deferred';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { sentCodes } from '../login/sentCodes';

const url = '/pagesAuth/register/AccountRegister?loginReferer=pagesAuth%2Fagreement%2FPolicy&loginRefererQuery=';
const mobile = '13800138000';
const tick = '已阅读并同意 用户协议、隐私政策';

/** Resolves when the server answers a registration. */
let whenAnswered = Promise.resolve();
const registrations: CallInput<'POST /api/member/user/registerByMiniProgramParam'>[] = [];
fakeApi({
  'POST /api/member/user/sendMsgCode': { expiresInSec: 300, resendAfterSec: 60, canVoice: true, demoCode: '123456' },
  'POST /api/front/invite/getInviterName': ({ inviterCode }) => ({ name: inviterCode === 'GUIXIANG' ? '覃**' : null }),
  'POST /api/member/user/registerByMiniProgramParam': async (input) => {
    registrations.push(input);
    await whenAnswered;
    if (input.mobile === '13900139000') throw new FakeError('CONFLICT', { fields: { mobile: 'taken' } });
    if (input.code === '000000') throw new FakeError('SMS_CODE_WRONG', { attemptsLeft: 4 });
    return { token: 't1', expiresAtMs: 1, isNew: true };
  },
  'POST /api/member/user/logout': null,
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
  'GET /api/member/user/current': buildPerson({ hasPassword: true })
});

async function fillForm({ number = mobile, code = '123456', password = 'abc12345' } = {}): Promise<OpenedPage> {
  const page = await openPage(url);
  await page.type('mobile', number);
  await page.tap('获取验证码');
  await page.waitFor('填入');
  await page.type('code', code);
  await page.type('password', password);
  return page;
}

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  user.setInviteCode('');
  sentCodes.clear();
  registrations.length = 0;
  whenAnswered = Promise.resolve();
});

describe('registration', () => {
  it('shows an error at each missing field and sends nothing', async () => {
    const page = await openPage(url);
    await page.tap('注册');
    for (const sentence of ['还差 11 位', '验证码是 6 位数字', '至少 8 位']) expect(page.has(sentence)).toBe(true);
    expect(registrations).toEqual([]);
  });

  it('does not preselect the consent, and registers no one without it [compliance 1]', async () => {
    const page = await fillForm();
    expect(page.find(tick).getAttribute('aria-checked')).toBe('false');
    await page.tap('注册');
    await page.waitFor('同意并继续');
    await page.tap('取消');
    expect(registrations).toEqual([]);
  });

  it('says that an account requires the age of 14 [compliance 18]', async () => {
    const page = await openPage(url);
    expect(page.has('未满 14 周岁不能注册')).toBe(true);
  });

  it('keeps the input when the code is wrong', async () => {
    const page = await fillForm({ code: '000000' });
    await page.tap(tick);
    await page.tap('注册');
    await page.waitFor('验证码不对，还可以试 4 次');
    expect(page.root().querySelector<HTMLInputElement>('[name="password"]')?.value).toBe('abc12345');
    expect(user.isLoggedIn).toBe(false);
  });

  it('offers the login for a number that already has an account', async () => {
    const page = await fillForm({ number: '13900139000' });
    await page.tap(tick);
    await page.tap('注册');
    await page.waitFor('这个手机号注册过了');
    await page.tap('去登录');
    await page.waitFor('登录香市');
  });

  it("shows the inviter's name, and a hint for an unknown invite code", async () => {
    user.setInviteCode('GUIXIANG');
    const page = await openPage(url);
    await page.waitFor('覃** 邀请你加入');
    await page.type('inviteCode', 'NOBODY00');
    await page.waitFor('没有这个邀请码，不影响注册');
  });

  it('registers without an inviter after the invite code was cleared', async () => {
    user.setInviteCode('GUIXIANG');
    const page = await fillForm();
    await page.type('inviteCode', '');
    await page.tap(tick);
    await page.tap('注册');
    await page.waitFor('注册成功');
    expect(registrations[0]).not.toHaveProperty('inviteCode');
    expect(user.inviteCode).toBe('');
  });

  it('redirects a logged-in user away from the form', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('香市隐私政策');
  });

  it('leaves toasts and dialogs to the page that covers it when its next steps appear', async () => {
    const answer = deferred<void>();
    whenAnswered = answer.promise;
    const page = await fillForm();
    await page.tap(tick);
    await page.tap('注册');
    push('agreement');
    await page.waitFor('香市用户协议');
    act(() => void overlays.modal({ title: '要继续吗？' }));
    await page.waitFor('要继续吗？');
    answer.resolve();
    await page.advance(1000);
    expect(user.token).toBe('t1');
    expect(page.has('要继续吗？')).toBe(true);
    act(() => overlays.toast('已保存'));
    expect(page.has('已保存')).toBe(true);
    back();
    await page.waitFor('注册成功');
    expect(page.has('要继续吗？')).toBe(false);
    act(() => overlays.toast('已复制'));
    expect(page.has('已复制')).toBe(true);
  });

  it('creates the account and shows the next steps', async () => {
    user.setInviteCode('GUIXIANG');
    const page = await fillForm();
    await page.tap(tick);
    await page.tap('注册');
    await page.waitFor('注册成功');
    const code = '123456';
    expect(registrations).toEqual([
      {
        mobile,
        code,
        password: 'abc12345',
        agreedVersion: agreementVersion,
        inviteCode: 'GUIXIANG',
        deviceId: deviceIdStore.deviceId
      }
    ]);
    expect(user.token).toBe('t1');
    await page.tap('继续');
    await page.waitFor('香市隐私政策');
  });
});
