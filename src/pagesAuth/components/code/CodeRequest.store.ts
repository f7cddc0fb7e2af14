import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';
import { SECOND_MS } from '@rules/duration';

const CODE_LENGTH = 6;

/** Request of a one-time code, with the delay before another can be requested. `dispose` stops the timer. */
export class CodeRequestStore {
  code = '';
  secondsLeft = 0;
  isSending = false;
  isSent = false;
  /** Returned by the demo server only. */
  demoCode: string | undefined = undefined;
  error: unknown = undefined;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(private readonly request: () => Promise<SentCode>) {
    makeAutoObservable<this, 'request' | 'timer'>(
      this,
      { error: observableRef, request: false, timer: false },
      { autoBind: true }
    );
  }

  get isComplete(): boolean {
    return this.code.length === CODE_LENGTH;
  }

  enter(code: string): void {
    this.code = code;
    this.error = undefined;
  }

  /** Clears code and state after the recipient changed: a new code must be requested. */
  reset(): void {
    this.code = '';
    this.isSent = false;
    this.demoCode = undefined;
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
    this.isSending = true;
    this.error = undefined;
    try {
      const sent = await this.request();
      runInAction(() => {
        this.isSent = true;
        this.demoCode = sent.demoCode;
      });
      this.countDown(sent.resendAfterSec);
    } catch (error) {
      runInAction(() => {
        this.error = error;
      });
    } finally {
      runInAction(() => {
        this.isSending = false;
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
