export interface AppUpdatePlatform {
  /** Puts the newest version in place of this one; what is on the screen is gone. Rejects when there is none to be had. */
  applyUpdate(): Promise<void>;
  /** Calls `run` when a newer version has been fetched while the app runs; `run` says whether to restart with it now. */
  onUpdateReady(run: () => Promise<boolean>): void;
}
