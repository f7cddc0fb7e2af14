import type { Db, Tx } from '../../database/schema';

export async function insertResetTicket(
  db: Db | Tx,
  ticket: { digest: string; userId: string; expiresAtMs: number }
): Promise<void> {
  await db
    .insertInto('reset_ticket')
    .values({ ticket_digest: ticket.digest, user_id: ticket.userId, expires_at_ms: ticket.expiresAtMs })
    .execute();
}

/** Uses up a ticket and answers whose it was; null when there is none or it has expired. */
export async function takeResetTicket(tx: Tx, digest: string, nowMs: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('reset_ticket')
    .where('ticket_digest', '=', digest)
    .where('expires_at_ms', '>', nowMs)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** As below, unless the password has been changed since it was read. False when it has. */
export async function replacePasswordHash(
  tx: Tx,
  userId: string,
  { from, to }: { from: string | null; to: string },
  nowMs: number
): Promise<boolean> {
  const row = await tx
    .selectFrom('user_account')
    .where('id', '=', userId)
    .where('password_hash', 'is not distinct from', from)
    .select('id')
    .forUpdate()
    .executeTakeFirst();
  if (row === undefined) return false;
  await savePasswordHash(tx, userId, to, nowMs);
  return true;
}

/** Also ends every ticket of the person: they were for the password before. */
export async function savePasswordHash(tx: Tx, userId: string, passwordHash: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ password_hash: passwordHash, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .execute();
  await tx.deleteFrom('reset_ticket').where('user_id', '=', userId).execute();
}
