import type { Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { AccountCancellationTable } from './account.tables';

type CancellationRow = Selectable<AccountCancellationTable>;

/** A request that waits for its day. */
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

/** Takes back a request that waits. */
export async function deleteCancellation(db: Db | Tx, userId: string): Promise<void> {
  await db.deleteFrom('account_cancellation').where('user_id', '=', userId).where('erased_at_ms', 'is', null).execute();
}

/** People whose day has come, the longest waiting first. */
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

/** The request, unless it was taken back, is not due, or another process carries it out at this moment. */
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
