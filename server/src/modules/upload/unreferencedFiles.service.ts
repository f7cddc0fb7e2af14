import { HOUR_MS } from '@rules/duration';
import type { Db } from '../../database/schema';
import type { FileStorage } from '../../providers/fileStorage';
import {
  deleteUnreferenced,
  collectReferencedNames,
  markUnreferenced,
  unmarkReferenced
} from './unreferencedFiles.repository';

const UNREFERENCED_MS = 7 * 24 * HOUR_MS;

/**
 * Deletes pictures and papers of members that nothing shows seven days after they were sent, in two turns: what is shown
 * nowhere is marked, and from then on nothing new can show it; what was marked an hour ago and is still shown nowhere goes.
 * So something that is being written while the first turn looks keeps its pictures.
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
