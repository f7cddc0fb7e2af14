import type { ManagedSession, SaveSessionBody } from '@contract/expoSession';
import { HOUR_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { findExpoFacts } from '../expo/expoFacts.service';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { notifyOfSession } from './expoSession.notifications';
import { presentManaged } from './expoSession.presenter';
import {
  type CountedSessionRow,
  insertSession,
  listSessions,
  lockSession,
  type SessionRow,
  updateSession
} from './expoSession.repository';
import { findAttendees } from './reservation.repository';
import { loadSessionContext } from './sessionContext.service';

export interface SavedSession {
  session: ManagedSession;
  outcome: 'created' | 'changed' | 'unchanged';
  /** Number of users who were notified of another time or room. */
  notifiedCount: number;
}

/** Returns the sessions of an expo for its operator, in order of their start. */
export async function listManagedSessions(db: Db, expoId: string, nowMs: number): Promise<ManagedSession[]> {
  const rows = await listSessions(db, expoId);
  const context = await loadSessionContext(db, rows, nowMs);
  return rows.map((row) => presentManaged(row, context));
}

/**
 * Creates a session or changes it. Does nothing when nothing differs; notifies those who reserved of another time or room.
 * @throws AppError VALIDATION `expoId` `unknown`, `day` `outside` the expo, `to` `order` when it is not after `from`,
 * `heldBack` `tooMany` above the capacity; CONFLICT `revision` `changed` when it was changed since, `session` `cancelled`,
 * `capacity` `reserved` below the number of reservations
 */
export async function saveSession(tx: Tx, body: SaveSessionBody, by: OperatorAction): Promise<SavedSession> {
  const { nowMs } = by;
  const columns = await validateSession(tx, body);
  const before = await lockSession(tx, body.id);
  if (before === undefined) {
    await insertSession(tx, { ...asJson(columns), id: body.id, expo_id: body.expoId });
    await recordChange(tx, body, 'saveSession', by);
    return { session: await readManaged(tx, body.id, nowMs), outcome: 'created', notifiedCount: 0 };
  }
  if (before.cancel_reason !== null) throw conflict('session', 'cancelled');
  if (before.expo_id !== body.expoId) throw conflict('expoId', 'changed');
  // Before the revision: a repeated call, whose answer was lost, is no conflict.
  if (isSame(before, columns)) {
    return { session: await readManaged(tx, body.id, nowMs), outcome: 'unchanged', notifiedCount: 0 };
  }
  if (body.revision !== undefined && body.revision !== before.revision) throw conflict('revision', 'changed');
  if (!hasRoomFor(before.reserved_count, columns)) throw conflict('capacity', 'reserved');
  await updateSession(tx, body.id, asJson(columns));
  await recordChange(tx, body, 'saveSession', by);
  const moved = (['starts_at_ms', 'ends_at_ms', 'hall_number', 'room'] as const).some(
    (column) => before[column] !== columns[column]
  );
  const userIds = moved && columns.ends_at_ms > nowMs ? await findAttendees(tx, body.id) : [];
  if (userIds.length > 0) await notifyOfSession(tx, userIds, { ...before, ...columns }, 'session.changed', nowMs);
  const session = await readManaged(tx, body.id, nowMs);
  return { session, outcome: 'changed', notifiedCount: userIds.length };
}

/**
 * Cancels a session and notifies those who reserved. Idempotent: the first reason stays.
 * @throws AppError NOT_FOUND for an unknown session
 */
export function cancelSession(db: Db, id: string, reason: string, by: OperatorAction): Promise<SavedSession> {
  const { nowMs } = by;
  return db.transaction().execute(async (tx) => {
    const before = await lockSession(tx, id);
    if (before === undefined) throw new AppError('NOT_FOUND');
    if (before.cancel_reason !== null)
      return { session: await readManaged(tx, id, nowMs), outcome: 'unchanged', notifiedCount: 0 };
    const cancelReason = reason.trim();
    await updateSession(tx, id, { cancel_reason: cancelReason });
    await recordChange(tx, { id, expoId: before.expo_id, title: cancelReason }, 'cancelSession', by);
    const userIds = before.ends_at_ms > nowMs ? await findAttendees(tx, id) : [];
    const cancelled = { ...before, cancel_reason: cancelReason };
    if (userIds.length > 0) await notifyOfSession(tx, userIds, cancelled, 'session.cancelled', nowMs);
    return { session: await readManaged(tx, id, nowMs), outcome: 'changed', notifiedCount: userIds.length };
  });
}

function recordChange(
  tx: Tx,
  { id, expoId, title: note }: { id: string; expoId: string; title: string },
  kind: 'saveSession' | 'cancelSession',
  by: OperatorAction
): Promise<void> {
  return recordOperation(tx, { expoId, kind, subject: id, note }, by);
}

type SessionColumns = Omit<SessionRow, 'id' | 'expo_id' | 'cancel_reason' | 'revision'>;

const invalid = (field: string, rule: string) => new AppError('VALIDATION', { fields: { [field]: rule } });
const conflict = (field: string, rule: string) => new AppError('CONFLICT', { fields: { [field]: rule } });

/** Returns the moment of a time (HH:MM) on a day in Shanghai, epoch ms. */
function momentOf(day: string, clock: string): number {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number);
  return shanghaiMidnightMs(day) + hours * HOUR_MS + minutes * MINUTE_MS;
}

async function validateSession(tx: Tx, body: SaveSessionBody): Promise<SessionColumns> {
  const expo = await findExpoFacts(tx, body.expoId);
  if (expo === undefined) throw invalid('expoId', 'unknown');
  if (body.day < expo.startsOn || body.day > expo.endsOn) throw invalid('day', 'outside');
  if (body.to <= body.from) throw invalid('to', 'order');
  const { capacity, heldBack = 0 } = body;
  if (heldBack > (capacity ?? 0)) throw invalid('heldBack', 'tooMany');
  return {
    title: body.title,
    summary: body.summary,
    starts_at_ms: momentOf(body.day, body.from),
    ends_at_ms: momentOf(body.day, body.to),
    hall_number: body.hallNumber,
    room: body.room,
    track: body.track,
    speakers: body.speakers,
    languages: body.languages,
    capacity,
    held_back: heldBack,
    has_live: body.hasLive ?? false,
    live_url: body.liveUrl ?? null,
    slides_url: body.slidesUrl ?? null
  };
}

function hasRoomFor(reservedCount: number, { capacity, held_back: heldBack }: SessionColumns): boolean {
  return reservedCount === 0 || (capacity !== null && reservedCount + heldBack <= capacity);
}

const asJson = (columns: SessionColumns) => ({
  ...columns,
  speakers: JSON.stringify(columns.speakers),
  languages: JSON.stringify(columns.languages)
});

/** Compares texts of sorted keys: jsonb does not keep the order in which they were written. */
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part
  );

function isSame(before: CountedSessionRow, columns: SessionColumns): boolean {
  return (Object.keys(columns) as (keyof SessionColumns)[]).every(
    (column) => sorted(before[column]) === sorted(columns[column])
  );
}

async function readManaged(tx: Tx, id: string, nowMs: number): Promise<ManagedSession> {
  const row = await lockSession(tx, id);
  if (row === undefined) throw new Error(`The session ${id} has vanished`);
  return presentManaged(row, await loadSessionContext(tx, [row], nowMs));
}
