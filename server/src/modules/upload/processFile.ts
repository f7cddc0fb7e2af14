import { AppError } from '../../http/appError';
import { runInWorker } from '../../workers/runInWorker';
import type { Tasks } from '../../workers/tasks';
import { WorkerTerminatedError } from '../../workers/workerQueue';

type FileTask = 'encodePublicImage' | 'encodeSquareImage' | 'encodePrivateImage' | 'isSafePdfFile';

/**
 * Runs a worker's function on a file. A file that kills the worker or takes too long is rejected.
 * @throws AppError FILE_TYPE, and the errors of the function
 */
export async function processFile<K extends FileTask>(
  owner: string,
  name: K,
  ...args: Parameters<Tasks[K]>
): Promise<Awaited<ReturnType<Tasks[K]>>> {
  try {
    return await runInWorker(owner, name, ...args);
  } catch (error) {
    throw error instanceof WorkerTerminatedError ? new AppError('FILE_TYPE') : error;
  }
}
