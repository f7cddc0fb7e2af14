import type { Db, Tx } from '../../database/schema';

/** The guard of an account name, locked until the transaction ends; made when there is none. */
export async function lockGuard(tx: Tx, accountDigest: string, nowMs: number) {
  await tx
    .insertInto('password_guard')
    .values({ account_digest: accountDigest, wrong_count: 0, tried_at_ms: nowMs, locked_until_ms: 0 })
    .onConflict((conflict) => conflict.column('account_digest').doNothing())
    .execute();
  return tx
    .selectFrom('password_guard')
    .select(['wrong_count', 'tried_at_ms', 'locked_until_ms'])
    .where('account_digest', '=', accountDigest)
    .forUpdate()
    .executeTakeFirstOrThrow();
}

export async function saveGuard(
  tx: Tx,
  accountDigest: string,
  guard: { wrongCount: number; triedAtMs: number; lockedUntilMs: number }
): Promise<void> {
  await tx
    .updateTable('password_guard')
    .set({ wrong_count: guard.wrongCount, tried_at_ms: guard.triedAtMs, locked_until_ms: guard.lockedUntilMs })
    .where('account_digest', '=', accountDigest)
    .execute();
}

export async function clearGuard(db: Db, accountDigest: string): Promise<void> {
  await db.deleteFrom('password_guard').where('account_digest', '=', accountDigest).execute();
}
