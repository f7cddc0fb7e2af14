import Taro from '@tarojs/taro';
import { MINUTE_MS } from '@rules/duration';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildSupply } from '@/testing/buildListing';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { fakeCamera } from '@/testing/fakeCamera';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';

const url = '/pages/mine/index';
const qin = buildPerson({
  verifications: ['person', 'company'],
  company: { id: 'c1', shortName: '桂南香叶', name: '桂南香叶供应链', role: 'admin', memberCount: 8, isVerified: true },
  counts: {
    followedLines: 24,
    favouriteNews: 5,
    favouriteListings: 2,
    footprints: 53,
    invitedFriends: 1286,
    dealsSold: 1,
    dealsBought: 2,
    cardVisitors: 6,
    holderEntries: 48
  },
  news: { receivedQuotations: 2, sentQuotations: 0, inquiries: 5, exchangeRequests: 0 }
});

const api = fakeApi({
  'POST /api/member/user/logout': null
});
/** Taps the answer with this text in the open dialog; the page may contain the same text elsewhere. */
function confirmDialog(page: OpenedPage, text: string, role = 'alertdialog'): void {
  const answers = [...page.root().querySelectorAll<HTMLElement>(`[role="${role}"] *`)];
  answers
    .filter((element) => element.textContent === text)
    .at(-1)
    ?.click();
}
const camera = fakeCamera();
const callCount = (name: string) => api.calls.filter((call) => call.name === name).length;

beforeAll(() => settings.setLanguage('zh-Hans'));
beforeEach(async () => {
  jest.spyOn(console, 'warn').mockImplementation();
  loginPrompt.answer('later');
  await user.logout();
  settings.setElder(false);
  api.on({ 'GET /api/member/user/current': qin, 'GET /api/front/message/getUnReadMsg': 3 });
  api.calls.length = 0;
});

describe('mine tab of a visitor', () => {
  it('shows no numbers and asks for a login when a counter is tapped', async () => {
    const page = await openPage(url);
    await page.waitFor('登录 / 注册');
    expect(page.root().textContent?.match(/--/g)).toHaveLength(4);
    await page.tap('收藏');
    expect(loginPrompt.reason).toBe('登录后查看访客和收藏');
    expect(callCount('GET /api/member/user/current')).toBe(0);
  });

  it('opens the login page', async () => {
    const page = await openPage(url);
    await page.tap('登录 / 注册');
    await page.waitFor('登录香市');
  });

  it('opens the code scanner', async () => {
    const page = await openPage(url);
    await page.tap('扫一扫');
    await page.settle();
    expect(camera.dialog()).not.toBeNull();
    camera.tap('关闭');
    await page.settle();
  });

  it('opens the privacy policy and the user agreement', async () => {
    const page = await openPage(url);
    await page.tap('隐私政策');
    await page.waitFor('香市隐私政策');
    await page.tap('返回');
    await page.waitFor('登录 / 注册');
    await page.tap('用户协议');
    await page.waitFor('香市用户协议');
  });
});

