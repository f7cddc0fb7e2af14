import { safeExecute } from '@tarojs/runtime';
import Taro from '@tarojs/taro';
import type { PageConfig } from '@contract/weChatPage';
import { topPath } from '../topPage/topPage';
import { cardPicture, HOME_PATH } from './cardPicture';
import { sharedPageEvent } from './sharedPageEvent';
import type { SharedPage, SignPage } from './types';

const SDK_ADDRESS = 'https://res.wx.qq.com/open/js/jweixin-1.6.0.js';

/** A share card as the JS-SDK names its parts. */
interface WeChatCard {
  title: string;
  desc: string;
  link: string;
  imgUrl: string;
  fail(problem: unknown): void;
}

/** The part of WeChat's JS-SDK that is used. */
export interface JsSdk {
  config(options: PageConfig & { debug: boolean; jsApiList: string[] }): void;
  ready(run: () => void): void;
  error(report: (problem: unknown) => void): void;
  updateAppMessageShareData(card: WeChatCard): void;
  updateTimelineShareData(card: Omit<WeChatCard, 'desc'>): void;
}

declare global {
  interface Window {
    jWeixin?: JsSdk;
  }
}

/** Keeps the cards of WeChat's own menu as the page on top sets them. WeChat's script is loaded once a page is signed. */
export class WeChatCards {
  private configured: { address: string; sdk: Promise<JsSdk | undefined> } | undefined;
  private loading: Promise<JsSdk> | undefined;
  /** The server has no official account. */
  private isOff = false;
  private updates = 0;

  /** @param enteredAddress address at which the app was entered, where the browser does not know it */
  constructor(
    private readonly signPage: SignPage,
    private readonly enteredAddress: string
  ) {}

  follow(): void {
    const update = () =>
      void this.update().catch((error: unknown) => console.warn('the page has no share card', error));
    Taro.eventCenter.on(sharedPageEvent, update);
    Taro.eventCenter.on('__afterTaroRouterChange', update);
    update();
  }

  private async update(): Promise<void> {
    if (this.isOff) return;
    this.updates += 1;
    const update = this.updates;
    const sdk = await this.configure();
    // A later update shows what is on top by then.
    if (sdk === undefined || update !== this.updates) return;
    sdk.ready(() => {
      const { desc, ...card } = topCard();
      sdk.updateAppMessageShareData({ ...card, desc });
      sdk.updateTimelineShareData(card);
    });
  }

  /** Resolves with undefined without an official account, and for a page that was left meanwhile. */
  private configure(): Promise<JsSdk | undefined> {
    const address = this.addressOfPage();
    if (this.configured?.address === address) return this.configured.sdk;
    const sdk = this.signAndConfigure(address).catch((error: unknown) => {
      // The next page tries again.
      if (this.configured?.sdk === sdk) this.configured = undefined;
      throw error;
    });
    this.configured = { address, sdk };
    return sdk;
  }

  private async signAndConfigure(address: string): Promise<JsSdk | undefined> {
    const signature = await this.signPage(address);
    if (signature === null) {
      this.isOff = true;
      return undefined;
    }
    const sdk = await this.load();
    if (this.configured?.address !== address) return undefined;
    const jsApiList = ['updateAppMessageShareData', 'updateTimelineShareData'];
    sdk.config({ ...signature, debug: false, jsApiList });
    return sdk;
  }

  /** WeChat on iPhones compares with the address at which the app was entered, elsewhere with that of the page. */
  private addressOfPage(): string {
    const isApple = /iPhone|iPad|iPod/.test(navigator.userAgent);
    const [address = ''] = (isApple ? this.addressOfEntry() : location.href).split('#');
    return address;
  }

  private addressOfEntry(): string {
    return performance.getEntriesByType?.('navigation')[0]?.name ?? this.enteredAddress;
  }

  private load(): Promise<JsSdk> {
    this.loading ??= loadSdk().catch((error: unknown) => {
      this.loading = undefined;
      throw error;
    });
    return this.loading;
  }
}

function loadSdk(): Promise<JsSdk> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = () => {
      script.remove();
      reject(new Error(`${SDK_ADDRESS} was not loaded`));
    };
    script.src = SDK_ADDRESS;
    script.onload = () => {
      const { jWeixin } = window;
      if (jWeixin === undefined) return fail();
      jWeixin.error((problem) => console.warn('WeChat does not accept the signature of the page', problem));
      resolve(jWeixin);
    };
    script.onerror = fail;
    document.head.append(script);
  });
}

/** Returns the card of the page on top; that of the home for one that has none. */
function topCard(): WeChatCard {
  const page = topPath();
  const shared: unknown = page === undefined ? undefined : safeExecute(page, 'onShareAppMessage', {});
  const card = (shared ?? {}) as Partial<SharedPage>;
  const { title, description, path = HOME_PATH } = card;
  return {
    title: title || metaContent('og:title'),
    desc: description || metaContent('og:description'),
    link: `${location.origin}/h5/${path.replace(/^\//, '')}`,
    imgUrl: new URL(cardPicture(card), location.href).href,
    fail: (problem) => console.warn('WeChat does not show the share card', problem)
  };
}

/** Returns what the built page says about the app. */
const metaContent = (property: string): string =>
  document.querySelector<HTMLMetaElement>(`meta[property="${property}"]`)?.content ?? '';
