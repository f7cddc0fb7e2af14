import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { CODE_LENGTH } from './EnterCode.store';
import { MobileFieldStore } from './MobileField.store';
import type { SentCodesStore } from './sentCodes';
import { type SmsCodeApi, SmsCodeStore } from './SmsCode.store';

/** Mobile number and SMS code on one page. Part of the stores of pages that need both. */
export class MobileVerificationStore {
  readonly mobile = new MobileFieldStore();
  readonly smsCode: SmsCodeStore;
  code = '';
  isCodeErrorShown = false;

  constructor(
    purpose: CodePurpose,
    api: SmsCodeApi,
    sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    now?: () => number
  ) {
    this.smsCode = new SmsCodeStore(purpose, () => this.mobile.number, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, smsCode: false }, { autoBind: true });
  }

  type(mobile: string): void {
    this.mobile.type(mobile);
    this.smsCode.clearError();
    // The resend delay belongs to the number that received the code.
    this.smsCode.countDown();
  }

  enter(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, CODE_LENGTH);
    this.isCodeErrorShown = false;
    this.smsCode.clearError();
  }

  /** Requests a code for the number; does nothing when the number is invalid. */
  async send(isVoice = false): Promise<void> {
    if (this.mobile.validate() && this.smsCode.canSend) await this.smsCode.send(isVoice);
  }

  /** Returns whether both are complete; otherwise their errors are shown from now on. */
  validate(): boolean {
    this.isCodeErrorShown = this.code.length !== CODE_LENGTH;
    return this.mobile.validate() && !this.isCodeErrorShown && this.smsCode.lockedSeconds === 0;
  }
}
