import { makeAutoObservable, runInAction } from 'mobx';
import { SECOND_MS } from '@rules/duration';
import { lastPrivacyRefusal, needsPrivacyConsent } from '@/platform/weChatLogin';

/** Required by WeChat: a user who declined must not be asked again within ten seconds. */
const RETRY_DELAY_MS = 10 * SECOND_MS;

/** Whether WeChat requires consent to the privacy guide before the number is requested. Lives as long as its page. */
export class PrivacyGuideStore {
  isNeeded = false;
  /** True after the user declined, also on another page within the delay; the guide is then shown only on request. */
  isRefused = false;
  /** Seconds until the guide can be requested. */
  secondsLeft = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly needsConsent: () => Promise<boolean> = needsPrivacyConsent,
    private readonly refusal: { atMs: number } = lastPrivacyRefusal
  ) {
    makeAutoObservable<this, 'needsConsent' | 'refusal' | 'timer'>(
      this,
      { needsConsent: false, refusal: false, timer: false },
      { autoBind: true }
    );
  }

  async load(): Promise<void> {
    const isNeeded = await this.needsConsent();
    runInAction(() => {
      this.isNeeded = isNeeded;
      this.startCountdown();
      this.isRefused = this.secondsLeft > 0;
    });
  }

  agree(): void {
    this.isNeeded = false;
  }

  refuse(): void {
    this.refusal.atMs = Date.now();
    this.isRefused = true;
    this.startCountdown();
  }

  /** Shows the guide at the user's request, once the delay has passed. */
  askAgain(): void {
    if (this.secondsLeft === 0) this.isRefused = false;
  }

  dispose(): void {
    clearInterval(this.timer);
  }

  private startCountdown(): void {
    clearInterval(this.timer);
    this.tick();
    if (this.secondsLeft > 0) this.timer = setInterval(this.tick, SECOND_MS);
  }

  /** Computed from the clock: timers do not run while the device sleeps. */
  private tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.refusal.atMs + RETRY_DELAY_MS - Date.now()) / SECOND_MS));
    if (this.secondsLeft === 0) clearInterval(this.timer);
  }
}
