import type { PageConfig } from '@contract/weChatPage';
import { signPage } from '@/api/launch';
import { routes } from '@/routes';
import { consent } from '@/stores/consent';
import { settings } from '@/stores/settings';
import { buildFlash } from '@/testing/buildFeed';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { resetConsent } from '@/testing/resetConsent';
import { whenIdle } from '@/testing/whenIdle';
import { followSharedPages } from './index';
import type { JsSdk } from './weChatCards';

const weChatBrowser = 'Mozilla/5.0 (Linux; Android 14) MicroMessenger/8.0.50';
const sign = 'POST /api/front/weChat/pageConfig';
const signature: PageConfig = { appId: 'wx1', timestamp: 1, nonceStr: 'n', signature: 's' };
const flash = '/pagesNews/quick-news/quick-news-dtl/index';
const policy = `/${routes.policy}`;

const api = fakeApi({
  'GET /api/front/flash/detail': ({ id }) => ({
    flash: buildFlash({ id, title: `快讯 ${id}`, content: id === 'f2' ? '烟桂走货快' : '', varietyIds: ['cassia'] }),
    withdrawnReason: null,
    likes: 0,
    isLiked: false,
    lines: [],
    previous: [],
    newer: null,
    older: null
  })
});
const signedUrls = () => api.calls.filter(({ name }) => name === sign).map(({ input }) => input);
const script = () => document.head.querySelector<HTMLScriptElement>('script[src^="https://res.wx.qq.com/"]');
const openIn = (browser: string) => jest.spyOn(navigator, 'userAgent', 'get').mockReturnValue(browser);
const follow = () => followSharedPages({ hasAgreed: () => consent.isAnswered && !consent.isBrowsingOnly, signPage });

type Card = Parameters<JsSdk['updateAppMessageShareData']>[0];

/** WeChat's JS-SDK as its documentation describes it, which accepts every signature. */
function fakeSdk() {
  const chatCards: Card[] = [];
  const timelineCards: Omit<Card, 'desc'>[] = [];
  const configs: Parameters<JsSdk['config']>[0][] = [];
  const sdk: JsSdk = {
    config: (options) => configs.push(options),
    ready: (run) => run(),
    error: () => undefined,
    updateAppMessageShareData: (card) => chatCards.push(card),
    updateTimelineShareData: (card) => timelineCards.push(card)
  };
  return { sdk, configs, chatCards, timelineCards };
}

const { sdk, configs, chatCards, timelineCards } = fakeSdk();

/** Lets the browser load WeChat's script. */
async function loadScript(): Promise<void> {
  window.jWeixin = sdk;
  script()?.dispatchEvent(new Event('load'));
  await whenIdle();
}

const lastCard = () => {
  const { title, desc, link, imgUrl } = chatCards.at(-1) ?? { title: '', desc: '', link: '', imgUrl: '' };
  return { title, desc, path: link.replace(location.origin, ''), picture: imgUrl.replace(location.origin, '') };
};

describe('share cards in the browser of WeChat', () => {
  beforeAll(() => {
    settings.setLanguage('zh-Hans');
    document.head.insertAdjacentHTML(
      'beforeend',
      '<meta property="og:title" content="香市"><meta property="og:description" content="看行情、找货源">'
    );
  });
  beforeEach(() => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    api.calls.length = 0;
    consent.agree();
  });

  it('are left to other browsers', async () => {
    openIn('Mozilla/5.0 (Linux; Android 14) Chrome/130');
    await openPage(policy);
    follow();
    await whenIdle();
    expect([signedUrls(), script()]).toEqual([[], null]);
  });

  it('load nothing before the user has agreed, and no script without an official account', async () => {
    openIn(weChatBrowser);
    api.on({ [sign]: null });
    resetConsent();
    follow();
    await openPage(`${flash}?id=early`);
    expect(signedUrls()).toEqual([]);
    consent.browseOnly();
    await whenIdle();
    expect(signedUrls()).toEqual([]);
    consent.agree();
    await whenIdle();
    expect(signedUrls()).toHaveLength(1);
    await openPage(`${flash}?id=again`);
    expect([signedUrls().length, script()]).toEqual([1, null]);
  });

  it('are set with the next page when the server or the script did not answer', async () => {
    openIn(weChatBrowser);
    api.on({
      [sign]: () => {
        throw new FakeError('UNAVAILABLE');
      }
    });
    follow();
    await whenIdle();
    expect(script()).toBeNull();
    api.on({ [sign]: signature });
    await openPage(`${flash}?id=lost`);
    script()?.dispatchEvent(new Event('error'));
    await whenIdle();
    expect([script(), configs.length]).toEqual([null, 0]);
    await openPage(`${flash}?id=f1`);
    await loadScript();
    expect(configs).toEqual([
      { ...signature, debug: false, jsApiList: ['updateAppMessageShareData', 'updateTimelineShareData'] }
    ]);
    expect(signedUrls().at(-1)).toEqual({ url: location.href.split('#')[0] });
  });

  it('show title, description, picture and address of the page on top', async () => {
    openIn(weChatBrowser);
    await openPage(`${flash}?id=f2`);
    expect(lastCard()).toEqual({
      title: '快讯 f2',
      desc: '烟桂走货快',
      path: `/h5${flash}?id=f2`,
      picture: '/share/flash/f2.chat.jpg?lang=zh-Hans'
    });
    expect(timelineCards.at(-1)?.link).toBe(chatCards.at(-1)?.link);
  });

  it('show the home for a page that is not shared', async () => {
    openIn(weChatBrowser);
    await openPage(policy);
    expect(lastCard()).toEqual({
      title: '香市',
      desc: '看行情、找货源',
      path: '/h5/pages/index/index',
      picture: '/share/app/home.chat.jpg?lang=zh-Hans'
    });
  });

  it('are signed for the address of entry on an iPhone, whose browser knows no other', async () => {
    openIn('Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) MicroMessenger/8.0.50');
    const entry = { name: 'https://xiangshi.example.com/h5/?from=chat#top' } as PerformanceEntry;
    Object.assign(performance, { getEntriesByType: () => [entry] });
    await openPage(`${flash}?id=f3`);
    await openPage(`${flash}?id=f4`);
    expect(signedUrls()).toEqual([{ url: 'https://xiangshi.example.com/h5/?from=chat' }]);
    expect(lastCard()).toMatchObject({ title: '快讯 f4', desc: '看行情、找货源' });
  });
});
