import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import { groupMobile, isMobile, missingDigits, mobileDigits } from '@/lib/mobile';
import type { SentCode } from '../api/login';
import { agreementVersion } from '../agreement/version';
import type { SentCodes } from './sentCodes';

export interface PhoneLoginApi {
  sendCode(mobile: string): Promise<SentCode>;
}

/** What keeps a code from being sent. */
export type PhoneProblem = 'incomplete' | 'wrongNumber' | 'notAgreed';

/** A person who asks for a login code. Lives as long as its page. */
export class PhoneLoginStore {
  /** At most eleven digits. */
  digits = '';
  /** Never true before the person has ticked it. */
  isAgreed = false;
  isSending = false;
  /** The number is complained about only once it was sent with the mistake, and no longer than until it changes. */
  isNumberWrong = false;
  error: unknown = undefined;

  constructor(
    private readonly api: PhoneLoginApi,
    private readonly sentCodes: Pick<SentCodes, 'to' | 'remember'>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'api' | 'sentCodes' | 'now'>(
      this,
      { error: observableRef, api: false, sentCodes: false, now: false },
      { autoBind: true }
    );
  }

  /** `138 0013 8000`. */
  get shown(): string {
    return groupMobile(this.digits);
  }

  get missing(): number {
    return missingDigits(this.digits);
  }

  get problem(): PhoneProblem | undefined {
    if (this.missing > 0) return 'incomplete';
    if (!isMobile(this.digits)) return 'wrongNumber';
    return this.isAgreed ? undefined : 'notAgreed';
  }

  type(text: string): void {
    this.digits = mobileDigits(text);
    this.isNumberWrong = false;
    this.error = undefined;
  }

  complain(): void {
    this.isNumberWrong = true;
  }

  agree(isAgreed: boolean): void {
    this.isAgreed = isAgreed;
  }

  /**
   * Has a code sent and says whether the person can enter one now. A code that was sent less than a minute ago is
   * still good: it is not asked for again. A failure is in `error`.
   */
  async sendCode(): Promise<boolean> {
    if (this.problem !== undefined || this.isSending) return false;
    const { digits } = this;
    const sent = this.sentCodes.to(digits, this.now());
    if (sent && sent.resendAtMs > this.now() && sent.agreedVersion === agreementVersion) return true;
    this.isSending = true;
    this.error = undefined;
    try {
      this.sentCodes.remember(digits, agreementVersion, await this.api.sendCode(digits), this.now());
      return true;
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }
}
