import { makeAutoObservable, observableRef } from 'mobx';
import type { CodePurpose, SentCode } from '@contract/login';
import { persist } from '@/stores/persist';

export interface StoredSentCode {
  mobile: string;
  purpose: CodePurpose;
  /** Epoch ms from which another code can be requested. */
  resendAtMs: number;
  /** Epoch ms at which the code expires. */
  expiresAtMs: number;
  /** Version of the agreement that the user accepted when requesting the code. */
  agreedVersion: string;
  /** Whether the next code can be requested as a voice call. */
  canVoice: boolean;
  demoCode?: string;
}

/**
 * The last code that was sent. Stored on the device until it is used, because the page may be reloaded when the user
 * returns to the browser after reading the message.
 */
export class SentCodesStore {
  sentCode: StoredSentCode | null = null;

  constructor() {
    makeAutoObservable(this, { sentCode: observableRef }, { autoBind: true });
    persist<SentCodesStore>(this, ['sentCode']);
  }

  /** Returns the unexpired code for this mobile and purpose, or null. */
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
