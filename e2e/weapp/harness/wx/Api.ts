import type { Failures } from '../Failures';
import type { LogicLayerSandbox } from '../LogicLayerSandbox';
import { ApiFailure } from '../PageStack';
import type { PendingWork, WorkKind } from '../PendingWork';

/** Parameters of a call of wx: its fields and, often, the three callbacks. */
export type Options = Record<string, unknown>;
/** Performs the call and returns the fields of its result. @throws ApiFailure where WeChat would call `fail` */
export type Native = (options: Options) => unknown;
type Callback = ((result: unknown) => void) | undefined;

/** Wraps calls of wx: results arrive on a later turn, in values of the app's sandbox, and count as pending work. */
export class Api {
  constructor(
    private readonly sandbox: () => LogicLayerSandbox,
    private readonly work: PendingWork,
    private readonly failures: Failures
  ) {}

  /** Wraps a call with `success`, `fail` and `complete`, or with a promise where the app passes none of them. */
  asynchronous(
    name: string,
    native: Native,
    kind: WorkKind = 'task',
    ended = () => {}
  ): (options?: Options) => unknown {
    return (options = {}) => {
      const { success, fail, complete } = options as { success?: Callback; fail?: Callback; complete?: Callback };
      const end = this.work.begin(`wx.${name}`, kind);
      const answer = this.run(name, native, options);
      // After the callbacks, which are queued by then, so that the work they start counts as pending.
      const finish = () => setImmediate(() => (end(), ended()));
      answer.then(finish, finish);
      if (!success && !fail && !complete) return answer;
      answer.then(
        (result) => this.report(name, result, success, complete),
        (error: unknown) => this.report(name, error, fail, complete)
      );
      return undefined;
    };
  }

  asynchronousAll(natives: Record<string, Native>): Options {
    return Object.fromEntries(Object.entries(natives).map(([name, native]) => [name, this.asynchronous(name, native)]));
  }

  /** Wraps a call that returns its result at once. */
  synchronous(native: (...values: never[]) => unknown): (...values: never[]) => unknown {
    return (...values) => this.sandbox().copy(native(...values));
  }

  synchronousAll(natives: Record<string, (...values: never[]) => unknown>): Options {
    return Object.fromEntries(Object.entries(natives).map(([name, native]) => [name, this.synchronous(native)]));
  }

  /** Calls a function of the app and records what it throws. */
  guard(where: string, run: () => void): void {
    try {
      run();
    } catch (error) {
      this.failures.addError(where, error);
    }
  }

  private async run(name: string, native: Native, options: Options): Promise<unknown> {
    try {
      const result = await native(options);
      await nextTurn();
      return this.sandbox().copy({ errMsg: `${name}:ok`, ...(result as object | undefined) });
    } catch (error) {
      await nextTurn();
      if (!(error instanceof ApiFailure)) this.failures.addError(`wx.${name}`, error);
      const { message, errno } = error as ApiFailure;
      throw this.sandbox().copy({ errMsg: `${name}:fail ${message}`, ...(errno !== undefined && { errno }) });
    }
  }

  private report(name: string, result: unknown, callback: Callback, complete: Callback): void {
    this.guard(`callback of wx.${name}`, () => callback?.(result));
    this.guard(`callback of wx.${name}`, () => complete?.(result));
  }
}

function nextTurn(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}
