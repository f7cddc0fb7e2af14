import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewestVersion } from '@contract/account';

/** Somebody who put an update off is left alone for so long. */
const SNOOZE_MS = 7 * 24 * 60 * 60 * 1000;

interface UpdateMemory {
  readonly updateCancelledAtMs: number;
  readonly updateCancelledVersion: number;
  postponeUpdate(atMs: number, versionCode: number): void;
}

/** Whether there is a newer version, and whether to speak of it. Lives as long as its page. */
export class UpdateStore {
  /** Null until it is known. */
  newest: NewestVersion | null = null;
  isChecking = false;

  constructor(
    private readonly api: { getNewestVersion(): Promise<NewestVersion> },
    private readonly memory: UpdateMemory,
    /** The version that runs. */
    private readonly versionCode: number,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'api' | 'memory' | 'versionCode' | 'now'>(
      this,
      { newest: observableRef, api: false, memory: false, versionCode: false, now: false },
      { autoBind: true }
    );
  }

  get hasNewer(): boolean {
    return this.newest !== null && this.newest.versionCode > this.versionCode;
  }

  /** True when there is one that the person has not put off lately; one that came since then is another. */
  get shouldPrompt(): boolean {
    const { updateCancelledAtMs, updateCancelledVersion } = this.memory;
    const isOtherVersion = (this.newest?.versionCode ?? 0) > updateCancelledVersion;
    return this.hasNewer && (isOtherVersion || this.now() - updateCancelledAtMs >= SNOOZE_MS);
  }

  /** Rejects when it cannot be known now. */
  async check(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    try {
      const newest = await this.api.getNewestVersion();
      runInAction(() => {
        this.newest = newest;
      });
    } finally {
      runInAction(() => {
        this.isChecking = false;
      });
    }
  }

  postpone(): void {
    this.memory.postponeUpdate(this.now(), this.newest?.versionCode ?? 0);
  }
}
