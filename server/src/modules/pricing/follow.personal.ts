import type { Db, Tx } from '../../database/schema';

/** The price lines that a person follows. */
export function exportOfFollows(db: Db, userId: string) {
  return db
    .selectFrom('line_follow')
    .where('user_id', '=', userId)
    .select(['line_id as lineId', 'followed_at_ms as followedAtMs'])
    .orderBy('followed_at_ms')
    .execute();
}

export async function eraseFollows(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('line_follow').where('user_id', '=', userId).execute();
}
