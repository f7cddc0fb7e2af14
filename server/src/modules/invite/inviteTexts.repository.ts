import type { InviteTexts } from '@contract/invite';
import type { Db, Tx } from '../../database/schema';

export async function findInviteTexts(db: Db | Tx, userId: string): Promise<InviteTexts | undefined> {
  return db.selectFrom('invite_words').where('user_id', '=', userId).select(['slogan', 'message']).executeTakeFirst();
}

/** Values that are not given stay unchanged. */
export async function upsertInviteTexts(
  db: Db,
  userId: string,
  texts: Partial<InviteTexts>,
  nowMs: number
): Promise<InviteTexts> {
  const changes = { ...texts, updated_at_ms: nowMs };
  return db
    .insertInto('invite_words')
    .values({ user_id: userId, slogan: '', message: '', ...changes })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changes))
    .returning(['slogan', 'message'])
    .executeTakeFirstOrThrow();
}

export async function deleteInviteTexts(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('invite_words').where('user_id', '=', userId).execute();
}
