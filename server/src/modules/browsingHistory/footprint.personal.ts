import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteFootprints } from './footprint.repository';

/** Exports a user's browsing history. */
function exportFootprints(db: Db, userId: string) {
  return db
    .selectFrom('footprint')
    .where('user_id', '=', userId)
    .select(['kind', 'target_id as targetId', 'title', 'seen_at_ms as seenAtMs'])
    .orderBy('seen_at_ms')
    .execute();
}

async function eraseFootprints(tx: Tx, userId: string): Promise<void> {
  await deleteFootprints(tx, userId);
}

export const footprintsPersonalData: PersonalData = {
  name: 'footprints',
  columns: ['footprint.user_id'],
  exportOf: ({ db }, userId) => exportFootprints(db, userId),
  erase: ({ tx }, userId) => eraseFootprints(tx, userId)
};
