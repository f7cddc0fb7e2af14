import type { ExpoIndex } from '@contract/expo';
import { makePersistent } from '@/stores/persist';

/** The index of the current expo that this device has loaded last: halls often have no network. */
class SavedIndexStore {
  expoIndex: ExpoIndex | null = null;
  expoIndexSavedAtMs = 0;

  constructor() {
    makePersistent(this);
  }

  save(expoIndex: ExpoIndex | null, nowMs: number): void {
    this.expoIndex = expoIndex;
    this.expoIndexSavedAtMs = nowMs;
  }
}

export const savedIndex = new SavedIndexStore();
