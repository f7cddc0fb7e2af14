import { makeAutoObservable, observableRef } from 'mobx';
import { persist } from '@/stores/persist';
import type { SentCode } from '../api/login';

export interface SentCodeMemory {
  mobile: string;
  /** Epoch ms from which another code may be asked for. */
  resendAtMs: number;
  /** Epoch ms from which the code is worthless. */
  expiresAtMs: number;
  /** What the person had agreed to when they asked for the code. */
  agreedVersion: string;
  demoCode?: string;
}

/**
 * The code that was sent last. Kept on the device until the login: whoever leaves the browser to read the message
 * may find the page loaded anew when they come back.
 */
export class SentCodes {
  sentCode: SentCodeMemory | null = null;

  constructor() {
    makeAutoObservable(this, { sentCode: observableRef }, { autoBind: true });
    persist<SentCodes>(this, ['sentCode']);
  }

  /** The code sent to this mobile that may still be entered. */
  to(mobile: string, nowMs: number): SentCodeMemory | null {
    const { sentCode } = this;
    return sentCode?.mobile === mobile && sentCode.expiresAtMs > nowMs ? sentCode : null;
  }

  remember(mobile: string, agreedVersion: string, sent: SentCode, nowMs: number): void {
    this.sentCode = {
      mobile,
      agreedVersion,
      resendAtMs: nowMs + sent.resendAfterSec * 1000,
      expiresAtMs: nowMs + sent.expiresInSec * 1000,
      ...(sent.demoCode === undefined ? {} : { demoCode: sent.demoCode })
    };
  }

  forget(): void {
    this.sentCode = null;
  }
}

export const sentCodes = new SentCodes();
