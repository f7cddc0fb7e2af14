import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoginMethods as Ways } from '@contract/login';
import { weChatSource } from '@/platform/weChatLogin';
import { settings } from '@/stores/settings';
import { getLoginWays } from '../api/login';

/** Which ways of logging in work here: what the server offers and this device can do. Lives as long as the app. */
export class LoginWays {
  private ways: Ways | null = null;

  constructor(private readonly getWays: () => Promise<Ways>) {
    makeAutoObservable<this, 'ways' | 'getWays'>(this, { ways: observableRef, getWays: false }, { autoBind: true });
  }

  /** WeChat's page that says who somebody is, with `REDIRECT` and `STATE` to fill in; undefined where it cannot open. */
  get authorizeUrl(): string | undefined {
    const page = this.ways?.webPage;
    return page && (page.isAnyBrowser || settings.isWeChatBrowser) ? page.authorizeUrl : undefined;
  }

  get hasWeChat(): boolean {
    return weChatSource === 'miniProgram' ? (this.ways?.miniProgram ?? false) : this.authorizeUrl !== undefined;
  }

  /** Asks once. A failure leaves the ways that always work. */
  async load(): Promise<void> {
    if (this.ways) return;
    try {
      const ways = await this.getWays();
      runInAction(() => {
        this.ways = ways;
      });
    } catch (error) {
      console.warn('the ways to log in were not loaded', error);
    }
  }
}

export const loginWays = new LoginWays(getLoginWays);
