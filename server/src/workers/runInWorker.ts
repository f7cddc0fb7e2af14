import type { JobName, Jobs } from './jobs';
import { WorkerQueue } from './workerQueue';
import { queueLimits, jobLimits, type QueueName } from './limits';

const queues: Record<QueueName, WorkerQueue> = {
  foreign: new WorkerQueue(queueLimits.foreign),
  own: new WorkerQueue(queueLimits.own)
};

/**
 * Has a job done beside the server, so that nobody else waits for it. `owner`: the id of whoever wants it. Throws BUSY
 * when too much waits, WorkerTerminatedError when it takes too long or the worker dies of it, and what the job throws.
 */
export async function runInWorker<K extends JobName>(
  owner: string,
  name: K,
  ...args: Parameters<Jobs[K]>
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  const { queue, timeoutMs } = jobLimits[name];
  return (await queues[queue].run({ owner, name, args, timeoutMs })) as Awaited<ReturnType<Jobs[K]>>;
}
