import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import type { LoginByPassword } from '../api/login';
import { AccountFieldStore } from './AccountField.store';
import { LoginConsentStore } from './LoginConsent.store';

export interface PasswordLoginApi {
  logInByPassword(body: LoginByPassword): Promise<Session>;
}

/** A login with number or user name, and password. Lives as long as its page. */
export class PasswordLoginStore {
  readonly account: AccountFieldStore;
  readonly consent = new LoginConsentStore();
  password = '';
  isPasswordMissing = false;
  isLoggingIn = false;
  /** The server wants a puzzle solved before the next try. */
  needsCaptcha = false;
  error: unknown = undefined;

  /** @param mobile the number that is known already */
  constructor(
    private readonly api: PasswordLoginApi,
    mobile = ''
  ) {
    this.account = new AccountFieldStore(mobile);
    makeAutoObservable<this, 'api'>(
      this,
      { account: false, consent: false, error: observableRef, api: false },
      { autoBind: true }
    );
  }

  type(account: string): void {
    this.account.type(account);
    this.error = undefined;
  }

  typePassword(password: string): void {
    this.password = password;
    this.isPasswordMissing = false;
    this.error = undefined;
  }

  /** False when account or password are missing; what is missing is shown from now on. */
  validate(): boolean {
    this.isPasswordMissing = this.password === '';
    return this.account.validate() && !this.isPasswordMissing;
  }

  /** Undefined when it failed (see `error`, `needsCaptcha`) or is under way already. The password stays. */
  async logIn(captchaId?: string): Promise<Session | undefined> {
    if (!this.validate() || !this.consent.isGiven || this.isLoggingIn) return undefined;
    this.isLoggingIn = true;
    this.needsCaptcha = false;
    this.error = undefined;
    try {
      return await this.api.logInByPassword({
        account: this.account.name,
        password: this.password,
        agreedVersion: agreementVersion,
        ...(captchaId !== undefined && { captchaId })
      });
    } catch (error) {
      runInAction(() => {
        if ((error as { code?: string }).code === 'CAPTCHA_NEEDED') this.needsCaptcha = true;
        else this.error = error;
      });
      return undefined;
    } finally {
      runInAction(() => {
        this.isLoggingIn = false;
      });
    }
  }

  closeCaptcha(): void {
    this.needsCaptcha = false;
  }
}