describe('mine tab of a member', () => {
  it('shows a loading state until the user is known, and retries on tap after a failure', async () => {
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

  it('shows the user, the current company and the real numbers', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    for (const text of ['覃秀兰', '个人认证', '企业认证', '桂南香叶', '管理员，8 人', '6', '48', '7', '53']) {
      await page.waitFor(text);
    }
  });

  it.each([
    ['浏览我', 'Vcard&pageType=radar'],
    ['名片夹', 'VcardHolder']
  ])('opens a panel of the business cards: %s', async (text, panel) => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    const opened = await captureNavigation(() => page.tap(text));
    expect(opened).toBe(`/${routes['vcard.webview']}?webviewPathName=${panel}`);
  });

  it('shows badges for trade news and opens the lists', async () => {
    user.setToken('t1');
    api.on({
      'GET /api/front/supply/mine': { items: [], nextCursor: null },
      'GET /api/front/supply/mineCounts': { onSale: 0, pending: 0, rejected: 0, offShelf: 0, expired: 0, draft: 0 }
    });
    const page = await openPage(url);
    await page.waitFor('收到报价，2 条新消息');
    expect(page.find('收到报价，2 条新消息').textContent).toBe('2收到报价');
    expect(page.find('询价，5 条新消息').textContent).toBe('5询价');
    expect(page.find('发出报价').textContent).toBe('发出报价');
    await page.tap('供应');
    await page.waitFor('我的供应');
  });

  it.each([
    [1, 2, 'received'],
    [2, 1, 'sent'],
    [0, 1, 'received']
  ] as const)('counts %i sold and %i bought as deals, and opens the side with more', async (sold, bought, side) => {
    user.setToken('t1');
    const counts = { ...qin.counts, dealsSold: sold, dealsBought: bought };
    api.on({ 'GET /api/member/user/current': { ...qin, counts } });
    const go = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: 'ok' });
    const page = await openPage(url);
    await page.tap(`成交 ${sold + bought} 笔`);
    expect(go.mock.calls[0]?.[0].url).toContain(`our-quotation/index?side=${side}&tab=accepted`);
  });

  it('shows no deal count when there are no deals', async () => {
    user.setToken('t1');
    api.on({ 'GET /api/member/user/current': { ...qin, counts: { ...qin.counts, dealsSold: 0, dealsBought: 0 } } });
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    expect(page.text()).not.toContain('成交');
  });

  it('shows the unread count on the bell, and no number when it cannot be loaded', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    expect(page.find('消息，3 条未读').textContent).toBe('3');
    api.on({
      'GET /api/front/message/getUnReadMsg': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const again = await openPage(`${url}?again=1`);
    await again.waitFor('覃秀兰');
    await again.settle();
    expect(again.find('消息').textContent).toBe('');
  });

  it('shows favourites and browsing history, and clears the history only after confirmation', async () => {
    user.setToken('t1');
    const seen = {
      id: 'line:star-anise.dahong.yulin',
      kind: 'line' as const,
      title: '八角 大红 玉林',
      jump: { type: 'jumpMini' as const, route: 'market' },
      seenAtMs: Date.now() - MINUTE_MS
    };
    api.on({
      'GET /api/front/supply/favourites': {
        items: [{ ...buildSupply({ title: '罗定桂皮 板桂' }), status: 'closed' }],
        nextCursor: null
      },
      'GET /api/front/purchase/favourites': { items: [], nextCursor: null },
      'GET /api/front/news/favourites': { items: [], nextCursor: null },
      'GET /api/member/footprint/list': { items: [seen], nextCursor: null },
      'POST /api/member/footprint/clear': null
    });
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    await page.tap('收藏');
    await page.waitFor('罗定桂皮 板桂');
    expect(page.text()).toContain('已结束');
    confirmDialog(page, '采购', 'dialog');
    await page.waitFor('还没有收藏采购');
    confirmDialog(page, '资讯', 'dialog');
    await page.waitFor('还没有收藏');
    await page.tap('关闭');
    await page.tap('足迹');
    await page.waitFor('八角 大红 玉林');
    await page.tap('清空足迹');
    await page.waitFor('清空全部足迹？');
    await page.tap('取消');
    expect(callCount('POST /api/member/footprint/clear')).toBe(0);
    api.on({ 'GET /api/member/footprint/list': { items: [], nextCursor: null } });
    await page.tap('清空足迹');
    await page.waitFor('清空全部足迹？');
    confirmDialog(page, '清空足迹');
    await page.waitFor('还没有足迹');
    expect(callCount('POST /api/member/footprint/clear')).toBe(1);
  });

  it('shows the error when the browsing history cannot be loaded', async () => {
    user.setToken('t1');
    api.on({
      'GET /api/member/footprint/list': () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    await page.tap('足迹');
    await page.waitFor('服务器出了点问题，稍后再试');
  });

  it('scrolls to the top and reloads when its tab is tapped again', async () => {
    user.setToken('t1');
    const page = await openPage(url);
    await page.waitFor('覃秀兰');
    const scrolled = jest.spyOn(Taro, 'pageScrollTo').mockResolvedValue({ errMsg: '' });
    api.calls.length = 0;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 1000);
    const { page: current } = Taro.getCurrentInstance();
    current?.onTabItemTap?.({ index: '3', pagePath: 'pages/mine/index', text: '我的' });
    await page.settle();
    expect(scrolled).toHaveBeenCalledWith({ scrollTop: 0, duration: 200 });
    expect(callCount('GET /api/member/user/current')).toBe(1);
    expect(callCount('GET /api/front/message/getUnReadMsg')).toBe(1);
  });
});

describe('trade section of a visitor', () => {
  it('asks a visitor for a login on tap', async () => {
    const page = await openPage(url);
    await page.tap('收到报价');
    expect(loginPrompt.reason).toBe('登录后使用收到报价');
  });
});
