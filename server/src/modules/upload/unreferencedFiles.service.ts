import { HOUR_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import {
  collectReferencedNames,
  deleteUnreferenced,
  markUnreferenced,
  unmarkReferenced
} from './unreferencedFiles.repository';

const UNREFERENCED_MS = 7 * 24 * HOUR_MS;

/**
 * Deletes pictures and documents of members that nothing references seven days after their upload, in two runs: the
 * first marks what is unreferenced, from when on nothing new can reference it; the second deletes what was marked an
 * hour ago and is still unreferenced. So a listing that is being written during the first run keeps its pictures.
 */
export async function purgeUnreferencedFiles(
  { db, files }: { db: Db; files: FileStorage },
  nowMs: number
): Promise<void> {
  const gone = await db.transaction().execute(async (tx) => {
    await collectReferencedNames(tx);
    await unmarkReferenced(tx);
    const names = await deleteUnreferenced(tx, nowMs - HOUR_MS);
    await markUnreferenced(tx, nowMs - UNREFERENCED_MS, nowMs);
    return names;
  });
  for (const name of gone) await files.remove(name);
}
