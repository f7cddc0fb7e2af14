import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { AccountCancellationTable } from './account.tables';

type CancellationRow = Selectable<AccountCancellationTable>;

/** Returns a request that is not due or not carried out. */
export function findOpenCancellation(db: Db | Tx, userId: string): Promise<CancellationRow | undefined> {
  return db
    .selectFrom('account_cancellation')
    .selectAll()
    .where('user_id', '=', userId)
    .where('erased_at_ms', 'is', null)
    .executeTakeFirst();
}

/** Does nothing when there is a request already. */
export async function insertCancellation(
  tx: Tx,
  userId: string,
  times: { requestedAtMs: number; erasesAtMs: number }
): Promise<void> {
  await tx
    .insertInto('account_cancellation')
    .values({
      user_id: userId,
      requested_at_ms: times.requestedAtMs,
      erases_at_ms: times.erasesAtMs,
      erased_at_ms: null
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Withdraws an open request. */
export async function deleteCancellation(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('account_cancellation').where('user_id', '=', userId).where('erased_at_ms', 'is', null).execute();
}

/** Returns users whose erasure is due, the longest waiting first. */
export async function findDue(db: Db, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('account_cancellation')
    .where('erased_at_ms', 'is', null)
    .where('erases_at_ms', '<=', nowMs)
    .orderBy('erases_at_ms')
    .limit(limit)
    .select('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Locks a request; false when it was withdrawn, is not due, or is being carried out by another process. */
export async function lockDue(tx: Tx, userId: string, nowMs: number): Promise<boolean> {
  const row = await tx
    .selectFrom('account_cancellation')
    .where('user_id', '=', userId)
    .where('erased_at_ms', 'is', null)
    .where('erases_at_ms', '<=', nowMs)
    .select('user_id')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return row !== undefined;
}

export async function markErased(tx: Tx, userId: string, nowMs: number): Promise<void> {
  await tx.updateTable('account_cancellation').set({ erased_at_ms: nowMs }).where('user_id', '=', userId).execute();
}
