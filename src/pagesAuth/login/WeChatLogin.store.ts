import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session, WeChatLogin, WeChatSource } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import type { LoginByWeChat, PhoneBinding } from '../api/login';
import { LoginConsentStore } from './LoginConsent.store';

export interface WeChatLoginApi {
  logInByWeChat(body: LoginByWeChat): Promise<WeChatLogin>;
  bindPhone(body: PhoneBinding): Promise<Session>;
}

/** A login by WeChat up to the session or the missing number. Lives as long as its page. */
export class WeChatLoginStore {
  readonly consent = new LoginConsentStore();
  isLoggingIn = false;
  error: unknown = undefined;
  /** For bindPhone, when WeChat knows the person and we do not. */
  bindTicket: string | undefined = undefined;
  /** Masked: the number's account belongs to another WeChat, and the person has to say what they want. */
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

  /** Logs in with what WeChat gave. Undefined when a number is still missing (see `bindTicket`) or it failed. */
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

  /** The person wants this WeChat to take the place of the other one. */
  merge(): Promise<Session | undefined> {
    const { bindTicket: ticket } = this;
    if (ticket === undefined) return Promise.resolve(undefined);
    return this.run(() => this.api.bindPhone({ ticket, proof: null, isMerge: true, ...this.loginContext }));
  }

  /** WeChat gave no code, or the person did not show their number. */
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
