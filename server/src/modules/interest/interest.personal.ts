import type { Db, Tx } from '../../database/schema';

/** The varieties that a person took out of the recommendations. */
export function exportOfInterests(db: Db, userId: string) {
  return db
    .selectFrom('interest_removal')
    .where('user_id', '=', userId)
    .select(['variety_id as varietyId', 'removed_at_ms as removedAtMs'])
    .orderBy('removed_at_ms')
    .execute();
}

export async function eraseInterests(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('interest_removal').where('user_id', '=', userId).execute();
}
