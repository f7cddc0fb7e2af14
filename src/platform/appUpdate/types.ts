export interface AppUpdatePlatform {
  /**
   * Replaces this version with the newest one; the state of the screen is lost.
   * @throws Error when there is none
   */
  applyUpdate(): Promise<void>;
  /**
   * Calls `run` when a newer version has been downloaded while the app runs; its result says whether to restart with it
   * now.
   */
  onUpdateReady(run: () => Promise<boolean>): void;
}
