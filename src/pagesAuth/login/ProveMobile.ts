import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { CodeSending, type CodeSendingApi } from './CodeSending';
import { CODE_LENGTH } from './EnterCode.store';
import { MobileEntry } from './MobileEntry';
import type { SentCodes } from './sentCodes';

/** A number and the code that was sent to it, on one page. Part of the stores of pages that need both. */
export class ProveMobile {
  readonly mobile = new MobileEntry();
  readonly sending: CodeSending;
  code = '';
  isCodeComplainedAbout = false;

  constructor(
    purpose: CodePurpose,
    api: CodeSendingApi,
    sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>,
    now?: () => number
  ) {
    this.sending = new CodeSending(purpose, () => this.mobile.digits, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, sending: false }, { autoBind: true });
  }

  type(mobile: string): void {
    this.mobile.type(mobile);
    this.sending.clearError();
    // The wait belongs to the number it was sent to.
    this.sending.countDown();
  }

  enter(code: string): void {
    this.code = code.replace(/\D/g, '').slice(0, CODE_LENGTH);
    this.isCodeComplainedAbout = false;
    this.sending.clearError();
  }

  /** Has a code sent to the number, if it is one. */
  async send(isVoice = false): Promise<void> {
    if (this.mobile.check() && this.sending.canSend) await this.sending.send(isVoice);
  }

  /** True when both are complete; what is missing is complained about from now on. */
  check(): boolean {
    this.isCodeComplainedAbout = this.code.length !== CODE_LENGTH;
    return this.mobile.check() && !this.isCodeComplainedAbout && this.sending.lockedSeconds === 0;
  }
}
