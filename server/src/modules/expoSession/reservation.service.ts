import type { ExpoSession, ReserveSessionBody } from '@contract/expoSession';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { lockMember } from '../user/user.service';
import { findOverlap } from './agenda.service';
import { presentSession } from './expoSession.presenter';
import { type CountedSessionRow, findSession, lockSession } from './expoSession.repository';
import { cancelReservationOf, findReservation, saveReservation } from './reservation.repository';
import { loadSessionContext } from './sessionContext.service';

/**
 * Reserves a session for a member. Idempotent; a late repetition of a call does not undo a cancellation.
 * @throws AppError NOT_FOUND for an unknown session; CONFLICT `session` `cancelled`, `started`, `full`, `free` when nothing
 * is reserved, and `overlaps` with the other `appointment` unless that is accepted
 */
export function reserveSession(
  db: Db,
  member: Member,
  { sessionId, requestId, acceptConflict = false }: ReserveSessionBody,
  nowMs: number
): Promise<ExpoSession> {
  return withSession(db, member, sessionId, nowMs, async (tx, session) => {
    const earlier = await findReservation(tx, sessionId, member.id);
    if (earlier !== undefined && (earlier.request_id === requestId || earlier.cancelled_at_ms === null)) return;
    requireReservable(session, nowMs);
    const appointment = acceptConflict
      ? undefined
      : await findOverlap(tx, member.id, session.starts_at_ms, session.ends_at_ms);
    if (appointment) throw new AppError('CONFLICT', { fields: { session: 'overlaps' }, appointment });
    await saveReservation(tx, { sessionId, userId: member.id, requestId }, nowMs);
  });
}

/**
 * Cancels a member's reservation. Idempotent.
 * @throws AppError NOT_FOUND for an unknown session, CONFLICT `session` `started` after its start
 */
export function cancelReservation(db: Db, member: Member, sessionId: string, nowMs: number): Promise<ExpoSession> {
  return withSession(db, member, sessionId, nowMs, async (tx, session) => {
    const reservation = await findReservation(tx, sessionId, member.id);
    if (reservation === undefined || reservation.cancelled_at_ms !== null) return;
    if (nowMs >= session.starts_at_ms) throw new AppError('CONFLICT', { fields: { session: 'started' } });
    await cancelReservationOf(tx, sessionId, member.id, nowMs);
  });
}

/** @throws AppError CONFLICT `session` `cancelled`, `free`, `started` or `full` */
function requireReservable(session: CountedSessionRow, nowMs: number): void {
  const refuse = (reason: string) => new AppError('CONFLICT', { fields: { session: reason } });
  if (session.cancel_reason !== null) throw refuse('cancelled');
  if (session.capacity === null) throw refuse('free');
  if (nowMs >= session.starts_at_ms) throw refuse('started');
  if (session.reserved_count + session.held_back >= session.capacity) throw refuse('full');
}

/** Runs a change of a member's reservation and returns the session after it. The account is locked before the session. */
function withSession(
  db: Db,
  member: Member,
  sessionId: string,
  nowMs: number,
  change: (tx: Tx, session: CountedSessionRow) => Promise<void>
): Promise<ExpoSession> {
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const session = await lockSession(tx, sessionId);
    if (session === undefined) throw new AppError('NOT_FOUND');
    await change(tx, session);
    const reservation = await findReservation(tx, sessionId, member.id);
    const isReserved = reservation !== undefined && reservation.cancelled_at_ms === null;
    const changed = (await findSession(tx, sessionId)) ?? session;
    return presentSession(changed, isReserved, await loadSessionContext(tx, [changed], nowMs));
  });
}
