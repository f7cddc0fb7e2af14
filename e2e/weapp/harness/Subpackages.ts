import type { WeappOutput } from '../gates/WeappOutput';
import { ApiFailure } from './PageStack';
import type { PendingWork } from './PendingWork';

/** The subpackages of a mini-program, loaded over the network when a script calls `require.async`. */
export class Subpackages {
  /** Roots of packages that fail to load, set by a scenario. */
  readonly unreachable = new Set<string>();
  /** Roots of requested packages in order, one entry per attempt. */
  readonly requested: string[] = [];

  constructor(
    private readonly output: WeappOutput,
    private readonly work: PendingWork
  ) {}

  /** @throws ApiFailure for a page whose package fails to load */
  assertReachable(page: string): void {
    const { root } = this.output.packageOf(page);
    if (this.unreachable.has(root)) throw new ApiFailure(`loadSubpackage:fail ${root}: net::ERR_FAILED`);
  }

  /**
   * Resolves when the package of a script is on the phone.
   * @throws Error with WeChat's message when the package fails to load
   */
  async fetch(file: string): Promise<void> {
    const { root } = this.output.packageOf(file);
    const end = this.work.begin(`package ${root}`);
    this.requested.push(root);
    await new Promise((resolve) => setImmediate(resolve));
    // After the response was delivered, so that the work it starts counts as pending.
    setImmediate(end);
    if (this.unreachable.has(root)) throw new Error(`loadSubpackage:fail ${root}: net::ERR_FAILED`);
  }
}
