import { makeAutoObservable, observableRef } from 'mobx';
import type { CodePurpose, SentCode } from '@contract/login';
import { persist } from '@/stores/persist';

export interface StoredSentCode {
  mobile: string;
  purpose: CodePurpose;
  /** Epoch ms from which another code may be asked for. */
  resendAtMs: number;
  /** Epoch ms from which the code is worthless. */
  expiresAtMs: number;
  /** What the person had agreed to when they asked for the code. */
  agreedVersion: string;
  /** The next one may be asked for as a call. */
  canVoice: boolean;
  demoCode?: string;
}

/**
 * The code that was sent last. Kept on the device until it was used: whoever leaves the browser to read the message
 * may find the page loaded anew when they come back.
 */
export class SentCodesStore {
  sentCode: StoredSentCode | null = null;

  constructor() {
    makeAutoObservable(this, { sentCode: observableRef }, { autoBind: true });
    persist<SentCodesStore>(this, ['sentCode']);
  }

  /** The code sent to this mobile for this purpose that may still be entered. */
  find(mobile: string, purpose: CodePurpose, nowMs: number): StoredSentCode | null {
    const { sentCode } = this;
    const isThis = sentCode?.mobile === mobile && sentCode.purpose === purpose;
    return isThis && sentCode.expiresAtMs > nowMs ? sentCode : null;
  }

  save(find: { mobile: string; purpose: CodePurpose; agreedVersion: string }, sent: SentCode, nowMs: number): void {
    this.sentCode = {
      ...find,
      resendAtMs: nowMs + sent.resendAfterSec * 1000,
      expiresAtMs: nowMs + sent.expiresInSec * 1000,
      canVoice: sent.canVoice,
      ...(sent.demoCode === undefined ? {} : { demoCode: sent.demoCode })
    };
  }

  clear(): void {
    this.sentCode = null;
  }
}

export const sentCodes = new SentCodesStore();
