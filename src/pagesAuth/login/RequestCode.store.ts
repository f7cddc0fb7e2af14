import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { LoginConsentStore } from './LoginConsent.store';
import { MobileFieldStore } from './MobileField.store';
import type { SentCodesStore } from './sentCodes';
import { type SmsCodeApi, SmsCodeStore } from './SmsCode.store';

/** Requests an SMS code for a typed number. Lives as long as its page. */
export class RequestCodeStore {
  readonly mobile: MobileFieldStore;
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
    this.smsCode = new SmsCodeStore(purpose, () => this.mobile.number, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, consent: false, smsCode: false }, { autoBind: true });
  }

  type(text: string): void {
    this.mobile.type(text);
    this.smsCode.clearError();
  }

  /**
   * Requests a code, provided that the number is valid and consent was given.
   * @returns true when a code was sent
   */
  async send(): Promise<boolean> {
    return this.mobile.validate() && this.consent.isGiven && (await this.smsCode.send());
  }
}
