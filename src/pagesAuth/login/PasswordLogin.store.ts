import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Session } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { isApiError } from '@/lib/ApiError';
import type { LoginByPassword } from '../api/login';
import { AccountFieldStore } from './AccountField.store';
import { LoginConsentStore } from './LoginConsent.store';

export interface PasswordLoginApi {
  logInByPassword(body: LoginByPassword): Promise<Session>;
}

/** Login with a mobile number or user name and a password. Lives as long as its page. */
export class PasswordLoginStore {
  readonly account: AccountFieldStore;
  readonly consent = new LoginConsentStore();
  password = '';
  isPasswordMissing = false;
  isLoggingIn = false;
  /** True when the server requires a captcha before the next attempt. */
  needsCaptcha = false;
  error: unknown = undefined;

  /** @param mobile initial number, when already known */
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

  /** Returns whether account and password are filled in; otherwise their errors are shown from now on. */
  validate(): boolean {
    this.isPasswordMissing = this.password === '';
    return this.account.validate() && !this.isPasswordMissing;
  }

  /**
   * Logs in; the password remains in the field after a failure.
   * @returns undefined when it failed (see `error`, `needsCaptcha`) or is running
   */
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
        if (isApiError(error, 'CAPTCHA_NEEDED')) this.needsCaptcha = true;
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
