import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CodePurpose, SentCode } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import type { SmsCodeRequest } from '../api/login';
import { CaptchaGateStore } from './CaptchaGate.store';
import type { SentCodesStore } from './sentCodes';

const SECOND_MS = 1000;

export interface SmsCodeApi {
  sendCode(body: SmsCodeRequest): Promise<SentCode>;
}

/** Codes that are sent to a mobile for one purpose, and the waits between them. Part of the stores of login pages. */
export class SmsCodeStore {
  /** Before a code is sent or taken, after many wrong ones. */
  readonly captcha = new CaptchaGateStore();
  isSending = false;
  /** Until another code may be asked for. */
  secondsLeft = 0;
  /** Until anything may be tried again after too many wrong codes. */
  lockedSeconds = 0;
  /** Why no code could be sent, or what was wrong with the one that was entered. */
  error: unknown = undefined;
  private lockedUntilMs = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly purpose: CodePurpose,
    private readonly mobile: () => string,
    private readonly api: SmsCodeApi,
    private readonly sentCodes: Pick<SentCodesStore, 'find' | 'save' | 'clear'>,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'purpose' | 'mobile' | 'api' | 'sentCodes' | 'now' | 'timer' | 'lockedUntilMs' | 'sent'>(
      this,
      {
        captcha: false,
        error: observableRef,
        purpose: false,
        mobile: false,
        api: false,
        sentCodes: false,
        now: false,
        timer: false,
        lockedUntilMs: false,
        // Read anew each time: they change with the clock.
        hasCode: false,
        demoCode: false,
        canRequestCall: false,
        agreedVersion: false,
        sent: false
      },
      { autoBind: true }
    );
  }

  /** False when no code was sent to this mobile, or it has expired since: the person has to start over. */
  get hasCode(): boolean {
    return this.sent !== null;
  }

  /** Only the demo tells the code. */
  get demoCode(): string | undefined {
    return this.sent?.demoCode;
  }

  /** Two messages brought nothing: a call may. */
  get canRequestCall(): boolean {
    return this.sent?.canVoice ?? false;
  }

  /** What the person had agreed to when they asked for the code. */
  get agreedVersion(): string {
    return this.sent?.agreedVersion ?? agreementVersion;
  }

  get canSend(): boolean {
    return this.secondsLeft === 0 && this.lockedSeconds === 0 && !this.isSending;
  }

  /**
   * Has a code sent and says whether the person can enter one now. A code that was sent less than a minute ago is
   * still good: it is not asked for again. A failure is in `error`.
   */
  async send(isVoice = false): Promise<boolean> {
    if (this.isSending) return false;
    const mobile = this.mobile();
    const { purpose } = this;
    if (this.sent && this.sent.resendAtMs > this.now() && this.sent.agreedVersion === agreementVersion) {
      this.countDown();
      return true;
    }
    this.isSending = true;
    this.error = undefined;
    try {
      const sent = await this.captcha.runWithCaptcha((solved) =>
        this.api.sendCode({ mobile, purpose, ...(isVoice && { isVoice }), ...solved })
      );
      runInAction(() => {
        this.sentCodes.save({ mobile, purpose, agreedVersion: agreementVersion }, sent, this.now());
        this.countDown();
      });
      return true;
    } catch (error) {
      this.setError(error);
      return false;
    } finally {
      runInAction(() => {
        this.isSending = false;
      });
    }
  }

  /** The code was used: it is worth nothing more. */
  clearSentCode(): void {
    this.sentCodes.clear();
  }

  /** Shows an error; a lock counts down. */
  setError(error: unknown): void {
    this.error = error;
    const { code, data } = error as { code?: string; data?: { retryAfterSec?: number } };
    if (code !== 'LOCKED') return;
    this.lockedUntilMs = this.now() + (data?.retryAfterSec ?? 0) * SECOND_MS;
    this.countDown();
  }

  clearError(): void {
    if (this.lockedSeconds === 0) this.error = undefined;
  }

  /** Counts the waits down, from the clock: a page in the background misses ticks, not time. */
  countDown(): void {
    clearInterval(this.timer);
    this.tick();
    if (this.secondsLeft > 0 || this.lockedSeconds > 0) this.timer = setInterval(this.tick, SECOND_MS);
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private get sent() {
    return this.sentCodes.find(this.mobile(), this.purpose, this.now());
  }

  private tick(): void {
    const wasLocked = this.lockedSeconds > 0;
    this.secondsLeft = this.secondsUntil(this.sent?.resendAtMs ?? 0);
    this.lockedSeconds = this.secondsUntil(this.lockedUntilMs);
    if (wasLocked && this.lockedSeconds === 0) this.error = undefined;
    if (this.secondsLeft === 0 && this.lockedSeconds === 0) clearInterval(this.timer);
  }

  private secondsUntil(ms: number): number {
    return Math.max(0, Math.ceil((ms - this.now()) / SECOND_MS));
  }
}
