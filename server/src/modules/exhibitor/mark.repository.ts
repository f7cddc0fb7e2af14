import type { Db, Tx } from '../../database/schema';

export async function saveMark(
  tx: Tx,
  mark: { userId: string; exhibitorId: string; column: 'favourite_at_ms' | 'seen_at_ms'; atMs: number | null }
): Promise<void> {
  const { userId, exhibitorId, column, atMs } = mark;
  const none = { favourite_at_ms: null, seen_at_ms: null };
  const change = column === 'seen_at_ms' ? { seen_at_ms: atMs } : { favourite_at_ms: atMs };
  await tx
    .insertInto('exhibitor_mark')
    .values({ user_id: userId, exhibitor_id: exhibitorId, ...none, ...change })
    .onConflict((conflict) => conflict.columns(['user_id', 'exhibitor_id']).doUpdateSet(change))
    .execute();
}

/** Returns the marks of a user with the name of each exhibitor. */
export function findMarks(db: Db, userId: string) {
  return db
    .selectFrom('exhibitor_mark as mark')
    .innerJoin('exhibitor', 'exhibitor.id', 'mark.exhibitor_id')
    .where('mark.user_id', '=', userId)
    .select(['exhibitor.name', 'mark.favourite_at_ms as favouriteAtMs', 'mark.seen_at_ms as seenAtMs'])
    .orderBy('exhibitor.id')
    .execute();
}

export async function deleteMarksOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('exhibitor_mark').where('user_id', '=', userId).execute();
}
