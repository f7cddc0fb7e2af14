import type { Db, Tx } from '../../database/schema';
import type { Member } from '../../http/ports';
import {
  deleteExpiredSessions,
  deleteSession,
  findLiveSession,
  insertSession,
  renewSession
} from './session.repository';
import { digestOf, newToken } from './token';

const DAY_MS = 24 * 60 * 60 * 1000;
const LIFETIME_MS = 30 * DAY_MS;
/** A session that is used lives on; writing that down more than once an hour would make every read a write. */
const RENEW_AFTER_MS = 60 * 60 * 1000;

/** Who a bearer token belongs to; null for an unknown, expired or revoked one. Prolongs the session. */
export async function findMember(db: Db, token: string, nowMs: number): Promise<Member | null> {
  const digest = digestOf(token);
  const session = await findLiveSession(db, digest, nowMs);
  if (session === undefined) return null;
  if (nowMs - session.renewed_at_ms >= RENEW_AFTER_MS) await renewSession(db, digest, nowMs, nowMs + LIFETIME_MS);
  return { id: session.user_id, isVerified: Boolean(session.is_verified) };
}

export async function openSession(
  db: Db | Tx,
  userId: string,
  nowMs: number
): Promise<{ token: string; expiresAtMs: number }> {
  const token = newToken();
  const expiresAtMs = nowMs + LIFETIME_MS;
  await deleteExpiredSessions(db, userId, nowMs);
  await insertSession(db, { tokenDigest: digestOf(token), userId, nowMs, expiresAtMs });
  return { token, expiresAtMs };
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await deleteSession(db, digestOf(token));
}
