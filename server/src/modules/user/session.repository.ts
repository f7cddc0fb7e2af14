import type { Db, Tx } from '../../database/schema';

/** The live session of a token with what every call wants to know about its person. */
export async function findLiveSession(db: Db | Tx, tokenDigest: string, nowMs: number) {
  return db
    .selectFrom('user_session as session')
    .where('session.token_digest', '=', tokenDigest)
    .where('session.expires_at_ms', '>', nowMs)
    .select((eb) => [
      'session.user_id',
      'session.renewed_at_ms',
      eb
        .exists(
          eb
            .selectFrom('user_verification')
            .select('kind')
            .whereRef('user_verification.user_id', '=', 'session.user_id')
        )
        .as('is_verified')
    ])
    .executeTakeFirst();
}

export async function insertSession(
  db: Db | Tx,
  session: { tokenDigest: string; userId: string; nowMs: number; expiresAtMs: number }
): Promise<void> {
  await db
    .insertInto('user_session')
    .values({
      token_digest: session.tokenDigest,
      user_id: session.userId,
      created_at_ms: session.nowMs,
      renewed_at_ms: session.nowMs,
      expires_at_ms: session.expiresAtMs
    })
    .execute();
}

export async function renewSession(
  db: Db | Tx,
  tokenDigest: string,
  nowMs: number,
  expiresAtMs: number
): Promise<void> {
  await db
    .updateTable('user_session')
    .set({ renewed_at_ms: nowMs, expires_at_ms: expiresAtMs })
    .where('token_digest', '=', tokenDigest)
    .execute();
}

export async function deleteSession(db: Db | Tx, tokenDigest: string): Promise<void> {
  await db.deleteFrom('user_session').where('token_digest', '=', tokenDigest).execute();
}

/** Sweeps what has expired for one person; called at each login so that the table stays small without a clock job. */
export async function deleteExpiredSessions(db: Db | Tx, userId: string, nowMs: number): Promise<void> {
  await db.deleteFrom('user_session').where('user_id', '=', userId).where('expires_at_ms', '<=', nowMs).execute();
}
