import Taro from '@tarojs/taro';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';

const url = '/pages/mine/index';
const qin = buildPerson({
  verifications: ['person', 'company'],
  company: { id: 'c1', shortName: '桂南香叶', name: '桂南香叶供应链', role: 'admin', memberCount: 8 },
  counts: { followedLines: 24, favouriteNews: 5, invitedFriends: 1286 }
});

const api = fakeApi({
  'GET /api/member/user/current': qin,
  'POST /api/member/user/logout': null,
  'GET /api/front/message/getUnReadMsg': 3
});
const sent = (name: string) => api.calls.filter((call) => call.name === name).length;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  loginPrompt.answer('later');
  await user.logout();
  settings.setTheme('light');
  settings.setElder(false);
  api.on({ 'GET /api/member/user/current': qin });
  api.calls.length = 0;
});

describe('the mine tab of a visitor', () => {
  it('has no numbers, and asks for the login on a tap at one', async () => {
    const page = await openPage(url);
    await page.waitFor('登录 / 注册');
    expect(page.root().textContent?.match(/--/g)).toHaveLength(3);
    await page.tap('收藏资讯');
    expect(loginPrompt.reason).toBe('登录后查看自选和收藏');
    expect(page.has('退出登录')).toBe(false);
    expect(sent('GET /api/member/user/current')).toBe(0);
  });

  it('leads to the login', async () => {
    const page = await openPage(url);
    await page.tap('登录 / 注册');
    await page.waitFor('登录香市');
  });

  it('leads to both texts', async () => {
    const page = await openPage(url);
    await page.tap('隐私政策');
    await page.waitFor('香市隐私政策');
    await page.tap('返回');
    await page.waitFor('登录 / 注册');
    await page.tap('用户协议');
    await page.waitFor('香市用户协议');
  });
});

describe('the mine tab of a member', () => {
  it('waits for who it is, and asks again on a tap when that failed', async () => {
    api.on({
      'GET /api/member/user/current': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('没有出来时点一下重试');
    api.on({ 'GET /api/member/user/current': qin });
    await page.tap('没有出来时点一下重试');
    await page.waitFor('覃秀兰');
  });

  it('shows who it is, for which company, and real numbers', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    for (const text of ['覃秀兰', '个人认证', '企业认证', '桂南香叶', '管理员，8 人', '24', '5', '1,286']) {
      await page.waitFor(text);
    }
  });

  it('shows what is unread on the bell, and no number that may be wrong', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    expect(page.find('消息').textContent).toBe('3');
    api.on({
      'GET /api/front/message/getUnReadMsg': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const again = await openPage(`${url}?again=1`);
    await again.waitFor('覃秀兰');
    await again.settle();
    expect(again.find('消息').textContent).toBe('');
    api.on({ 'GET /api/front/message/getUnReadMsg': 3 });
  });

  it('stays logged in when the question is declined', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('退出登录');
    await page.tap('退出登录');
    await page.waitFor('退出后收不到报价提醒');
    await page.tap('取消');
    expect(user.isLoggedIn).toBe(true);
    expect(sent('POST /api/member/user/logout')).toBe(0);
  });

  it('logs out, also when the server cannot be told', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    await page.tap('退出登录');
    await page.waitFor('退出登录？');
    api.disconnect();
    const confirm = [...page.root().querySelectorAll('[role="alertdialog"] span, [role="alertdialog"] *')]
      .filter((element) => element.textContent === '退出登录')
      .at(-1);
    (confirm as HTMLElement).click();
    await page.waitFor('登录 / 注册');
    api.connect();
    expect(user.isLoggedIn).toBe(false);
    expect(page.has('覃秀兰')).toBe(false);
  });

  it('goes to the top and reads everything anew when the tab is tapped again', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    const scrolled = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
    api.calls.length = 0;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const { page: current } = Taro.getCurrentInstance();
    current?.onTabItemTap?.({ index: '3', pagePath: 'pages/mine/index', text: '我的' });
    await page.settle();
    jest.spyOn(Date, 'now').mockRestore();
    expect(scrolled).toHaveBeenCalledWith({ scrollTop: 0, duration: 200 });
    expect(sent('GET /api/member/user/current')).toBe(1);
    expect(sent('GET /api/front/message/getUnReadMsg')).toBe(1);
  });
});

describe('the settings on the mine tab', () => {
  it('change the language at once', async () => {
    const page = await openPage(url);
    await page.tap('语言');
    await page.waitFor('English');
    await page.tap('English');
    await page.waitFor('Language');
    expect(settings.language).toBe('en');
    settings.setLanguage('zh-Hans');
    await page.waitFor('语言');
  });

  it('change the appearance and the large print', async () => {
    const page = await openPage(url);
    await page.tap('外观');
    await page.waitFor('深色');
    await page.tap('深色');
    (page.root().querySelector('[role="switch"][aria-label="长辈模式"]') as HTMLElement).click();
    await page.settle();
    expect(page.root().querySelector('.xs-page')?.className).toMatch(/xs-dark xs-elder/);
  });

  it('close the personal ranking', async () => {
    const page = await openPage(url);
    const control = () => page.root().querySelector('[role="switch"][aria-label="个性化推荐"]') as HTMLElement;
    control().click();
    await page.settle();
    expect(settings.personalised).toBe(false);
    control().click();
    expect(settings.personalised).toBe(true);
  });
});
