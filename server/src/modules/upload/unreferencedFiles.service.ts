import { DAY_MS, HOUR_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import {
  collectReferencedNames,
  deleteMarked,
  findMarked,
  markUnreferenced,
  unmarkReferenced
} from './unreferencedFiles.repository';

/** Minimum age of an upload before it is marked. */
const MIN_AGE_MS = 7 * DAY_MS;

/**
 * Deletes pictures and documents of members that nothing references seven days after their upload, in two runs: the
 * first marks what is unreferenced, and from then on nothing new can reference it; the second deletes what was marked at
 * least an hour ago and is still unreferenced. So a listing that is being written during the first run keeps its
 * pictures. The row of a file goes after its content: a run that fails in between is repeated by the next one.
 */
export async function purgeUnreferencedFiles(
  { db, files }: { db: Db; files: FileStorage },
  nowMs: number
): Promise<void> {
  const names = await db.transaction().execute(async (tx) => {
    await collectReferencedNames(tx);
    await unmarkReferenced(tx);
    const marked = await findMarked(tx, nowMs - HOUR_MS);
    await markUnreferenced(tx, nowMs - MIN_AGE_MS, nowMs);
    return marked;
  });
  for (const name of names) {
    await files.remove(name);
    await deleteMarked(db, name);
  }
}
