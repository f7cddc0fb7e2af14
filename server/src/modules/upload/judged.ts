import { AppError } from '../../http/appError';
import { inWorker } from '../../work/inWorker';
import type { Jobs } from '../../work/jobs';
import { WorkerGone } from '../../work/lane';

type FileJob = 'publicImage' | 'squareImage' | 'privateImage' | 'isSafePdfFile';

/** What a worker makes of a file. One that it dies of, or that keeps it too long, is refused: FILE_TYPE. */
export async function judged<K extends FileJob>(
  owner: string,
  name: K,
  ...args: Parameters<Jobs[K]>
): Promise<Awaited<ReturnType<Jobs[K]>>> {
  try {
    return await inWorker(owner, name, ...args);
  } catch (error) {
    throw error instanceof WorkerGone ? new AppError('FILE_TYPE') : error;
  }
}
