import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { EmailFieldStore } from './EmailField.store';
import { CODE_LENGTH } from './EnterCode.store';
import { MobileFieldStore } from './MobileField.store';
import type { SentCodesStore } from './sentCodes';
import { type SmsCodeApi, SmsCodeStore } from './SmsCode.store';

/** Mobile number or e-mail address, and its code, on one page. Part of the stores of pages that need both. */
export class CodeVerificationStore {
  method: 'mobile' | 'email' = 'mobile';
  readonly mobile = new MobileFieldStore();
  readonly email = new EmailFieldStore();
  readonly smsCode: SmsCodeStore;
  code = '';
  isCodeErrorShown = false;

  constructor(
    purpose: CodePurpose,
    api: SmsCodeApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number
  ) {
    this.smsCode = new SmsCodeStore(purpose, () => this.address, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, email: false, smsCode: false }, { autoBind: true });
  }

  /** Number or e-mail address that gets the code. */
  get address(): string {
    return this.method === 'mobile' ? this.mobile.number : this.email.address;
  }

  /** Returns whether number or address is whole, without showing an error. */
  get hasAddress(): boolean {
    return this.method === 'mobile' ? this.mobile.missing === 0 : this.email.isValid;
  }

  setMethod(method: 'mobile' | 'email'): void {
    if (method === this.method) return;
    this.method = method;
    this.enter('');
    this.smsCode.countDown();
  }

  type(text: string): void {
    if (this.method === 'mobile') this.mobile.type(text);
    else this.email.type(text);
    this.smsCode.clearError();
    // The resend delay belongs to the number that received the code.
    this.smsCode.countDown();
  }

  enter(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, CODE_LENGTH);
    this.isCodeErrorShown = false;
    this.smsCode.clearError();
  }

  /** Requests a code; does nothing when number or address is invalid. */
  async send(isVoice = false): Promise<void> {
    if (this.validateAddress() && this.smsCode.canSend) await this.smsCode.send(isVoice);
  }

  /** Returns whether both are complete; otherwise their errors are shown from now on. */
  validate(): boolean {
    this.isCodeErrorShown = this.code.length !== CODE_LENGTH;
    return this.validateAddress() && !this.isCodeErrorShown && this.smsCode.lockedSeconds === 0;
  }

  private validateAddress(): boolean {
    return this.method === 'mobile' ? this.mobile.validate() : this.email.validate();
  }
}
