import { act } from 'react-dom/test-utils';
import { deviceIdStore } from '@/stores/deviceId';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildSentCode, buildSession, loginReferer } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import { sentCodes } from './sentCodes';

const api = fakeApi();
const inputsOf = (name: string) => api.calls.filter((sent) => sent.name.endsWith(name)).map(({ input }) => input);

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  api.on({
    'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
    'GET /api/member/user/current': buildPerson({ hasPassword: false }),
    'POST /api/member/user/logout': null,
    'POST /api/member/user/sendMsgCode': buildSentCode(),
    'POST /api/member/user/updatePassword': ({ oldPassword }) => {
      if (oldPassword === 'wrong') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 4 });
      if (oldPassword === 'locks') throw new FakeError('PASSWORD_WRONG', { attemptsLeft: 0, retryAfterSec: 120 });
      return { session: null, endedSessions: 1 };
    }
  });
  await user.logout();
  sentCodes.clear();
  api.calls.length = 0;
});

describe('Password page', () => {
  it('asks a visitor to log in', async () => {
    const page = await openPage('/pagesAuth/login/NewPassword');
    await page.waitFor('登录后设置密码');
  });

  it('requires the old password when there is one and reports a wrong one', async () => {
    api.on({ 'GET /api/member/user/current': buildPerson({ hasPassword: true }) });
    user.setToken('t1');
    const page = await openPage(`/pagesAuth/login/NewPassword?${loginReferer}`);
    await page.waitFor('修改密码');
    await page.type('oldPassword', 'wrong');
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('原密码不对，还可以试 4 次');
    expect(page.text()).not.toContain('账号或密码');
    await page.type('oldPassword', 'abc12345');
    await page.tap('保存密码');
    await page.waitFor('香市隐私政策');
  });

  it('sets a first password, and requires a verified number when the login is old', async () => {
    api.on({
      'GET /api/member/user/current': buildPerson({ hasPassword: false }),
      'POST /api/member/user/updatePassword': () => {
        throw new FakeError('FORBIDDEN', { needs: 'login' });
      }
    });
    user.setToken('t2');
    const page = await openPage(`/pagesAuth/login/NewPassword?${loginReferer}`);
    await page.waitFor('设置登录密码');
    expect(page.has('原密码')).toBe(false);
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('先确认是你本人');
    await page.tap('去验证');
    await page.waitFor('找回密码');
  });
});

describe('Password prompt for a new account', () => {
  async function register(isNew: boolean): Promise<OpenedPage> {
    api.on({ 'POST /api/member/user/loginByMsg': buildSession({ isNew }) });
    const page = await openPage(`/pagesAuth/login/PhoneLogin?${loginReferer}`);
    await page.type('mobile', '13800138000');
    await page.tap(agreementLabel);
    await page.tap('获取验证码');
    await page.waitFor('填入');
    await page.tap('填入');
    await page.waitFor('香市隐私政策');
    return page;
  }

  it('is not shown to existing accounts', async () => {
    const page = await register(false);
    expect(page.has('以后再说')).toBe(false);
  });

  it('is shown once, can be declined and leaves the user on the original page', async () => {
    const page = await register(true);
    await page.waitFor('收不到短信时，也能用密码登录');
    await page.tap('以后再说');
    await page.settle();
    expect(overlays.dialog).toBeUndefined();
    expect(page.has('香市隐私政策')).toBe(true);
    expect(location.hash).toContain('version=2026-11');
    expect(inputsOf('updatePassword')).toEqual([]);
  });

  it('is repeated on the page after login, but not a third time', async () => {
    const page = await register(true);
    await page.waitFor('以后再说');
    act(() => overlays.activateHost(overlays.createHost()));
    await page.settle();
    expect(overlays.dialog).toMatchObject({ kind: 'modal', options: { cancelText: '以后再说' } });
    act(() => overlays.activateHost(overlays.createHost()));
    await page.settle();
    expect(overlays.dialog).toBeUndefined();
  });

  it('opens the password page and returns to the original page after saving', async () => {
    const page = await register(true);
    await page.waitFor('以后再说');
    await page.tap('设置密码');
    await page.waitFor('设置登录密码');
    await page.type('password', 'abc12345!');
    await page.type('again', 'abc12345!');
    await page.tap('保存密码');
    await page.waitFor('香市隐私政策');
    expect(inputsOf('updatePassword')).toEqual([{ password: 'abc12345!', deviceId: deviceIdStore.deviceId }]);
    expect(location.hash).toContain('version=2026-11');
  });
});
