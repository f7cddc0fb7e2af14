import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports the varieties that a user removed from the recommendations or added to them. */
async function exportInterests(db: Db, userId: string) {
  const added = await db
    .selectFrom('interest_addition')
    .where('user_id', '=', userId)
    .select(['variety_id as varietyId', 'added_at_ms as addedAtMs'])
    .orderBy('added_at_ms')
    .execute();
  const removed = await db
    .selectFrom('interest_removal')
    .where('user_id', '=', userId)
    .select(['variety_id as varietyId', 'removed_at_ms as removedAtMs'])
    .orderBy('removed_at_ms')
    .execute();
  return [...removed, ...added];
}

async function eraseInterests(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('interest_removal').where('user_id', '=', userId).execute();
  await tx.deleteFrom('interest_addition').where('user_id', '=', userId).execute();
}

export const removedInterestsPersonalData: PersonalData = {
  name: 'removedInterests',
  columns: ['interest_addition.user_id', 'interest_removal.user_id'],
  exportOf: ({ db }, userId) => exportInterests(db, userId),
  erase: ({ tx }, userId) => eraseInterests(tx, userId)
};
