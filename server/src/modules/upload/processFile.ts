import { AppError } from '../../http/appError';
import { runInWorker } from '../../workers/runInWorker';
import type { Tasks } from '../../workers/tasks';
import { WorkerTerminatedError } from '../../workers/workerQueue';

type FileTask = 'encodePublicImage' | 'encodeSquareImage' | 'encodePrivateImage' | 'isSafePdfFile';

/**
 * Runs a worker task on a file. A file that kills the worker or takes too long is rejected.
 * @param owner id of the user charged for worker time
 * @throws AppError FILE_TYPE for a file that kills the worker or takes too long, BUSY when too much waits or the worker
 * cannot be started
 * @throws the errors of the task
 */
export async function processFile<K extends FileTask>(
  owner: string,
  task: K,
  ...args: Parameters<Tasks[K]>
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  try {
    return await runInWorker(owner, task, ...args);
  } catch (error) {
    throw error instanceof WorkerTerminatedError ? new AppError('FILE_TYPE') : error;
  }
}
