import { type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { SessionRow } from './expoSession.repository';
import type { ExpoReservationTable } from './expoSession.tables';

/** Returns the reservation of a user, also a cancelled one. */
export function findReservation(
  db: Db | Tx,
  sessionId: string,
  userId: string
): Promise<Selectable<ExpoReservationTable> | undefined> {
  return db
    .selectFrom('expo_reservation')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Returns the ids of the sessions of an expo that a user reserved. */
export async function findReservedIds(db: Db, expoId: string, userId: string): Promise<Set<string>> {
  const rows = await db
    .selectFrom('expo_reservation')
    .innerJoin('expo_session', 'expo_session.id', 'session_id')
    .where('expo_id', '=', expoId)
    .where('user_id', '=', userId)
    .where('cancelled_at_ms', 'is', null)
    .select('session_id')
    .execute();
  return new Set(rows.map((row) => row.session_id));
}

/** Returns the sessions that a user reserved and that overlap with a range, the earliest first. */
export function findReservedBetween(
  db: Db | Tx,
  userId: string,
  { fromMs, toMs }: { fromMs: number; toMs: number }
): Promise<SessionRow[]> {
  return db
    .selectFrom('expo_reservation')
    .innerJoin('expo_session', 'expo_session.id', 'session_id')
    .where('user_id', '=', userId)
    .where('cancelled_at_ms', 'is', null)
    .where('cancel_reason', 'is', null)
    .where('starts_at_ms', '<', toMs)
    .where('ends_at_ms', '>', fromMs)
    .selectAll('expo_session')
    .orderBy('starts_at_ms')
    .orderBy('id')
    .execute();
}

/** Reserves a session, also where the user cancelled before. */
export async function saveReservation(
  tx: Tx,
  { sessionId, userId, requestId }: { sessionId: string; userId: string; requestId: string },
  nowMs: number
): Promise<void> {
  const columns = { request_id: requestId, reserved_at_ms: nowMs, cancelled_at_ms: null };
  await tx
    .insertInto('expo_reservation')
    .values({ session_id: sessionId, user_id: userId, ...columns })
    .onConflict((conflict) => conflict.columns(['session_id', 'user_id']).doUpdateSet(columns))
    .execute();
}

export async function cancelReservationOf(tx: Tx, sessionId: string, userId: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('expo_reservation')
    .set({ cancelled_at_ms: nowMs })
    .where('session_id', '=', sessionId)
    .where('user_id', '=', userId)
    .where('cancelled_at_ms', 'is', null)
    .execute();
}

/** Returns the users who reserved a session. */
export async function findAttendees(tx: Tx, sessionId: string): Promise<string[]> {
  const rows = await tx
    .selectFrom('expo_reservation')
    .where('session_id', '=', sessionId)
    .where('cancelled_at_ms', 'is', null)
    .select('user_id')
    .orderBy('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}

/** Condition that a session is reserved and its user was not reminded of this start. */
const isUnreminded = sql<boolean>`cancelled_at_ms is null and reminded_for_ms is distinct from starts_at_ms`;

/** Returns sessions that start in a range and have users who were not reminded. */
export async function findSessionsToRemind(
  db: Db,
  { afterMs, untilMs }: { afterMs: number; untilMs: number }
): Promise<string[]> {
  const rows = await db
    .selectFrom('expo_session')
    .innerJoin('expo_reservation', 'session_id', 'expo_session.id')
    .where('cancel_reason', 'is', null)
    .where('starts_at_ms', '>', afterMs)
    .where('starts_at_ms', '<=', untilMs)
    .where(isUnreminded)
    .select('expo_session.id')
    .distinct()
    .orderBy('expo_session.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks the users of a session as reminded of a start. Returns those who were not before. */
export async function markReminded(tx: Tx, sessionId: string, startsAtMs: number): Promise<string[]> {
  const rows = await tx
    .updateTable('expo_reservation')
    .set({ reminded_for_ms: startsAtMs })
    .where('session_id', '=', sessionId)
    .where('cancelled_at_ms', 'is', null)
    .where(sql<boolean>`reminded_for_ms is distinct from ${startsAtMs}`)
    .returning('user_id')
    .execute();
  return rows.map((row) => row.user_id);
}
