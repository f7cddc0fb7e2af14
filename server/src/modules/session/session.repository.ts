import { preparedQuery } from '../../database/preparedQuery';
import type { Db, Tx } from '../../database/schema';
import { changingOnly } from '../../database/tableVersions';
import type { Device } from './device';

const liveSession = preparedQuery((db, parameters: { tokenDigest: string; nowMs: number }) =>
  db
    .selectFrom('user_session as session')
    .innerJoin('user_account as account', 'account.id', 'session.user_id')
    .where('session.token_digest', '=', parameters.tokenDigest)
    .where('session.expires_at_ms', '>', parameters.nowMs)
    .where('account.frozen_reason', 'is', null)
    .select((eb) => [
      'session.user_id',
      'session.created_at_ms',
      'session.renewed_at_ms',
      'session.expires_at_ms',
      eb
        .exists(
          eb
            .selectFrom('user_verification')
            .select('kind')
            .whereRef('user_verification.user_id', '=', 'session.user_id')
        )
        .as('is_verified')
    ])
);

/** Returns the live session of a token with the data that every call needs; none of a frozen account. */
export async function findLiveSession(db: Db | Tx, tokenDigest: string, nowMs: number) {
  const [session] = await liveSession(db, { tokenDigest, nowMs });
  return session;
}

/** Subject that changes when a session is extended or ends. */
export const sessionSubject = (tokenDigest: string): string => `user_session#${tokenDigest}`;

/** Returns every live session of a user, the one used last first. */
export async function listLiveSessions(db: Db | Tx, userId: string, nowMs: number) {
  return db
    .selectFrom('user_session')
    .select(['id', 'token_digest', 'client', 'browser', 'system', 'created_at_ms', 'renewed_at_ms'])
    .where('user_id', '=', userId)
    .where('expires_at_ms', '>', nowMs)
    .orderBy('renewed_at_ms', 'desc')
    .orderBy('id')
    .execute();
}

export async function insertSession(
  db: Db | Tx,
  session: { tokenDigest: string; userId: string; device: Device; nowMs: number; expiresAtMs: number }
): Promise<void> {
  const row = {
    token_digest: session.tokenDigest,
    user_id: session.userId,
    created_at_ms: session.nowMs,
    renewed_at_ms: session.nowMs,
    expires_at_ms: session.expiresAtMs,
    ...session.device
  };
  // That a token is unknown is kept nowhere.
  await changingOnly([], () => db.insertInto('user_session').values(row).execute());
}

export async function renewSession(
  db: Db | Tx,
  tokenDigest: string,
  nowMs: number,
  expiresAtMs: number
): Promise<void> {
  const change = { renewed_at_ms: nowMs, expires_at_ms: expiresAtMs };
  await changingOnly([sessionSubject(tokenDigest)], () =>
    db.updateTable('user_session').set(change).where('token_digest', '=', tokenDigest).execute()
  );
}

export async function deleteSession(db: Db | Tx, tokenDigest: string): Promise<void> {
  await changingOnly([sessionSubject(tokenDigest)], () =>
    db.deleteFrom('user_session').where('token_digest', '=', tokenDigest).execute()
  );
}

/** Returns false when the user has no session of that id. */
export async function deleteSessionById(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Deletes all sessions of a user but the one with this digest; returns how many of them were live. */
export async function deleteOtherSessions(
  db: Db | Tx,
  userId: string,
  keepDigest: string,
  nowMs: number
): Promise<number> {
  const rows = await db
    .deleteFrom('user_session')
    .where('user_id', '=', userId)
    .where('token_digest', '<>', keepDigest)
    .returning('expires_at_ms')
    .execute();
  return rows.filter((row) => row.expires_at_ms > nowMs).length;
}

/** Deletes a user's expired sessions; called at each login so that the table stays small. */
export async function deleteExpiredSessions(db: Db | Tx, userId: string, nowMs: number): Promise<void> {
  const expired = db.deleteFrom('user_session').where('user_id', '=', userId).where('expires_at_ms', '<=', nowMs);
  // Those are refused by their time, kept or not.
  await changingOnly([], () => expired.execute());
}

/** Deletes all sessions that expired by `nowMs`. */
export async function deleteAllExpiredSessions(db: Db, nowMs: number): Promise<void> {
  await db.deleteFrom('user_session').where('expires_at_ms', '<=', nowMs).execute();
}
