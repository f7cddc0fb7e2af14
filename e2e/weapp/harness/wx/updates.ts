type Run = (result?: unknown) => void;

/**
 * WeChat's update manager: it looks for a newer version at the launch, downloads it and says so, also to a function that is
 * registered after that. The app restarts with it when it asks for that.
 */
export class UpdateManager {
  /** How often the app asked to restart with the downloaded version. */
  timesApplied = 0;
  private readonly runs = { check: new Set<Run>(), ready: new Set<Run>(), failed: new Set<Run>() };
  private state: 'none' | 'ready' | 'failed';

  /** @param defer runs a function on a later turn, in the sandbox of the app */
  constructor(
    state: 'none' | 'ready' | 'failed',
    private readonly defer: (run: () => void) => void
  ) {
    this.state = state;
  }

  readonly onCheckForUpdate = (run: Run): void => {
    this.runs.check.add(run);
    this.defer(() => run({ hasUpdate: this.state !== 'none' }));
  };

  readonly onUpdateReady = (run: Run): void => {
    this.runs.ready.add(run);
    if (this.state === 'ready') this.defer(() => run());
  };

  readonly onUpdateFailed = (run: Run): void => {
    this.runs.failed.add(run);
    if (this.state === 'failed') this.defer(() => run());
  };

  /** @throws Error before a newer version was downloaded, as WeChat does */
  readonly applyUpdate = (): void => {
    if (this.state !== 'ready') throw new Error('applyUpdate:fail update is not ready');
    this.timesApplied += 1;
  };
}
