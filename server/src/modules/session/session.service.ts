import { DAY_MS } from '@rules/duration';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
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
  renewSession
} from './session.repository';
import { digestOf, newToken } from './token';
import { findFrozenReason } from '../user/user.repository';

const LIFETIME_MS = 30 * DAY_MS;
/** A session that is used lives on; writing that down more than once an hour would make every read a write. */
const RENEW_AFTER_MS = 60 * 60 * 1000;

/** A session as its person sees it. */
export interface DeviceSession extends Device {
  id: string;
  createdAtMs: number;
  /** Exact to the hour. */
  lastUsedAtMs: number;
  /** The session of the token that asks. */
  isCurrent: boolean;
}

/** Who a bearer token belongs to; null for an unknown, expired or revoked one. Prolongs the session. */
export async function findMember(db: Db, token: string, nowMs: number): Promise<Member | null> {
  const digest = digestOf(token);
  const session = await findLiveSession(db, digest, nowMs);
  if (session === undefined) return null;
  if (nowMs - session.renewed_at_ms >= RENEW_AFTER_MS) await renewSession(db, digest, nowMs, nowMs + LIFETIME_MS);
  return { id: session.user_id, isVerified: Boolean(session.is_verified) };
}

/** Throws FROZEN with the reason for an account that an operator froze. */
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

/** When the session of a token began, epoch ms; null for a token that opens nothing. */
export async function sessionStartedAtMs(db: Db | Tx, token: string, nowMs: number): Promise<number | null> {
  return (await findLiveSession(db, digestOf(token), nowMs))?.created_at_ms ?? null;
}

/** The devices that a person is logged in on, the one of the token first, then the one used last. */
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

/** Logs one device of the person out. False when they have no session of that id. */
export function endSession(db: Db | Tx, userId: string, id: string): Promise<boolean> {
  return deleteSessionById(db, userId, id);
}

/** Logs all devices of the person out, but the one with this token; answers how many. */
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
