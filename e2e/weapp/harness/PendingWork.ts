/** Timers up to this many milliseconds count as pending work; longer ones (toasts, countdowns) wait until a step ends. */
const shortTimerMs = 250;
/** Timers from this many milliseconds on wait for pending tasks and requests. */
const deferredTimerMs = 50;

/** `request`: a server handles it. `timer`: a deferred timer. `task`: everything else. */
export type WorkKind = 'request' | 'timer' | 'task';

/** `acquire` resolves when it is this response's turn; `release` starts the next one and must be called. */
export interface QueueTicket {
  acquire(): Promise<void>;
  release(): void;
}

/**
 * Counts all pending work: calls of wx, requests, data on its way to the view, short timers. The app is idle when
 * nothing is left.
 *
 * Three rules make every run the same, however busy the machine is: responses are delivered one at a time, in the order
 * of their requests, each when the app has handled the previous one; timers from 50 to 250 ms (a late skeleton, a
 * debounced input) wait until the app has done what it can and the server has responded; and longer ones, which earlier
 * steps may have started, wait until the step has ended. So the counts are those of a fast network on which no two
 * responses arrive together: the most renders that the app can make.
 */
export class PendingWork {
  private readonly pending = new Map<number, { label: string; kind: WorkKind }>();
  private readonly timers = new Map<number, () => void>();
  private heldTimers: (() => void)[] = [];
  /** Long timers that came due during a step; null between steps. */
  private timersAfterStep: Set<() => void> | null = null;
  private lastAnswer: Promise<unknown> = Promise.resolve();
  private next = 1;
  private wake: (() => void) | undefined;

  constructor(private readonly guard: (label: string, run: () => void) => void) {}

  /** Starts a piece of work; the returned function ends it. */
  begin(label: string, kind: WorkKind = 'task'): () => void {
    const id = this.next++;
    this.pending.set(id, { label, kind });
    return () => {
      if (!this.pending.delete(id)) return;
      this.wake?.();
      if (this.heldTimers.length > 0) void this.releaseTimers();
    };
  }

  /** Runs a function on a later turn, as everything that crosses between the two threads of a mini-program. */
  defer(label: string, run: () => void): void {
    const end = this.begin(label);
    setImmediate(() => {
      this.guard(label, run);
      end();
    });
  }

  /** Enqueues a response when its request starts. */
  enqueueResponse(): QueueTicket {
    const before = this.lastAnswer;
    let leave = () => undefined as void;
    const left = new Promise<void>((resolve) => (leave = resolve));
    this.lastAnswer = Promise.all([before, left]);
    return {
      acquire: async () => {
        await before;
        await this.whenTasksDone();
      },
      release: leave
    };
  }

  setTimer(run: () => void, ms: number, repeats: boolean): number {
    const id = this.next++;
    const delay = Number.isFinite(ms) && ms > 0 ? ms : 0;
    const kind: WorkKind = delay < deferredTimerMs ? 'task' : 'timer';
    const isShort = !repeats && delay <= shortTimerMs;
    const end = isShort ? this.begin(`timer of ${delay} ms`, kind) : () => undefined;
    const fireHeld = () => this.timers.has(id) && fire();
    const fire = () => {
      if (!isShort && this.timersAfterStep) {
        this.timersAfterStep.add(fireHeld);
        return;
      }
      if (isShort && kind === 'timer' && (this.has('request') || this.has('task'))) {
        this.heldTimers.push(fireHeld);
        return;
      }
      if (!repeats) this.timers.delete(id);
      this.guard('timer', run);
      end();
    };
    const handle = repeats ? setInterval(fire, delay) : setTimeout(fire, delay);
    this.timers.set(id, () => {
      clearTimeout(handle);
      end();
    });
    return id;
  }

  /** Holds long timers from now on. */
  beginStep(): void {
    this.timersAfterStep ??= new Set();
  }

  /** Runs the long timers that came due since `beginStep`, and waits for what they cause. */
  async endStep(): Promise<void> {
    const due = this.timersAfterStep ?? [];
    this.timersAfterStep = null;
    for (const fire of due) fire();
    await this.whenIdle();
  }

  clearTimer(id: number): void {
    this.timers.get(id)?.();
    this.timers.delete(id);
  }

  stopTimers(): void {
    for (const id of [...this.timers.keys()]) this.clearTimer(id);
  }

  /** Resolves when nothing is pending; rejects after `limitMs` with the names of pending work. */
  async whenIdle(limitMs = 15_000): Promise<void> {
    await this.waitUntil(() => this.pending.size === 0, limitMs);
  }

  /** Resolves when the app has handled all its tasks; requests and deferred timers may be pending. */
  private whenTasksDone(): Promise<void> {
    return this.waitUntil(() => !this.has('task'), 15_000);
  }

  private has(kind: WorkKind): boolean {
    return [...this.pending.values()].some((one) => one.kind === kind);
  }

  private async releaseTimers(): Promise<void> {
    await this.whenTasksDone();
    if (this.has('request')) return;
    for (const fire of this.heldTimers.splice(0)) fire();
  }

  private async waitUntil(isIdle: () => boolean, limitMs: number): Promise<void> {
    const until = Date.now() + limitMs;
    for (let turns = 0; turns < 2;) {
      await new Promise((resolve) => setImmediate(resolve));
      turns = isIdle() ? turns + 1 : 0;
      if (turns > 0) continue;
      const left = until - Date.now();
      if (left <= 0) throw new Error(`not settled after ${limitMs} ms: ${this.labels()}`);
      await this.nextChange(Math.min(left, 50));
    }
  }

  private labels(): string {
    return [...new Set([...this.pending.values()].map(({ label }) => label))].join(', ');
  }

  /** Resolves when a piece of work ends, or after `atMostMs`. Several callers may wait. */
  private nextChange(atMostMs: number): Promise<void> {
    return new Promise((resolve) => {
      const handle = setTimeout(done, atMostMs);
      const others = this.wake;
      function done() {
        clearTimeout(handle);
        resolve();
        others?.();
      }
      this.wake = done;
    });
  }
}
