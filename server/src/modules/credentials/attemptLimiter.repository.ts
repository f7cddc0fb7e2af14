import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

const columns = ['wrong_count', 'tried_at_ms', 'locked_until_ms'] as const;

export async function findCounter(db: Db | Tx, digest: string) {
  return db.selectFrom('password_guard').select(columns).where('account_digest', '=', digest).executeTakeFirst();
}

/**
 * Returns the counter of a key, created if missing, and locks it until the transaction ends. One statement: between
 * two, a right attempt in another transaction would delete the row.
 */
export async function lockCounter(tx: Tx, digest: string, nowMs: number) {
  return tx
    .insertInto('password_guard')
    .values({ account_digest: digest, wrong_count: 0, tried_at_ms: nowMs, locked_until_ms: 0 })
    .onConflict((conflict) => conflict.column('account_digest').doUpdateSet({ account_digest: digest }))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function saveCounter(
  tx: Tx,
  digest: string,
  guard: { wrongCount: number; triedAtMs: number; lockedUntilMs: number }
): Promise<void> {
  await tx
    .updateTable('password_guard')
    .set({ wrong_count: guard.wrongCount, tried_at_ms: guard.triedAtMs, locked_until_ms: guard.lockedUntilMs })
    .where('account_digest', '=', digest)
    .execute();
}

export async function clearCounters(db: Db | Tx, digests: readonly string[]): Promise<void> {
  await db.deleteFrom('password_guard').where('account_digest', 'in', digests).execute();
}

/** Deletes the counter of a key and those of all origins that tried it. */
export async function clearCountersOf(db: Db | Tx, digest: string): Promise<void> {
  await db
    .deleteFrom('password_guard')
    .where((eb) =>
      eb.or([eb('account_digest', '=', digest), sql<boolean>`starts_with(account_digest, ${`${digest}.`})`])
    )
    .execute();
}

/** Decreases the count after a right attempt, with the wait that it caused. */
export async function refundAttempt(db: Db | Tx, digest: string): Promise<void> {
  await db
    .updateTable('password_guard')
    .set((eb) => ({ wrong_count: eb(eb.ref('wrong_count'), '-', 1), locked_until_ms: 0 }))
    .where('account_digest', '=', digest)
    .where('wrong_count', '>', 0)
    .execute();
}
