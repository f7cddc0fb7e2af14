import { AppError } from '../../http/appError';
import { runInWorker } from '../../workers/runInWorker';
import type { Jobs } from '../../workers/jobs';
import { WorkerTerminatedError } from '../../workers/workerQueue';

type FileJob = 'publicImage' | 'squareImage' | 'privateImage' | 'isSafePdfFile';

/** What a worker makes of a file. One that it dies of, or that keeps it too long, is refused: FILE_TYPE. */
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
