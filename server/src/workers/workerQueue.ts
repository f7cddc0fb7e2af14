import { type ChildProcess, fork } from 'node:child_process';
import { MINUTE_MS } from '@rules/duration';
import { AppError } from '../http/appError';
import type { QueueLimits } from './limits';
import type { TaskMessage, WorkerMessage } from './message.types';

interface Task extends TaskMessage {
  /** Owner of the task: the one with the least recent use goes first. */
  owner: string;
  timeoutMs: number;
}

interface WaitingTask extends Task {
  sinceMs: number;
  resolve(result: unknown): void;
  reject(error: Error): void;
}

/** The worker was killed because the task took too long, or exited during the task. */
export class WorkerTerminatedError extends Error {}

const START_WITHIN_MS = MINUTE_MS;
/** Time for which an owner's use counts. */
const USAGE_WINDOW_MS = MINUTE_MS;
const HEAP_MB = 512;
const isSource = import.meta.url.endsWith('.ts');

/**
 * A process beside the server that does one task after the other. The first task starts it; it is restarted after it
 * died.
 */
export class WorkerQueue {
  private child: ChildProcess | undefined;
  private isReady = false;
  private running: WaitingTask | undefined;
  private timer: NodeJS.Timeout | undefined;
  private readonly waiting: WaitingTask[] = [];
  private usageByOwner = new Map<string, number>();
  private usageSinceMs = 0;

  constructor(private readonly limits: QueueLimits) {}

  /**
   * Resolves with the result of the task.
   * @throws AppError BUSY when too much waits, and when the worker cannot be started
   * @throws WorkerTerminatedError when the task takes too long or the worker dies of it
   * @throws the errors of the task
   */
  run(task: Task): Promise<unknown> {
    const ofOwner = this.waiting.filter(({ owner }) => owner === task.owner).length;
    if (this.waiting.length >= this.limits.maxWaiting || ofOwner >= this.limits.maxWaitingPerOwner)
      throw new AppError('BUSY');
    return new Promise((resolve, reject) => {
      this.waiting.push({ ...task, sinceMs: Date.now(), resolve, reject });
      this.processNext();
    });
  }

  private processNext(): void {
    if (this.running !== undefined) return;
    this.rejectExpired();
    if (this.waiting.length === 0) {
      this.unrefChild();
      return;
    }
    this.child ??= this.start();
    this.child.ref();
    this.child.channel?.ref();
    if (this.isReady) this.dispatch(this.child, this.dequeue());
  }

  private rejectExpired(): void {
    const from = Date.now() - this.limits.maxWaitMs;
    // Not while a process is being started: the queue is not full then.
    if (!this.isReady) return;
    for (const task of this.waiting.filter(({ sinceMs }) => sinceMs < from)) {
      this.waiting.splice(this.waiting.indexOf(task), 1);
      task.reject(new AppError('BUSY'));
    }
  }

  /** An idle process does not keep the server from exiting, and exits with it. */
  private unrefChild(): void {
    this.child?.unref();
    this.child?.channel?.unref();
  }

  private dequeue(): WaitingTask {
    if (Date.now() - this.usageSinceMs > USAGE_WINDOW_MS) {
      this.usageByOwner = new Map();
      this.usageSinceMs = Date.now();
    }
    const useOf = ({ owner }: Task) => this.usageByOwner.get(owner) ?? 0;
    const next = this.waiting.reduce((best, task) => (useOf(task) < useOf(best) ? task : best));
    this.waiting.splice(this.waiting.indexOf(next), 1);
    return next;
  }

  private dispatch(child: ChildProcess, task: WaitingTask): void {
    this.running = { ...task, sinceMs: Date.now() };
    this.timer = setTimeout(() => child.kill('SIGKILL'), task.timeoutMs);
    const { name, args } = task;
    child.send({ name, args } satisfies TaskMessage);
  }

  private start(): ChildProcess {
    // Sources need tsx; in the bundle the worker is a file beside this one.
    const file = new URL(isSource ? './worker.ts' : './worker.js', import.meta.url);
    const execArgv = [`--max-old-space-size=${HEAP_MB}`, ...(isSource ? ['--import', import.meta.resolve('tsx')] : [])];
    // The worker handles untrusted files, so it gets no settings with their passwords.
    const { PATH, HOME, TMPDIR } = process.env;
    const child = fork(file, {
      execArgv,
      env: { PATH, HOME, TMPDIR },
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc']
    });
    this.timer = setTimeout(() => child.kill('SIGKILL'), START_WITHIN_MS);
    child.on('message', (message: WorkerMessage) => this.handleMessage(message));
    child.on('error', (error) => this.handleError(child, error));
    child.on('exit', () => this.handleExit());
    return child;
  }

  private handleMessage(message: WorkerMessage): void {
    clearTimeout(this.timer);
    if (message.kind === 'ready') this.isReady = true;
    else this.finishTask((task) => settleTask(task, message));
    this.processNext();
  }

  private handleError(child: ChildProcess, error: Error): void {
    if (child.pid !== undefined) {
      child.kill('SIGKILL');
      return;
    }
    // A process that could not be started does not emit `exit`.
    process.emitWarning(`a worker could not be started: ${error.message}`);
    this.handleExit();
  }

  private handleExit(): void {
    clearTimeout(this.timer);
    this.child = undefined;
    const wasReady = this.isReady;
    this.isReady = false;
    this.finishTask((task) => task.reject(new WorkerTerminatedError(`the worker ended while it did ${task.name}`)));
    // A process that cannot start is not retried for ever: waiting tasks are refused, which is no fault of their files.
    if (!wasReady) this.waiting.splice(0).forEach((task) => task.reject(new AppError('BUSY')));
    this.processNext();
  }

  private finishTask(settle: (task: WaitingTask) => void): void {
    const task = this.running;
    if (task === undefined) return;
    this.running = undefined;
    this.usageByOwner.set(task.owner, (this.usageByOwner.get(task.owner) ?? 0) + Date.now() - task.sinceMs);
    settle(task);
  }
}

function settleTask(task: WaitingTask, message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
  if (message.kind === 'done') task.resolve(message.result);
  else if (message.kind === 'refused') task.reject(new AppError(message.error, message.details));
  else task.reject(new Error(`${task.name}: ${message.message}`));
}
