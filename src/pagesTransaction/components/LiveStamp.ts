import { reaction } from 'mobx';

/** Between two questions, while all goes well. */
const ASK_EVERY_MS = 4_000;
/** The longest wait after questions that failed. */
const SLOWEST_MS = 64_000;

interface Ports {
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
export class LiveStamp {
  private known: string | undefined;
  private timer: ReturnType<typeof setTimeout> | undefined;
  private waitMs = ASK_EVERY_MS;
  /** Counts starts and stops, so that an answer knows whether it is still wanted. */
  private round = 0;
  private stopWatching: (() => void) | undefined;

  constructor(private readonly ports: Ports) {
    this.start = this.start.bind(this);
    this.stop = this.stop.bind(this);
  }

  /** The page is on the screen: asks at once, since something may have happened while it was not. */
  start(): void {
    this.stop();
    this.stopWatching = reaction(
      () => this.ports.isOnline(),
      (isOnline) => {
        this.rest();
        if (!isOnline) return;
        this.waitMs = ASK_EVERY_MS;
        void this.ask();
      },
      { fireImmediately: true }
    );
  }

  stop(): void {
    this.stopWatching?.();
    this.stopWatching = undefined;
    this.rest();
  }

  private rest(): void {
    clearTimeout(this.timer);
    this.round += 1;
  }

  private async ask(): Promise<void> {
    const { round } = this;
    try {
      const stamp = await this.ports.getStamp();
      if (round !== this.round) return;
      const isChanged = this.known !== undefined && stamp !== this.known;
      if (isChanged) await this.ports.onChange();
      this.known = stamp;
      this.waitMs = ASK_EVERY_MS;
    } catch {
      // The page itself says when it cannot be loaded; here it is only asked more seldom.
      this.waitMs = Math.min(SLOWEST_MS, this.waitMs * 2);
    }
    if (round === this.round) this.timer = setTimeout(() => void this.ask(), this.waitMs);
  }
}
