import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { agreementLabel, buildSentCode, buildSession } from '@/testing/buildLogin';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { sentCodes } from './sentCodes';

const api = fakeApi({
  'GET /api/member/user/loginWays': {
    miniProgram: false,
    webPage: null,
    countries: ['GB', 'VN', 'XX'],
    hasEmail: false
  },
  'POST /api/member/user/sendMsgCode': ({ mobile }) => {
    if (mobile.startsWith('+84')) throw new FakeError('VALIDATION', { fields: { mobile: 'country' } });
    return buildSentCode();
  },
  'POST /api/member/user/loginByMsg': buildSession(),
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

describe('login with an overseas number', () => {
  it('says that a country is not served, and keeps the number', async () => {
    const page = await openPage('/pagesAuth/login/PhoneLogin');
    await page.tap('国家和地区码 +86');
    await page.tap('越南 +84');
    await page.type('mobile', '0912 345 678');
    await page.tap(agreementLabel);
    await page.tap('获取验证码');
    await page.waitFor('暂时不能给这个国家的手机号发验证码');
    expect(page.field('mobile').value).toBe('912345678');
  });

  it('offers the countries that the server serves and the app knows, and sends the whole number', async () => {
    const page = await openPage('/pagesAuth/login/PhoneLogin');
    await page.tap('国家和地区码 +86');
    expect(page.text()).not.toContain('XX');
    expect(page.has('中国大陆 +86')).toBe(true);
    await page.tap('英国 +44');
    await page.type('mobile', '07911 123456');
    await page.tap(agreementLabel);
    await page.tap('获取验证码');
    await page.waitFor('输入验证码');
    expect(inputsOf('sendMsgCode')).toMatchObject([{ mobile: '+447911123456', purpose: 'login' }]);
    expect(page.text()).toContain('****3456');
    await page.tap('填入');
    await page.settle();
    expect(inputsOf('loginByMsg')).toMatchObject([{ mobile: '+447911123456', code: '123456' }]);
  });
});
