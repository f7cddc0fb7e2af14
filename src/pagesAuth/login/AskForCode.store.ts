import { makeAutoObservable } from 'mobx';
import type { CodePurpose } from '@contract/login';
import { CodeSending, type CodeSendingApi } from './CodeSending';
import { Consent } from './Consent';
import { MobileEntry } from './MobileEntry';
import type { SentCodes } from './sentCodes';

/** A person who types a number and asks for a code to it. Lives as long as its page. */
export class AskForCodeStore {
  readonly mobile: MobileEntry;
  readonly consent = new Consent();
  readonly sending: CodeSending;

  constructor(
    purpose: CodePurpose,
    api: CodeSendingApi,
    sentCodes: Pick<SentCodes, 'to' | 'remember' | 'forget'>,
    now?: () => number,
    mobile = ''
  ) {
    this.mobile = new MobileEntry(mobile);
    this.sending = new CodeSending(purpose, () => this.mobile.digits, api, sentCodes, now);
    makeAutoObservable(this, { mobile: false, consent: false, sending: false }, { autoBind: true });
  }

  type(text: string): void {
    this.mobile.type(text);
    this.sending.clearError();
  }

  /** True when a code is on its way. Refused for a number that is none and without the person's consent. */
  async send(): Promise<boolean> {
    return this.mobile.check() && this.consent.isGiven && (await this.sending.send());
  }
}
