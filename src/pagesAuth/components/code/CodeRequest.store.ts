import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { SentCode } from '@contract/login';

const SECOND_MS = 1000;
const CODE_LENGTH = 6;

/** A one-time code on its way, and the minute until another may be asked for. `dispose` stops the clock. */
export class CodeRequestStore {
  code = '';
  secondsLeft = 0;
  isSending = false;
  isSent = false;
  /** Only the demo tells the code. */
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

  /** The code was for something else: whoever changes it asks for another one. */
  reset(): void {
    this.code = '';
    this.isSent = false;
    this.demoCode = undefined;
    this.error = undefined;
  }

  /** What became of the code when it was used. */
  reject(error: unknown): void {
    this.error = error;
    this.code = '';
  }

  /** What went wrong was not the code: it may be used as it stands. */
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
    // By the clock: a phone that slept has not counted.
    const tick = () =>
      runInAction(() => {
        this.secondsLeft = Math.max(0, Math.ceil((endMs - Date.now()) / SECOND_MS));
        if (this.secondsLeft === 0) this.dispose();
      });
    tick();
    this.timer = setInterval(tick, SECOND_MS);
  }
}
