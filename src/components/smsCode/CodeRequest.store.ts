import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';
import { SECOND_MS } from '@rules/duration';

const CODE_LENGTH = 6;

/** Request of a one-time code, with the delay before another can be requested. `dispose` stops the timer. */
export class CodeRequestStore<Sent extends SentCode = SentCode> {
  code = '';
  secondsLeft = 0;
  isSending = false;
  /** Answer to the last request for this recipient; undefined before. */
  sent: Sent | undefined = undefined;
  error: unknown = undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  /** Incremented with each recipient: the answer for an earlier one is ignored. */
  private recipient = 0;

  constructor(private readonly request: () => Promise<Sent>) {
    makeAutoObservable<this, 'request' | 'timer' | 'recipient'>(
      this,
      { sent: observableRef, error: observableRef, request: false, timer: false, recipient: false },
      { autoBind: true }
    );
  }

  get isSent(): boolean {
    return this.sent !== undefined;
  }

  /** Returned by the demo server only. */
  get demoCode(): string | undefined {
    return this.sent?.demoCode;
  }

  get isComplete(): boolean {
    return this.code.length === CODE_LENGTH;
  }

  enter(code: string): void {
    this.code = code;
    this.error = undefined;
  }

  /** Clears everything after the recipient changed: a new code must be requested, and can be at once. */
  reset(): void {
    this.dispose();
    this.recipient += 1;
    this.code = '';
    this.secondsLeft = 0;
    this.isSending = false;
    this.sent = undefined;
    this.error = undefined;
  }

  /** Stores the error and clears the rejected code. */
  reject(error: unknown): void {
    this.error = error;
    this.code = '';
  }

  /** Stores an error unrelated to the code, which remains valid. */
  setError(error: unknown): void {
    this.error = error;
  }

  async send(): Promise<void> {
    if (this.isSending || this.secondsLeft > 0) return;
    const { recipient } = this;
    this.isSending = true;
    this.error = undefined;
    try {
      const sent = await this.request();
      if (recipient !== this.recipient) return;
      runInAction(() => {
        this.sent = sent;
      });
      this.countDown(sent.resendAfterSec);
    } catch (error) {
      runInAction(() => {
        if (recipient === this.recipient) this.error = error;
      });
    } finally {
      runInAction(() => {
        if (recipient === this.recipient) this.isSending = false;
      });
    }
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private countDown(seconds: number): void {
    this.dispose();
    const endMs = Date.now() + seconds * SECOND_MS;
    // Computed from the clock: timers do not run while the device sleeps.
    const tick = () =>
      runInAction(() => {
        this.secondsLeft = Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
        if (this.secondsLeft === 0) this.dispose();
      });
    tick();
    this.timer = setInterval(tick, SECOND_MS);
  }
}
