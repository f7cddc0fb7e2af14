import { reaction } from 'mobx';

/** Between two questions, while all goes well. */
const POLL_INTERVAL_MS = 4_000;
/** The longest wait after questions that failed. */
const MAX_INTERVAL_MS = 64_000;

interface ChangePollerOptions {
  /** Something that changes with what the page shows; undefined where there is nothing to be asked about. */
  getStamp(): Promise<string> | undefined;
  /** Called when it has changed. A rejection counts as a failed question. */
  onChange(): Promise<void> | void;
  /** Observable. */
  isOnline(): boolean;
}

/**
 * Keeps an open page as the server has it: asks for its stamp every four seconds and tells when that has changed. Rests
 * while the page is hidden or the device has no network, and doubles its waits while questions fail. Lives as long as
 * the page; `stop` ends it.
 */
export class ChangePoller {
  private lastStamp: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = POLL_INTERVAL_MS;
  /** Counts starts and stops, so that an answer knows whether it is still wanted. */
  private generation = 0;
  private stopWatching: (() => void) | undefined;

  constructor(private readonly options: ChangePollerOptions) {
    this.start = this.start.bind(this);
    this.stop = this.stop.bind(this);
  }

  /** The page is on the screen: asks at once, since something may have happened while it was not. */
  start(): void {
    this.stop();
    this.stopWatching = reaction(
      () => this.options.isOnline(),
      (isOnline) => {
        this.cancelPending();
        if (!isOnline) return;
        this.waitMs = POLL_INTERVAL_MS;
        void this.poll();
      },
      { fireImmediately: true }
    );
  }

  stop(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
    this.cancelPending();
  }

  private cancelPending(): void {
    clearTimeout(this.timer);
    this.generation += 1;
  }

  private async poll(): Promise<void> {
    const { generation } = this;
    try {
      const stamp = await this.options.getStamp();
      if (generation !== this.generation) return;
      const isChanged = this.lastStamp !== undefined && stamp !== this.lastStamp;
      if (isChanged) await this.options.onChange();
      this.lastStamp = stamp;
      this.waitMs = POLL_INTERVAL_MS;
    } catch {
      // The page itself says when it cannot be loaded; here it is only asked more seldom.
      this.waitMs = Math.min(MAX_INTERVAL_MS, this.waitMs * 2);
    }
    if (generation === this.generation) this.timer = setTimeout(() => void this.poll(), this.waitMs);
  }
}
