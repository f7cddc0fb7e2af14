import { reaction } from 'mobx';

/** Interval between two polls without failures. */
const POLL_INTERVAL_MS = 4_000;
/** Maximum interval after failed polls. */
const MAX_INTERVAL_MS = 64_000;

interface ChangePollerOptions {
  /** Loads a stamp that changes with the content of the page; undefined when there is nothing to poll. */
  getStamp(): Promise<string> | undefined;
  /** Called when the stamp has changed. A rejection counts as a failed poll. */
  onChange(): Promise<void> | void;
  /** Must be observable. */
  isOnline(): boolean;
}

/**
 * Polls the stamp of an open page every four seconds and reports when it has changed. Pauses while the page is hidden
 * or the device is offline, and doubles its interval after each failure. Lives as long as the page; `stop` ends it.
 */
export class ChangePoller {
  private lastStamp: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = POLL_INTERVAL_MS;
  /** Incremented by each start and stop; a response of an older generation is dropped. */
  private generation = 0;
  private stopWatching: (() => void) | undefined;

  constructor(private readonly options: ChangePollerOptions) {
    this.start = this.start.bind(this);
    this.stop = this.stop.bind(this);
  }

  /** Starts polling when the page is shown. Polls at once because changes may have happened while it was hidden. */
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
      // The page shows its own load errors; here a failure only slows down the polling.
      this.waitMs = Math.min(MAX_INTERVAL_MS, this.waitMs * 2);
    }
    if (generation === this.generation) this.timer = setTimeout(() => void this.poll(), this.waitMs);
  }
}
