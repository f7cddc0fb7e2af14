import type { Db, Tx } from '../../database/schema';

/** Finds the user of an e-mail address in lower case. */
export function findEmailOwner(db: Db | Tx, email: string): Promise<{ id: string } | undefined> {
  return db.selectFrom('user_email').select('user_id as id').where('email', '=', email).executeTakeFirst();
}

export async function findEmail(db: Db | Tx, userId: string): Promise<string | null> {
  const row = await db.selectFrom('user_email').select('email').where('user_id', '=', userId).executeTakeFirst();
  return row?.email ?? null;
}

/** Stores the address in place of an earlier one. */
export async function saveEmail(tx: Tx, userId: string, email: string, nowMs: number): Promise<void> {
  const row = { email, verified_at_ms: nowMs };
  await tx
    .insertInto('user_email')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
}

export async function deleteEmail(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_email').where('user_id', '=', userId).execute();
}
