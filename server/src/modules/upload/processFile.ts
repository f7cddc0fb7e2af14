import { AppError } from '../../http/appError';
import type { Jobs } from '../../workers/jobs';
import { runInWorker } from '../../workers/runInWorker';
import { WorkerTerminatedError } from '../../workers/workerQueue';

type FileJob = 'publicImage' | 'squareImage' | 'privateImage' | 'isSafePdfFile';

/**
 * Runs a worker's function on a file. A file that kills the worker or takes too long is rejected.
 * @throws AppError FILE_TYPE, and the errors of the function
 */
export async function processFile<K extends FileJob>(
  owner: string,
  name: K,
  ...args: Parameters<Jobs[K]>
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  try {
    return await runInWorker(owner, name, ...args);
  } catch (error) {
    throw error instanceof WorkerTerminatedError ? new AppError('FILE_TYPE') : error;
  }
}
