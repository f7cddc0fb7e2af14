import type { JobName, Jobs } from './jobs';
import { jobLimits, queueLimits, type QueueName } from './limits';
import { WorkerQueue } from './workerQueue';

const queues: Record<QueueName, WorkerQueue> = {
  foreign: new WorkerQueue(queueLimits.foreign),
  own: new WorkerQueue(queueLimits.own)
};

/**
 * Runs a job in a process beside the server, so that other requests do not wait for it. `owner`: id of the user for
 * whom it runs.
 * @throws AppError BUSY when too much waits, WorkerTerminatedError when it takes too long or the worker dies, and the
 * errors of the job
 */
export async function runInWorker<K extends JobName>(
  owner: string,
  name: K,
  ...args: Parameters<Jobs[K]>
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  const { queue, timeoutMs } = jobLimits[name];
  return (await queues[queue].run({ owner, name, args, timeoutMs })) as Awaited<ReturnType<Jobs[K]>>;
}
