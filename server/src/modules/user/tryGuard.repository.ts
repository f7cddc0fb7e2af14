import type { Db, Tx } from '../../database/schema';

/** The guard of a key, locked until the transaction ends; made when there is none. */
export async function lockGuard(tx: Tx, keyDigest: string, nowMs: number) {
  await tx
    .insertInto('password_guard')
    .values({ account_digest: keyDigest, wrong_count: 0, tried_at_ms: nowMs, locked_until_ms: 0 })
    .onConflict((conflict) => conflict.column('account_digest').doNothing())
    .execute();
  return tx
    .selectFrom('password_guard')
    .select(['wrong_count', 'tried_at_ms', 'locked_until_ms'])
    .where('account_digest', '=', keyDigest)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveGuard(
  tx: Tx,
  keyDigest: string,
  guard: { wrongCount: number; triedAtMs: number; lockedUntilMs: number }
): Promise<void> {
  await tx
    .updateTable('password_guard')
    .set({ wrong_count: guard.wrongCount, tried_at_ms: guard.triedAtMs, locked_until_ms: guard.lockedUntilMs })
    .where('account_digest', '=', keyDigest)
    .execute();
}

export async function clearGuard(db: Db | Tx, keyDigest: string): Promise<void> {
  await db.deleteFrom('password_guard').where('account_digest', '=', keyDigest).execute();
}

/** Takes one try back, and the wait that it had cost: it was a right one. */
export async function giveTryBack(db: Db | Tx, keyDigest: string): Promise<void> {
  await db
    .updateTable('password_guard')
    .set((eb) => ({ wrong_count: eb(eb.ref('wrong_count'), '-', 1), locked_until_ms: 0 }))
    .where('account_digest', '=', keyDigest)
    .where('wrong_count', '>', 0)
    .execute();
}
