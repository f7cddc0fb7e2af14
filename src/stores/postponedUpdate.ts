import { DAY_MS } from '@rules/duration';
import { makePersistent } from './persist';

/** Time in milliseconds before a postponed update is offered again. */
const SNOOZE_MS = 7 * DAY_MS;

/** The update that was put off last on this device. Lives as long as the app. */
class PostponedUpdateStore {
  /** When it was put off, in epoch ms; 0 for never. */
  updateCancelledAtMs = 0;
  /** The version code that was put off then. */
  updateCancelledVersion = 0;

  constructor() {
    makePersistent(this);
  }

  /**
   * Whether a version may be offered: not within a week after it was put off. A later version is offered at once.
   * @param versionCode 0 for one whose code is not known
   */
  mayOffer(versionCode: number, atMs: number): boolean {
    return versionCode > this.updateCancelledVersion || atMs - this.updateCancelledAtMs >= SNOOZE_MS;
  }

  /** @param atMs epoch ms */
  postpone(atMs: number, versionCode: number): void {
    this.updateCancelledAtMs = atMs;
    this.updateCancelledVersion = versionCode;
  }
}

export const postponedUpdate = new PostponedUpdateStore();
