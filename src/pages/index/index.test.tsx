import Taro from '@tarojs/taro';
import { runInAction } from 'mobx';
import { network } from '@/platform/network/network';
import { routes } from '@/routes';
import { expoStore } from '@/stores/expo';
import { news } from '@/stores/news';
import { serverConfig } from '@/stores/serverConfig';
import { settings } from '@/stores/settings';
import { transactionTab } from '@/stores/transactionTab';
import { user } from '@/stores/user';
import { buildFeed, buildFlash } from '@/testing/buildFeed';
import { buildLine } from '@/testing/buildMarket';
import { buildNews } from '@/testing/buildNews';
import { buildPerson } from '@/testing/buildPerson';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { type OpenedPage, openPage } from '@/testing/openPage';
import { loginPrompt } from '@/ui/loginPrompt';

const api = fakeApi({
  'GET /api/front/home/feed': () => {
    throw new FakeError('UNAVAILABLE');
  },
  'GET /api/front/news/list': { items: [], nextCursor: null }
});
const feedCalls = () => api.calls.filter(({ name }) => name === 'GET /api/front/home/feed');

// All cases share one page and run in order, like the session of one visitor.
describe('home page', () => {
  let page: OpenedPage;

  beforeAll(async () => {
    settings.setLanguage('zh-Hans');
    news.setTopNews([buildNews({ id: 'kept', title: 'Read yesterday' })]);
    page = await openPage('/pages/index/index');
  });

  it('shows the error and still offers the entries when the first load fails', () => {
    expect(page.has('服务器出了点问题，稍后再试')).toBe(true);
    expect(page.has('供应')).toBe(true);
  });

  it('shows the cached news below the error', async () => {
    await page.waitFor('Read yesterday');
  });

  it('hides the ticker when there are no flashes', async () => {
    api.on({ 'GET /api/front/home/feed': buildFeed({ flashes: [] }) });
    await page.tap('重试');
    expect(page.has('今日已更新 44 个品种')).toBe(true);
    expect(page.text()).not.toContain('The border is open');
    expect(page.root().querySelector('.ticker')).toBeNull();
  });

  it('shows market prices and the top movers to a visitor', () => {
    expect(page.has('1,286.42')).toBe(true);
    expect(page.has('34.50')).toBe(true);
    expect(page.has('涨跌居前，元/公斤')).toBe(true);
    expect(page.has('上涨 1.47%')).toBe(true);
  });

  it('hides the expo card while no expo is announced', () => {
    expoStore.resource.show({ expo: null });
    expect(page.root().querySelector('.expo')).toBeNull();
  });

  it('hides the entries that the server blocks', async () => {
    serverConfig.setBlockedList(['purchase']);
    await page.settle();
    expect(page.has('供应')).toBe(true);
    expect(page.has('采购')).toBe(false);
    serverConfig.setBlockedList([]);
  });

  it('opens the business cards, unless the server blocks them', async () => {
    const went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await page.tap('名片');
    expect(went).toHaveBeenCalledWith({ url: '/pages/vcard/index' });
    serverConfig.setBlockedList(['vcard']);
    await page.settle();
    expect(page.has('名片')).toBe(false);
    serverConfig.setBlockedList([]);
  });

  it('loads the news of a tab when it is opened', async () => {
    api.on({ 'GET /api/front/news/list': { items: [buildNews({ id: 'p', title: 'A policy' })], nextCursor: null } });
    await page.tap('政策');
    expect(page.has('A policy')).toBe(true);
    expect(api.calls.at(-1)?.input).toEqual({ category: 'policy' });
    await page.tap('推荐');
    expect(page.has(buildNews().title)).toBe(true);
  });

  it('filters the news by a top-level spice category', async () => {
    await page.tap('树皮桂类');
    expect(api.calls.at(-1)?.input).toEqual({ personalised: true, categoryOfSpice: 'bark' });
    await page.tap('全部');
    expect(news.firstGradeSpices).toBe('');
  });

  it("does not claim that the news follow a visitor's interests", () => {
    expect(page.has('按时间排列，关注品种后优先推荐，')).toBe(true);
    expect(page.has('选品种')).toBe(true);
    expect(page.text()).not.toContain('根据你关注的品种推荐');
  });

  it('reloads the feed by time as soon as personalisation is switched off', async () => {
    const before = feedCalls().length;
    await page.tap('关闭个性化');
    expect(
      feedCalls()
        .slice(before)
        .map(({ input }) => input)
    ).toEqual([{ personalised: false }]);
    expect(page.has('开启个性化')).toBe(true);
    await page.tap('开启个性化');
    expect(feedCalls().at(-1)?.input).toEqual({ personalised: true });
  });

  it('[compliance 12] shows the ICP filing in the footer as a link to the official register', async () => {
    const opened = jest.spyOn(window, 'open').mockReturnValue(null);
    await page.waitFor('桂ICP备00000000号-1（演示）');
    expect(page.find('桂ICP备00000000号-1（演示）').closest('[role="link"]')).not.toBeNull();
    await page.tap('桂ICP备00000000号-1（演示）');
    expect(opened).toHaveBeenCalledWith('https://beian.miit.gov.cn', '_blank', 'noopener,noreferrer');
  });

  it('[compliance 6] explains recommendations, and removes one tag or all personalisation in two taps', async () => {
    user.setToken('T');
    api.on({
      'GET /api/front/home/feed': buildFeed({ linesKind: 'followed' }),
      'GET /api/member/user/current': buildPerson(),
      'GET /api/front/interest/list': [{ varietyId: 'cassia', name: '桂皮' }],
      'POST /api/front/interest/set': null
    });
    await page.waitFor('为什么推荐');
    expect(page.text()).toContain('根据你关注的品种推荐');
    await page.tap('为什么推荐');
    await page.waitFor('不再按桂皮推荐');
    const before = feedCalls().length;
    await page.tap('不再按桂皮推荐');
    expect(api.calls.find(({ name }) => name === 'POST /api/front/interest/set')?.input).toEqual({
      varietyId: 'cassia',
      on: false
    });
    await page.waitFor('恢复桂皮');
    expect(feedCalls().length).toBe(before + 1);

    page.root().querySelector<HTMLElement>('[role="switch"]')?.click();
    await page.settle();
    expect(settings.personalised).toBe(false);
    expect(feedCalls().at(-1)?.input).toEqual({ personalised: false });
    expect(page.has('恢复桂皮')).toBe(false);
    await page.tap('关闭');
    settings.setPersonalised(true);
    user.setToken('');
    await page.settle();
  });

  it("shows trending searches in the viewer's language, and searches for their terms", async () => {
    const trendingSearches = [{ word: '八角 大红', text: 'Star anise, autumn red' }];
    api.on({ 'GET /api/front/home/feed': buildFeed({ trendingSearches }) });
    settings.setPersonalised(false);
    await page.settle();
    expect(page.has('搜品种、货源、企业')).toBe(true);
    await page.advance(4000);
    const went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await page.tap('Star anise, autumn red');
    const q = encodeURIComponent('八角 大红');
    expect(went).toHaveBeenCalledWith({ url: `/${routes['search.middle']}?q=${q}` });
    await page.advance(4000);
    expect(page.has('Star anise, autumn red')).toBe(false);
    settings.setPersonalised(true);
    await page.settle();
  });

  it('keeps the content while offline and shows how old it is', async () => {
    runInAction(() => network.set(false));
    await page.settle();
    expect(page.text()).toContain('网络断开，正在显示');
    expect(page.has('34.50')).toBe(true);
    runInAction(() => network.set(true));
  });

  it('shows four actions, three prices and the news in elder mode, and can leave it', async () => {
    const lines = ['1', '2', '3', '4'].map((id) => buildLine({ id, varietyName: `Variety ${id}` }));
    const news = { items: [buildNews({ title: 'An article' })], nextCursor: null };
    api.on({ 'GET /api/front/home/feed': buildFeed({ lines, news, flashes: [buildFlash()] }) });
    settings.setPersonalised(false);
    settings.setElder(true);
    await page.settle();
    expect(page.has('An article')).toBe(true);
    expect(page.has('看行情')).toBe(true);
    expect(page.has('Variety 3')).toBe(true);
    expect(page.has('Variety 4')).toBe(false);
    expect(page.has('The border is open')).toBe(false);
    await page.tap('退出长辈模式');
    expect(settings.elder).toBe(false);
    expect(page.has('The border is open')).toBe(true);
  });

  it('offers a phone call in elder mode only when a help line is configured', async () => {
    settings.setElder(true);
    await page.settle();
    expect(page.has('拨打')).toBe(false);
    serverConfig.setJumpConfig({ version: 1, actions: { helpLine: { type: 'callPhone', phone: '4000000000' } } });
    await page.settle();
    expect(page.has('拨打')).toBe(true);
    settings.setElder(false);
    await page.settle();
  });

  it('opens the price line that is tapped', async () => {
    const went = jest.spyOn(Taro, 'navigateTo').mockResolvedValue({ errMsg: '' });
    await page.tap('34.50');
    expect(went).toHaveBeenCalledWith({ url: '/pagesMarket/marketInfo/index?lineId=1' });
  });

  it('asks a visitor to log in before opening the messages', async () => {
    await page.tap('消息');
    expect(loginPrompt.reason).toBe('登录后看消息');
    loginPrompt.answer('later');
  });

  it('opens the supply and demand tab in the mode of the tapped entry', async () => {
    const went = jest.spyOn(Taro, 'switchTab').mockResolvedValue({ errMsg: '' });
    await page.tap('采购');
    expect(transactionTab.transactionMode).toBe('purchase');
    expect(went).toHaveBeenCalledWith({ url: '/pages/transaction/index' });
  });
});
