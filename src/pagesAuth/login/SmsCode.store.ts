import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CodePurpose, SentCode } from '@contract/login';
import { agreementVersion } from '@rules/agreement';
import { SECOND_MS } from '@rules/duration';
import { apiErrorOf } from '@/lib/ApiError';
import type { SmsCodeRequest } from '../api/login';
import { CaptchaGateStore } from './CaptchaGate.store';
import type { SentCodesStore } from './sentCodes';

export interface SmsCodeApi {
  sendCode(body: SmsCodeRequest): Promise<SentCode>;
}

/** SMS codes for one mobile and purpose, with the resend delay and the lockout. Part of the stores of login pages. */
export class SmsCodeStore {
  /** Captcha required before a code is sent or submitted, after many wrong codes. */
  readonly captcha = new CaptchaGateStore();
  isSending = false;
  /** Seconds until another code can be requested. */
  secondsLeft = 0;
  /** Seconds until the lockout after too many wrong codes ends. */
  lockedSeconds = 0;
  /** Why no code could be sent, or why the entered code was rejected. */
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
        // Not computed: these values depend on the clock and must be read afresh on each access.
        hasCode: false,
        demoCode: false,
        canRequestCall: false,
        agreedVersion: false,
        sent: false
      },
      { autoBind: true }
    );
  }

  /** False when no code was sent to this mobile or the code has expired; the user has to start over. */
  get hasCode(): boolean {
    return this.sent !== null;
  }

  /** The code itself, returned by the demo server only. */
  get demoCode(): string | undefined {
    return this.sent?.demoCode;
  }

  /** Whether a voice call can be requested: the server offers it after two messages. */
  get canRequestCall(): boolean {
    return this.sent?.canVoice ?? false;
  }

  /** Version of the agreement that the user accepted when requesting the code. */
  get agreedVersion(): string {
    return this.sent?.agreedVersion ?? agreementVersion;
  }

  get canSend(): boolean {
    return this.secondsLeft === 0 && this.lockedSeconds === 0 && !this.isSending;
  }

  /**
   * Requests a code and reuses one whose resend delay (one minute) has not passed. A failure is stored in `error`.
   * @returns true when the user can enter a code now
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

  /** Drops the stored code after it was used; it is valid once. */
  clearSentCode(): void {
    this.sentCodes.clear();
  }

  /** Shows an error. A LOCKED error starts the countdown. */
  setError(error: unknown): void {
    this.error = error;
    const { code, data } = apiErrorOf(error);
    if (code !== 'LOCKED') return;
    this.lockedUntilMs = this.now() + (data?.retryAfterSec ?? 0) * SECOND_MS;
    this.countDown();
  }

  clearError(): void {
    if (this.lockedSeconds === 0) this.error = undefined;
  }

  /** Starts the countdowns. Each tick reads the clock, because a page in the background misses ticks. */
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
