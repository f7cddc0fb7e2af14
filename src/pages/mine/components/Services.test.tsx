import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';

const url = '/pages/mine/index';
const api = fakeApi({ 'POST /api/member/user/logout': null, 'GET /api/front/message/getUnReadMsg': 0 });

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  loginPrompt.answer('later');
  await user.logout();
  settings.setElder(false);
});

describe('Services', () => {
  it('asks a visitor to log in for a service that needs an account', async () => {
    const page = await openPage(url);
    if (page.has('认证中心')) {
      await page.tap('认证中心');
      expect(loginPrompt.reason).toBe('登录后使用认证中心');
      expect(loginPrompt.details).toEqual({ text: '资料跟着账号走，换手机也在', icon: 'shield-check' });
    }
  });

  it('[compliance 20] enlarges the text at once, and back', async () => {
    const page = await openPage(url);
    await page.tap('长辈模式');
    await page.settle();
    expect(page.root().querySelector('.xs-page')?.className).toMatch(/xs-elder/);
    await page.tap('标准模式');
    await page.settle();
    expect(page.root().querySelector('.xs-page')?.className).not.toMatch(/xs-elder/);
  });

  it.each([
    ['toDo', '认证中心，待处理'],
    ['inReview', '认证中心，审核中'],
    ['settled', '认证中心']
  ] as const)('labels the verification entry by its status: %s', async (verificationStatus, label) => {
    api.on({ 'GET /api/member/user/current': buildPerson({ verificationStatus }) });
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    expect(page.find(label).textContent).toBe(label.replace('，', ''));
  });
});
