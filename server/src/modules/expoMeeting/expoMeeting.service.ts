import type { Meeting, MeetingBooking } from '@contract/expoMeeting';
import type { Appointment } from '@contract/expoSession';
import { DAY_MS } from '@rules/duration';
import { normalizeText } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import type { Deps } from '../../deps';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getDefaultCards } from '../card/cardBrief.service';
import { getNamedExhibitors } from '../exhibitor/exhibitor.service';
import { findReservedSessions } from '../expoSession/agenda.service';
import { moderateTexts } from '../moderation/moderation';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockMember, requireKnownPerson } from '../user/user.service';
import {
  cancelMeetingRow,
  findBooking,
  findMeeting,
  findMeetingOfSlot,
  findMeetingsOf,
  findOverlappingRows,
  insertMeeting,
  type MeetingRow,
  type TimeSpan
} from './expoMeeting.repository';
import { notifyBooked, notifyCancelled } from './meetingNotifications.service';
import { lockSlot, type SlotRow } from './slot.repository';

const MAX_NOTE = 100;
/** Meetings to come that a visitor may have. */
const MAX_MEETINGS = 20;
/** Each booking notifies the staff. */
const BOOKING_LIMIT = { name: 'bookMeeting', limit: 40, windowMs: DAY_MS };

type MeetingDeps = Pick<Deps, 'db' | 'textModeration'>;

/** Returns the meetings of a member that are not over, of both sides, the earliest first. */
export async function listMeetings(db: Db, member: Member, nowMs: number): Promise<Meeting[]> {
  return presentMeetings(db, member, await findMeetingsOf(db, member.id, nowMs));
}

/**
 * Books a slot. Idempotent per `requestId`.
 * @throws AppError NOT_FOUND for an unknown slot, CONFLICT `slotId` `taken`, `own` or `over`, CONFLICT `appointment`
 * `overlaps` without `acceptConflict`, CONFLICT `meetings` `tooMany` above 20, CONFLICT `requestId` `used` for the key of
 * another or a cancelled booking, VALIDATION for a note that is too long or unfit, FORBIDDEN for an account that
 * has neither number nor verification, RATE_LIMITED above 40 a day
 */
export async function bookMeeting(
  { db, textModeration }: MeetingDeps,
  member: Member,
  { requestId, slotId, acceptConflict = false, ...input }: MeetingBooking,
  nowMs: number
): Promise<Meeting> {
  await requireKnownPerson(db, member.id);
  const note = normalizeText(input.note);
  if ([...note].length > MAX_NOTE) throw new AppError('VALIDATION', { fields: { note: 'maxLength' } });
  const { refused } = await moderateTexts(textModeration, { note });
  if (Object.keys(refused).length > 0) throw new AppError('VALIDATION', { fields: refused });
  if ((await findBooking(db, member.id, requestId)) === undefined) {
    await countAction(db, BOOKING_LIMIT, member.id, nowMs);
  }
  const row = await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const slot = await lockSlot(tx, slotId);
    if (slot === undefined) throw new AppError('NOT_FOUND');
    const booked = await findMeetingOfSlot(tx, slotId);
    const known = await findBooking(tx, member.id, requestId);
    if (known !== undefined) {
      if (booked?.id !== known.id) throw new AppError('CONFLICT', { fields: { requestId: 'used' } });
      return booked;
    }
    requireFree(slot, booked, member, nowMs);
    await requireRoom(tx, member, nowMs);
    if (!acceptConflict) await requireNoOverlap(tx, member, slot);
    const id = newId(nowMs);
    const unset = { cancelled_at_ms: null, reminded_at_ms: null };
    const meeting = { id, slot_id: slotId, user_id: member.id, request_id: requestId, note, ...unset };
    await insertMeeting(tx, { ...meeting, booked_at_ms: nowMs });
    const inserted = await findMeetingOfSlot(tx, slotId);
    if (inserted === undefined) throw new Error(`meeting ${id} was not kept`);
    await notifyBooked(tx, inserted, nowMs);
    return inserted;
  });
  const [meeting] = await presentMeetings(db, member, [row]);
  if (meeting === undefined) throw new Error(`meeting ${row.id} was not presented`);
  return meeting;
}

