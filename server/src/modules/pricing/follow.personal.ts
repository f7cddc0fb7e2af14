import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports the price lines that a user follows. */
function exportFollows(db: Db, userId: string) {
  return db
    .selectFrom('line_follow')
    .where('user_id', '=', userId)
    .select(['line_id as lineId', 'followed_at_ms as followedAtMs'])
    .orderBy('followed_at_ms')
    .execute();
}

async function eraseFollows(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('line_follow').where('user_id', '=', userId).execute();
}

export const followedPricesPersonalData: PersonalData = {
  name: 'followedPrices',
  columns: ['line_follow.user_id'],
  exportOf: ({ db }, userId) => exportFollows(db, userId),
  erase: ({ tx }, userId) => eraseFollows(tx, userId)
};
