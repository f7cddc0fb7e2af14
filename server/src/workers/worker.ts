import os from 'node:os';
import { Worker } from 'node:worker_threads';
import sharp from 'sharp';
import { AppError } from '../http/appError';
import type { TaskMessage, WorkerMessage } from './message.types';
import { tasks } from './tasks';

/** Lower than the server and its database, which handle requests meanwhile. */
const PRIORITY = 10;

/**
 * Ends the process with its parent, however the parent ended and whatever the process does: a thread of its own checks,
 * because a task may keep this one busy.
 */
const PARENT_WATCHDOG = `setInterval((parent) => process.ppid === parent || process.kill(process.pid, 'SIGKILL'), 1000, process.ppid)`;

const send = (message: WorkerMessage) => process.send?.(message);

async function runTask({ name, args }: TaskMessage): Promise<WorkerMessage> {
  try {
    const run = tasks[name as keyof typeof tasks] as (...given: unknown[]) => unknown;
    return { kind: 'done', result: await run(...args) };
  } catch (error) {
    if (error instanceof AppError) return { kind: 'refused', error: error.errorName, details: error.details };
    return { kind: 'failed', message: error instanceof Error ? error.message : String(error) };
  }
}

os.setPriority(PRIORITY);
sharp.concurrency(1);
sharp.cache(false);
new Worker(PARENT_WATCHDOG, { eval: true }).unref();
process.on('disconnect', () => process.exit());
// A terminal sends the signal to the whole group: the server still needs the running task, and ends this process itself.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => undefined);
process.on('message', (message: TaskMessage) => void runTask(message).then(send));
send({ kind: 'ready' });
