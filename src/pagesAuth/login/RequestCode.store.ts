import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { EmailFieldStore } from './EmailField.store';
import { LoginConsentStore } from './LoginConsent.store';
import { MobileFieldStore } from './MobileField.store';
import type { SentCodesStore } from './sentCodes';
import { type SmsCodeApi, SmsCodeStore } from './SmsCode.store';

/** Requests a code for a typed number, or e-mail address. Lives as long as its page. */
export class RequestCodeStore {
  method: 'mobile' | 'email' = 'mobile';
  readonly mobile: MobileFieldStore;
  readonly email = new EmailFieldStore();
  readonly consent = new LoginConsentStore();
  readonly smsCode: SmsCodeStore;

  constructor(
    purpose: CodePurpose,
    api: SmsCodeApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number,
    mobile = ''
  ) {
    this.mobile = new MobileFieldStore(mobile);
    this.smsCode = new SmsCodeStore(purpose, () => this.address, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, email: false, consent: false, smsCode: false }, { autoBind: true });
  }

  /** Number or e-mail address that gets the code. */
  get address(): string {
    return this.method === 'mobile' ? this.mobile.number : this.email.address;
  }

  setMethod(method: 'mobile' | 'email'): void {
    this.method = method;
    this.smsCode.clearError();
  }

  type(text: string): void {
    if (this.method === 'mobile') this.mobile.type(text);
    else this.email.type(text);
    this.smsCode.clearError();
  }

  /** Returns whether number or address is valid; otherwise its error is shown from now on. */
  validate(): boolean {
    return this.method === 'mobile' ? this.mobile.validate() : this.email.validate();
  }

  /**
   * Requests a code, provided that the number is valid and consent was given.
   * @returns true when a code was sent
   */
  async send(): Promise<boolean> {
    return this.validate() && this.consent.isGiven && (await this.smsCode.send());
  }
}
