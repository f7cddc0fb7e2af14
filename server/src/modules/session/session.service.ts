import { DAY_MS, HOUR_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { readingRows } from '../../database/tableVersions';
import { AppError } from '../../http/appError';
import type { KeptAnswers } from '../../http/keptAnswers';
import type { Member } from '../../http/ports';
import { findFrozenReason } from '../user/user.repository';
import type { Device } from './device';
import {
  deleteAllExpiredSessions,
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionById,
  findLiveSession,
  insertSession,
  listLiveSessions,
  renewSession,
  sessionSubject
} from './session.repository';
import { digestOf, newToken } from './token';

const LIFETIME_MS = 30 * DAY_MS;
/** A used session is extended; storing that more than once an hour would turn every read into a write. */
const RENEW_AFTER_MS = HOUR_MS;

/** Session as shown to its user. */
export interface DeviceSession extends Device {
  id: string;
  createdAtMs: number;
  /** Precise to the hour. */
  lastUsedAtMs: number;
  /** True for the session of the calling token. */
  isCurrent: boolean;
}

/** Returns the user of a bearer token; null for an unknown, expired or revoked one. Extends the session. */
export async function findMember(db: Db, token: string, nowMs: number): Promise<Member | null> {
  return (await lookUpSession(db, digestOf(token), nowMs))?.member ?? null;
}

/**
 * Returns the same for a call that only reads, from memory as long as session, account and verifications are unchanged as far
 * as this process knows. An end by another process counts when its announcement arrives.
 */
export async function findViewer(kept: KeptAnswers, db: Db, token: string, nowMs: number): Promise<Member | null> {
  const digest = digestOf(token);
  const { value } = await kept.read(
    `session ${digest}`,
    () => lookUpSession(db, digest, nowMs),
    () => 0
  );
  return value !== null && value.expiresAtMs > nowMs ? value.member : null;
}

/** Extends the session of a token; null for none. */
async function lookUpSession(
  db: Db,
  digest: string,
  nowMs: number
): Promise<{ member: Member; expiresAtMs: number } | null> {
  const session = await readingRows(
    () => findLiveSession(db, digest, nowMs),
    (found) =>
      found === undefined
        ? ['user_session']
        : [sessionSubject(digest), `user_account#${found.user_id}`, 'user_verification']
  );
  if (session === undefined) return null;
  if (nowMs - session.renewed_at_ms >= RENEW_AFTER_MS) await renewSession(db, digest, nowMs, nowMs + LIFETIME_MS);
  const member = { id: session.user_id, isVerified: Boolean(session.is_verified) };
  return { member, expiresAtMs: session.expires_at_ms };
}

/**
 * Opens a session.
 * @throws AppError FROZEN with the reason for a frozen account
 */
export async function openSession(
  db: Db | Tx,
  userId: string,
  device: Device,
  nowMs: number
): Promise<{ token: string; expiresAtMs: number }> {
  const reason = await findFrozenReason(db, userId);
  if (reason !== null) throw new AppError('FROZEN', { reason });
  const token = newToken();
  const expiresAtMs = nowMs + LIFETIME_MS;
  await deleteExpiredSessions(db, userId, nowMs);
  await insertSession(db, { tokenDigest: digestOf(token), userId, device, nowMs, expiresAtMs });
  return { token, expiresAtMs };
}

export async function closeSession(db: Db, token: string): Promise<void> {
  await deleteSession(db, digestOf(token));
}

/** Returns when the session of a token began, in epoch ms; null for an invalid token. */
export async function sessionStartedAtMs(db: Db | Tx, token: string, nowMs: number): Promise<number | null> {
  return (await findLiveSession(db, digestOf(token), nowMs))?.created_at_ms ?? null;
}

/** Returns the devices on which a user is logged in, the one of the token first, then the one used last. */
export async function listSessions(
  db: Db | Tx,
  userId: string,
  token: string | undefined,
  nowMs: number
): Promise<DeviceSession[]> {
  const current = token === undefined ? '' : digestOf(token);
  const rows = await listLiveSessions(db, userId, nowMs);
  const sessions = rows.map((row) => ({
    id: row.id,
    client: row.client,
    browser: row.browser,
    system: row.system,
    createdAtMs: row.created_at_ms,
    lastUsedAtMs: row.renewed_at_ms,
    isCurrent: row.token_digest === current
  }));
  return sessions.sort((one, other) => Number(other.isCurrent) - Number(one.isCurrent));
}

/** Logs out one device of the user. Returns false when they have no session of that id. */
export function endSession(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  return deleteSessionById(db, userId, id);
}

/** Logs out all devices of the user but the one with this token; returns how many. */
export function endOtherSessions(
  tx: Db | Tx,
  userId: string,
  keepToken: string | undefined,
  nowMs: number
): Promise<number> {
  return deleteOtherSessions(tx, userId, keepToken === undefined ? '' : digestOf(keepToken), nowMs);
}

/** Deletes all sessions that have expired. Idempotent. */
export async function purgeSessions(db: Db, nowMs: number): Promise<void> {
  await deleteAllExpiredSessions(db, nowMs);
}
