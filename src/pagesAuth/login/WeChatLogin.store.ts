import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session, WeChatLogin, WeChatSource } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import type { LoginByWeChat, PhoneBinding } from '../api/login';
import { LoginConsentStore } from './LoginConsent.store';

export interface WeChatLoginApi {
  logInByWeChat(body: LoginByWeChat): Promise<WeChatLogin>;
  bindPhone(body: PhoneBinding): Promise<Session>;
}

/** WeChat login, up to the session or to the request for a mobile number. Lives as long as its page. */
export class WeChatLoginStore {
  readonly consent = new LoginConsentStore();
  isLoggingIn = false;
  error: unknown = undefined;
  /** Ticket for `bindPhone`, set when the WeChat user has no account yet. */
  bindTicket: string | undefined = undefined;
  /** Masked mobile whose account is bound to another WeChat user; the user has to confirm the replacement. */
  conflictMobile: string | undefined = undefined;

  constructor(
    private readonly source: WeChatSource,
    private readonly inviteCode: string,
    private readonly api: WeChatLoginApi
  ) {
    makeAutoObservable<this, 'source' | 'inviteCode' | 'api'>(
      this,
      { consent: false, error: observableRef, source: false, inviteCode: false, api: false },
      { autoBind: true }
    );
  }

  /**
   * Logs in with the codes from WeChat.
   * @returns undefined when a mobile number is still required (see `bindTicket`) or the login failed
   */
  logIn(codes: { code: string; phoneCode?: string }): Promise<Session | undefined> {
    return this.run(async () => {
      const answer = await this.api.logInByWeChat({ source: this.source, ...codes, ...this.loginContext });
      runInAction(() => {
        this.bindTicket = answer.bindTicket ?? undefined;
        this.conflictMobile = answer.conflictMobile ?? undefined;
      });
      return answer.session ?? undefined;
    });
  }

  /** Replaces the account's previous WeChat binding with this one, after the user confirmed it. */
  merge(): Promise<Session | undefined> {
    const { bindTicket: ticket } = this;
    if (ticket === undefined) return Promise.resolve(undefined);
    return this.run(() => this.api.bindPhone({ ticket, proof: null, isMerge: true, ...this.loginContext }));
  }

  /** Shows an error of WeChat: it issued no code, or the user did not share their number. */
  setError(error: unknown): void {
    this.error = error;
  }

  private get loginContext(): { agreedVersion: string; inviteCode?: string } {
    return { agreedVersion: agreementVersion, ...(this.inviteCode && { inviteCode: this.inviteCode }) };
  }

  private async run(login: () => Promise<Session | undefined>): Promise<Session | undefined> {
    if (this.isLoggingIn) return undefined;
    this.isLoggingIn = true;
    this.error = undefined;
    try {
      return await login();
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }
}
