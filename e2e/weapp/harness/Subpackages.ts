import type { WeappOutput } from '../gates/WeappOutput';
import { ApiFailure } from './PageStack';
import type { PendingWork } from './PendingWork';

/** The subpackages of a mini-program, as they come over the network when a script asks for one by `require.async`. */
export class Subpackages {
  /** Roots of those that do not arrive, for as long as a scenario says so. */
  readonly unreachable = new Set<string>();
  /** Roots of those that were asked for, in their order, each try of it. */
  readonly requested: string[] = [];

  constructor(
    private readonly output: WeappOutput,
    private readonly work: PendingWork
  ) {}

  /** Refuses a page whose package does not arrive, as opening it is refused then. */
  assertReachable(page: string): void {
    const { root } = this.output.packageOf(page);
    if (this.unreachable.has(root)) throw new ApiFailure(`loadSubpackage:fail ${root}: net::ERR_FAILED`);
  }

  /** Resolves when the package of a script is on the phone; rejects with what WeChat says when it is not reached. */
  async fetch(file: string): Promise<void> {
    const { root } = this.output.packageOf(file);
    const end = this.work.begin(`package ${root}`);
    this.requested.push(root);
    await new Promise((resolve) => setImmediate(resolve));
    // After the answer was handed over, so that what it starts is seen as under way.
    setImmediate(end);
    if (this.unreachable.has(root)) throw new Error(`loadSubpackage:fail ${root}: net::ERR_FAILED`);
  }
}
