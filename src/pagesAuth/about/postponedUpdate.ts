import { makePersistent } from '@/stores/persist';

/** The update that was put off last on this device. */
class PostponedUpdateStore {
  /** When it was put off, in epoch ms; 0 for never. */
  updateCancelledAtMs = 0;
  /** The version code that was put off then. */
  updateCancelledVersion = 0;

  constructor() {
    makePersistent(this);
  }

  /** @param atMs epoch ms */
  postpone(atMs: number, versionCode: number): void {
    this.updateCancelledAtMs = atMs;
    this.updateCancelledVersion = versionCode;
  }
}

export const postponedUpdate = new PostponedUpdateStore();
