import { makeAutoObservable, runInAction } from 'mobx';
import { needsPrivacyConsent } from '@/platform/weChatLogin';

const SECOND_MS = 1000;
/** WeChat's rule: nobody is asked again before ten seconds have passed. */
const RETRY_DELAY_MS = 10 * SECOND_MS;

/** When the guide was refused last, epoch ms. Lives as long as the app: another page asks no sooner. */
const lastRefusal = { atMs: -RETRY_DELAY_MS };

/** Whether WeChat wants the privacy guide read before the number is asked for. Lives as long as its page. */
export class PrivacyGuideStore {
  isNeeded = false;
  /** The person said no, here or a moment ago: the guide comes again only when they ask for it. */
  isRefused = false;
  /** Until they may ask for it. */
  secondsLeft = 0;
  private timer: ReturnType<typeof setInterval> | undefined;

  constructor(
    private readonly needsConsent: () => Promise<boolean> = needsPrivacyConsent,
    private readonly refusal: { atMs: number } = lastRefusal
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

  /** The person wants to read it after all. */
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

  /** By the clock: a phone that slept has not counted. */
  private tick(): void {
    this.secondsLeft = Math.max(0, Math.ceil((this.refusal.atMs + RETRY_DELAY_MS - Date.now()) / SECOND_MS));
    if (this.secondsLeft === 0) clearInterval(this.timer);
  }
}
