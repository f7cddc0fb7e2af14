import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { NewestVersion } from '@contract/account';

interface PostponedUpdate {
  mayOffer(versionCode: number, atMs: number): boolean;
  postpone(atMs: number, versionCode: number): void;
}

/**
 * Checks for a newer app version and whether to prompt for it. Lives as long as its page. No `Resource`: the version is
 * the same for every user, and only one check runs at a time.
 */
export class UpdateStore {
  /** Null until the first successful check. */
  newest: NewestVersion | null = null;
  isChecking = false;
  private running: Promise<void> | undefined = undefined;

  constructor(
    private readonly api: { getNewestVersion(): Promise<NewestVersion> },
    private readonly postponed: PostponedUpdate,
    /** Version code of the running app. */
    private readonly versionCode: number,
    private readonly now: () => number = Date.now
  ) {
    makeAutoObservable<this, 'running' | 'api' | 'postponed' | 'versionCode' | 'now'>(
      this,
      { newest: observableRef, running: false, api: false, postponed: false, versionCode: false, now: false },
      { autoBind: true }
    );
  }

  get hasNewer(): boolean {
    return this.newest !== null && this.newest.versionCode > this.versionCode;
  }

  /**
   * True for a newer version unless it was postponed within the last week; a later version prompts again immediately.
   */
  get shouldPrompt(): boolean {
    return this.hasNewer && this.postponed.mayOffer(this.newest?.versionCode ?? 0, this.now());
  }

  /**
   * While a check is running, its result is that of another one too.
   * @throws ApiError when the newest version cannot be fetched
   */
  check(): Promise<void> {
    this.running ??= this.fetchNewest();
    return this.running;
  }

  private async fetchNewest(): Promise<void> {
    this.isChecking = true;
    try {
      const newest = await this.api.getNewestVersion();
      runInAction(() => {
        this.newest = newest;
      });
    } finally {
      runInAction(() => {
        this.running = undefined;
        this.isChecking = false;
      });
    }
  }

  postpone(): void {
    this.postponed.postpone(this.now(), this.newest?.versionCode ?? 0);
  }
}
