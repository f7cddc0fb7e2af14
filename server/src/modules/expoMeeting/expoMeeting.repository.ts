import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { ExpoMeetingTable } from './expoMeeting.tables';

/** A time span in epoch ms, its end excluded. */
export interface TimeSpan {
  startsAtMs: number;
  endsAtMs: number;
}

/** A meeting that is not cancelled, with its slot. */
export interface MeetingRow {
  id: string;
  slot_id: string;
  user_id: string;
  note: string;
  exhibitor_id: string;
  staff_user_id: string;
  starts_at_ms: number;
  ends_at_ms: number;
}

function bookedMeetings(db: Db | Tx) {
  return db
    .selectFrom('expo_meeting as meeting')
    .innerJoin('meeting_slot as slot', 'slot.id', 'meeting.slot_id')
    .where('meeting.cancelled_at_ms', 'is', null)
    .select([
      'meeting.id',
      'meeting.slot_id',
      'meeting.user_id',
      'meeting.note',
      'slot.exhibitor_id',
      'slot.staff_user_id',
      'slot.starts_at_ms',
      'slot.ends_at_ms'
    ]);
}

/**
 * Condition that a user takes part in a meeting, as the visitor or as staff. Each half has its index; a condition on both
 * tables at once would read all meetings.
 */
const isOf = (userId: string) => sql<boolean>`meeting.id in (
  select id from expo_meeting where user_id = ${userId}
  union
  select booked.id from meeting_slot offered join expo_meeting booked on booked.slot_id = offered.id
  where offered.staff_user_id = ${userId})`;

/** Returns the meetings of a user that end after a time, of both sides, the earliest first. */
export function findMeetingsOf(db: Db | Tx, userId: string, afterMs: number): Promise<MeetingRow[]> {
  return bookedMeetings(db)
    .where(isOf(userId))
    .where('slot.ends_at_ms', '>', afterMs)
    .orderBy('slot.starts_at_ms')
    .orderBy('meeting.id')
    .execute();
}

/** Returns the meetings of a user that overlap a time, the earliest first. */
export function findOverlappingRows(
  db: Db | Tx,
  userId: string,
  { startsAtMs, endsAtMs }: TimeSpan
): Promise<MeetingRow[]> {
  return bookedMeetings(db)
    .where(isOf(userId))
    .where('slot.starts_at_ms', '<', endsAtMs)
    .where('slot.ends_at_ms', '>', startsAtMs)
    .orderBy('slot.starts_at_ms')
    .orderBy('meeting.id')
    .execute();
}

export function findMeetingOfSlot(tx: Tx, slotId: string): Promise<MeetingRow | undefined> {
  return bookedMeetings(tx).where('meeting.slot_id', '=', slotId).executeTakeFirst();
}

/** Returns the booking that a user sent with this key, cancelled or not. */
export function findBooking(
  db: Db | Tx,
  userId: string,
  requestId: string
): Promise<{ id: string; slot_id: string } | undefined> {
  return db
    .selectFrom('expo_meeting')
    .select(['id', 'slot_id'])
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

export async function insertMeeting(tx: Tx, meeting: Insertable<ExpoMeetingTable>): Promise<void> {
  await tx.insertInto('expo_meeting').values(meeting).execute();
}

/** Returns a meeting, cancelled or not, with its slot. */
export function findMeeting(
  db: Db | Tx,
  id: string
): Promise<(MeetingRow & { cancelled_at_ms: number | null }) | undefined> {
  return db
    .selectFrom('expo_meeting as meeting')
    .innerJoin('meeting_slot as slot', 'slot.id', 'meeting.slot_id')
    .where('meeting.id', '=', id)
    .select([
      'meeting.id',
      'meeting.slot_id',
      'meeting.user_id',
      'meeting.note',
      'meeting.cancelled_at_ms',
      'slot.exhibitor_id',
      'slot.staff_user_id',
      'slot.starts_at_ms',
      'slot.ends_at_ms'
    ])
    .executeTakeFirst();
}

/** Cancels a meeting. Returns false when it was cancelled before. */
export async function cancelMeetingRow(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows: updated } = await tx
    .updateTable('expo_meeting')
    .set({ cancelled_at_ms: nowMs })
    .where('id', '=', id)
    .where('cancelled_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return updated === 1n;
}

/** Returns the meetings that begin within a span and of which no one was reminded, the earliest first. */
export async function findMeetingsToRemind(db: Db, { startsAtMs, endsAtMs }: TimeSpan): Promise<string[]> {
  const rows = await bookedMeetings(db)
    .where('meeting.reminded_at_ms', 'is', null)
    .where('slot.starts_at_ms', '>', startsAtMs)
    .where('slot.starts_at_ms', '<=', endsAtMs)
    .orderBy('slot.starts_at_ms')
    .orderBy('meeting.id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Marks a meeting as reminded of. Returns false when it was before, or is cancelled. */
export async function markReminded(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows: updated } = await tx
    .updateTable('expo_meeting')
    .set({ reminded_at_ms: nowMs })
    .where('id', '=', id)
    .where('reminded_at_ms', 'is', null)
    .where('cancelled_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return updated === 1n;
}

/** Returns the bookings of a user, also cancelled ones. */
export function findBookingsOf(db: Db, userId: string) {
  return db
    .selectFrom('expo_meeting as meeting')
    .innerJoin('meeting_slot as slot', 'slot.id', 'meeting.slot_id')
    .innerJoin('exhibitor', 'exhibitor.id', 'slot.exhibitor_id')
    .where('meeting.user_id', '=', userId)
    .select([
      'exhibitor.name as exhibitor',
      'slot.starts_at_ms as startsAtMs',
      'meeting.note',
      'meeting.booked_at_ms as bookedAtMs',
      'meeting.cancelled_at_ms as cancelledAtMs'
    ])
    .orderBy('slot.starts_at_ms')
    .execute();
}

export async function deleteMeetingsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('expo_meeting').where('user_id', '=', userId).execute();
}
