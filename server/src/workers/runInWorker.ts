import { queueLimits, type QueueName, taskLimits } from './limits';
import type { TaskName, Tasks } from './tasks';
import { WorkerQueue } from './workerQueue';

const queues: Record<QueueName, WorkerQueue> = {
  untrusted: new WorkerQueue(queueLimits.untrusted),
  trusted: new WorkerQueue(queueLimits.trusted)
};

/**
 * Runs a task in a process beside the server, so that other requests do not wait for it.
 * @param owner id of the user charged for worker time
 * @throws AppError BUSY when too much waits, and when the worker cannot be started
 * @throws WorkerTerminatedError when the task takes too long or the worker dies of it
 * @throws the errors of the task
 */
export async function runInWorker<K extends TaskName>(
  owner: string,
  name: K,
  ...args: Parameters<Tasks[K]>
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  const { queue, timeoutMs } = taskLimits[name];
  return (await queues[queue].run({ owner, name, args, timeoutMs })) as Awaited<ReturnType<Tasks[K]>>;
}
