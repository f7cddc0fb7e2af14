import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { LoginMethods as Ways } from '@contract/login';
import { weChatSource } from '@/platform/weChatLogin';
import { environment } from '@/stores/environment';
import { getLoginMethods } from '../api/login';

/** Login methods that both the server and this device support. Lives as long as the app. */
export class LoginMethodsStore {
  private methods: Ways | null = null;

  constructor(private readonly fetchMethods: () => Promise<Ways>) {
    makeAutoObservable<this, 'methods' | 'fetchMethods'>(
      this,
      { methods: observableRef, fetchMethods: false },
      { autoBind: true }
    );
  }

  /**
   * URL of WeChat's authorization page with the placeholders `REDIRECT` and `STATE`; undefined where it cannot open.
   */
  get authorizeUrl(): string | undefined {
    const page = this.methods?.webPage;
    return page && (page.isAnyBrowser || environment.isWeChatBrowser) ? page.authorizeUrl : undefined;
  }

  get hasWeChat(): boolean {
    return weChatSource === 'miniProgram' ? (this.methods?.miniProgram ?? false) : this.authorizeUrl !== undefined;
  }

  /** Loads the methods once. After a failure only the methods that always work are offered. */
  async load(): Promise<void> {
    if (this.methods) return;
    try {
      const methods = await this.fetchMethods();
      runInAction(() => {
        this.methods = methods;
      });
    } catch (error) {
      console.warn('the ways to log in were not loaded', error);
    }
  }
}

export const loginMethods = new LoginMethodsStore(getLoginMethods);
