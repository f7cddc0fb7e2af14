import { makeAutoObservable } from 'mobx';
import type { LoginMethods } from '@contract/login';
import { isOverseasCountry, type OverseasCountry } from '@rules/overseasMobile';
import { weChatSource } from '@/platform/weChatLogin';
import { Resource } from '@/request/Resource';
import { environment } from '@/stores/environment';
import { getLoginMethods } from '../api/login';

/** Login methods that both the server and this device support. Lives as long as the app. */
export class LoginMethodsStore {
  private readonly resource: Resource<LoginMethods>;

  constructor(fetchMethods: () => Promise<LoginMethods>) {
    this.resource = new Resource(fetchMethods, { audience: 'everyone' });
    makeAutoObservable<this, 'resource'>(this, { resource: false }, { autoBind: true });
  }

  /**
   * URL of WeChat's authorization page with the placeholders `REDIRECT` and `STATE`; undefined where it cannot open.
   */
  get authorizeUrl(): string | undefined {
    const page = this.resource.value?.webPage;
    return page && (page.isAnyBrowser || environment.isWeChatBrowser) ? page.authorizeUrl : undefined;
  }

  get hasWeChat(): boolean {
    const isInMiniProgram = weChatSource === 'miniProgram';
    return isInMiniProgram ? (this.resource.value?.miniProgram ?? false) : this.authorizeUrl !== undefined;
  }

  /** Countries outside the mainland whose numbers get codes, of those that this version of the app knows. */
  get countries(): OverseasCountry[] {
    return (this.resource.value?.countries ?? []).filter(isOverseasCountry);
  }

  get hasEmail(): boolean {
    return this.resource.value?.hasEmail ?? false;
  }

  /** Loads the methods once. After a failure only the methods that always work are offered. */
  async load(): Promise<void> {
    if (this.resource.value) return;
    await this.resource.load();
    const { error } = this.resource;
    if (error !== undefined) console.warn('the ways to log in were not loaded', error);
  }
}

export const loginMethods = new LoginMethodsStore(getLoginMethods);
