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

/** Returns the user of a ticket; undefined for an unknown or expired one. */
export function findTicket(tx: Tx, digest: string, nowMs: number): Promise<{ user_id: string } | undefined> {
  return tx
    .selectFrom('reset_ticket')
    .select('user_id')
    .where('ticket_digest', '=', digest)
    .where('expires_at_ms', '>', nowMs)
    .executeTakeFirst();
}

/** Uses up a ticket and returns the id of its user; null for an unknown or expired one. */
export async function takeTicket(tx: Tx, digest: string, nowMs: number): Promise<string | null> {
  const row = await tx
    .deleteFrom('reset_ticket')
    .where('ticket_digest', '=', digest)
    .where('expires_at_ms', '>', nowMs)
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Deletes every ticket of the user: they were issued for the previous password. */
export async function deleteResetTickets(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('reset_ticket').where('user_id', '=', userId).execute();
}
