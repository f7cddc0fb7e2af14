import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildSession, loginReferer } from '@/testing/buildLogin';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { rememberedMobile } from './rememberedMobile';

const mobile = '13800138000';

fakeApi({
  'GET /api/member/user/loginWays': { miniProgram: false, webPage: null, countries: [], hasEmail: false },
  'POST /api/member/user/login': buildSession(),
  'POST /api/member/user/logout': null,
  'GET /api/member/user/current': buildPerson({ hasPassword: true })
});

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  await user.logout();
  rememberedMobile.clear();
});

describe('Login with a stored number', () => {
  it('falls back to the account login without a stored number', async () => {
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${loginReferer}`);
    await page.waitFor('密码登录');
  });

  it('shows the masked number and logs in with the password', async () => {
    rememberedMobile.remember(mobile);
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${loginReferer}`);
    expect(page.has('138****8000')).toBe(true);
    expect(page.text()).not.toContain(mobile);
    await page.type('password', 'abc12345');
    await page.tap(agreementLabel);
    await page.tap('登录');
    await page.waitFor('香市隐私政策');
  });

  it('clears the stored number when the user switches accounts', async () => {
    rememberedMobile.remember(mobile);
    const page = await openPage(`/pagesAuth/login/PasswordLogin?${loginReferer}`);
    await page.tap('换个账号');
    await page.waitFor('密码登录');
    expect(rememberedMobile.rememberedMobile).toBe('');
  });
});