/** @throws AppError CONFLICT `slotId` `over`, `own` or `taken` */
function requireFree(slot: SlotRow, booked: MeetingRow | undefined, member: Member, nowMs: number): void {
  const refuse = (rule: string) => new AppError('CONFLICT', { fields: { slotId: rule } });
  if (slot.starts_at_ms <= nowMs) throw refuse('over');
  if (slot.staff_user_id === member.id) throw refuse('own');
  if (booked !== undefined) throw refuse('taken');
}

/** @throws AppError CONFLICT `meetings` `tooMany` at the maximum number */
async function requireRoom(tx: Tx, member: Member, nowMs: number): Promise<void> {
  const own = (await findMeetingsOf(tx, member.id, nowMs)).filter(({ user_id: userId }) => userId === member.id);
  if (own.length >= MAX_MEETINGS) throw new AppError('CONFLICT', { fields: { meetings: 'tooMany' } });
}

/** @throws AppError CONFLICT `appointment` `overlaps` with the other appointment */
async function requireNoOverlap(tx: Tx, member: Member, slot: SlotRow): Promise<void> {
  const span = { startsAtMs: slot.starts_at_ms, endsAtMs: slot.ends_at_ms };
  const meetings = await findOverlappingMeetings(tx, member.id, span);
  const sessions = await findReservedSessions(tx, member.id, span.startsAtMs, span.endsAtMs);
  const appointment = [...meetings, ...sessions].sort((one, other) => one.startsAtMs - other.startsAtMs)[0];
  if (appointment !== undefined) {
    throw new AppError('CONFLICT', { fields: { appointment: 'overlaps' }, appointment });
  }
}

/** Returns the meetings of a user, of either side, that overlap a time, the earliest first. */
export async function findOverlappingMeetings(db: Db | Tx, userId: string, span: TimeSpan): Promise<Appointment[]> {
  const rows = await findOverlappingRows(db, userId, span);
  const exhibitors = await getNamedExhibitors(
    db,
    rows.map((row) => row.exhibitor_id)
  );
  return rows.map((row) => {
    const exhibitor = exhibitors.get(row.exhibitor_id);
    return {
      kind: 'meeting',
      id: row.id,
      title: exhibitor?.name ?? '',
      startsAtMs: row.starts_at_ms,
      endsAtMs: row.ends_at_ms,
      hallNumber: null,
      room: exhibitor?.boothNos[0] ?? ''
    };
  });
}

/**
 * Cancels a meeting, from either side, and notifies the other one. Idempotent.
 * @throws AppError NOT_FOUND for a meeting of others, CONFLICT `id` `over` once it has begun
 */
export async function cancelMeeting(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const meeting = await findMeeting(tx, id);
    if (meeting === undefined || ![meeting.user_id, meeting.staff_user_id].includes(member.id)) {
      throw new AppError('NOT_FOUND');
    }
    if (meeting.cancelled_at_ms !== null) return;
    if (meeting.starts_at_ms <= nowMs) throw new AppError('CONFLICT', { fields: { id: 'over' } });
    // When both sides cancel at once, one of them notifies the other.
    if (await cancelMeetingRow(tx, id, nowMs)) await notifyCancelled(tx, meeting, { byId: member.id }, nowMs);
  });
}

async function presentMeetings(db: Db, member: Member, rows: readonly MeetingRow[]): Promise<Meeting[]> {
  const otherIdOf = (row: MeetingRow) => (row.user_id === member.id ? row.staff_user_id : row.user_id);
  const [exhibitors, cards] = await Promise.all([
    getNamedExhibitors(db, [...new Set(rows.map(({ exhibitor_id: id }) => id))]),
    getDefaultCards(db, [...new Set(rows.map(otherIdOf))])
  ]);
  return rows.map((row) => {
    const exhibitor = exhibitors.get(row.exhibitor_id);
    const card = cards.get(otherIdOf(row));
    return {
      id: row.id,
      exhibitorId: row.exhibitor_id,
      exhibitorName: exhibitor?.name ?? '',
      boothNos: exhibitor?.boothNos ?? [],
      startsAtMs: row.starts_at_ms,
      endsAtMs: row.ends_at_ms,
      role: row.user_id === member.id ? 'visitor' : 'staff',
      otherName: card?.name ?? '',
      otherCardId: card?.id ?? null,
      note: row.note
    };
  });
}
