import type { ExpoFacts, ExpoOpening } from '@contract/expo';
import type { MeetingSlot, OwnMeetingSlots } from '@contract/expoMeeting';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getDefaultCards } from '../card/cardBrief.service';
import { workplacesOf } from '../company/company.service';
import { requireExhibitor } from '../exhibitor/exhibitor.service';
import { findOpenings } from '../expo/expo.service';
import { findExpoFacts } from '../expo/expoFacts.service';
import { lockMember } from '../user/user.service';
import { findMeetingOfSlot } from './expoMeeting.repository';
import { deleteSlot, findSlots, insertSlots, lockSlot } from './slot.repository';

/** Length of a slot. */
export const SLOT_MS = 30 * MINUTE_MS;
/** Hours of a day at which slots are proposed while the expo has no opening hours. */
const USUAL_HOURS = { opens: 9, closes: 17 };

interface OwnExpo extends ExpoFacts {
  openings: readonly ExpoOpening[];
}

/**
 * Returns the slots of an exhibitor that are still to come, the earliest first.
 * @throws AppError NOT_FOUND for an unknown exhibitor
 */
export async function listSlots(
  db: Db,
  viewer: Member | null,
  exhibitorId: string,
  nowMs: number
): Promise<MeetingSlot[]> {
  await requireExhibitor(db, exhibitorId);
  const rows = await findSlots(db, exhibitorId, nowMs);
  const cards = await getDefaultCards(db, [...new Set(rows.map(({ staff_user_id: id }) => id))]);
  return rows.map((row) => {
    const isOwn = viewer !== null && [row.visitor_id, row.staff_user_id].includes(viewer.id);
    const othersState = row.visitor_id === null ? 'free' : 'taken';
    return {
      id: row.id,
      startsAtMs: row.starts_at_ms,
      endsAtMs: row.ends_at_ms,
      staffName: cards.get(row.staff_user_id)?.name ?? '',
      state: isOwn ? 'own' : othersState
    };
  });
}

/**
 * Returns the own slots of a member of the exhibitor's company, and the times at which they may offer others.
 * @throws AppError NOT_FOUND for an unknown exhibitor, FORBIDDEN for someone outside its company
 */
export async function listOwnSlots(
  db: Db,
  member: Member,
  exhibitorId: string,
  nowMs: number
): Promise<OwnMeetingSlots> {
  const expo = await requireOwnExpo(db, member, exhibitorId);
  const rows = await findSlots(db, exhibitorId, nowMs);
  return {
    times: timesOf(expo).filter((ms) => ms > nowMs),
    slots: rows
      .filter((row) => row.staff_user_id === member.id)
      .map((row) => ({ id: row.id, startsAtMs: row.starts_at_ms, isBooked: row.visitor_id !== null }))
  };
}

/** Returns the half hours within the opening hours of an expo, in order. */
function timesOf({ startsOn, endsOn, openings }: OwnExpo): number[] {
  const spans = openings.length > 0 ? openings : usualOpenings(startsOn, endsOn);
  const times = spans.flatMap(({ opensAtMs, closesAtMs }) => {
    const first = Math.ceil(opensAtMs / SLOT_MS) * SLOT_MS;
    const count = Math.max(0, Math.floor((closesAtMs - first) / SLOT_MS));
    return Array.from({ length: count }, (_, index) => first + index * SLOT_MS);
  });
  return [...new Set(times)].sort((one, other) => one - other);
}

function usualOpenings(startsOn: string, endsOn: string): ExpoOpening[] {
  const firstMs = shanghaiMidnightMs(startsOn);
  const days = Math.round((shanghaiMidnightMs(endsOn) - firstMs) / DAY_MS) + 1;
  return Array.from({ length: days }, (_, index) => {
    const midnightMs = firstMs + index * DAY_MS;
    return {
      opensAtMs: midnightMs + USUAL_HOURS.opens * HOUR_MS,
      closesAtMs: midnightMs + USUAL_HOURS.closes * HOUR_MS
    };
  });
}

/**
 * Returns the expo of an exhibitor.
 * @throws AppError NOT_FOUND for an unknown exhibitor, FORBIDDEN for someone outside its company
 */
async function requireOwnExpo(db: Db, member: Member, exhibitorId: string): Promise<OwnExpo> {
  const exhibitor = await requireExhibitor(db, exhibitorId);
  const workplaces = await workplacesOf(db, member.id);
  if (!workplaces.some(({ id }) => id === exhibitor.company_id)) throw new AppError('FORBIDDEN');
  const { expo_id: expoId } = exhibitor;
  const [expo, openings] = await Promise.all([findExpoFacts(db, expoId), findOpenings(db, expoId)]);
  if (expo === undefined) throw new Error(`exhibitor ${exhibitorId} has no expo`);
  return { ...expo, openings };
}

/**
 * Offers slots in the name of a member of the exhibitor's company. Idempotent. Returns how many are new.
 * @throws AppError NOT_FOUND for an unknown exhibitor, FORBIDDEN for someone outside its company, VALIDATION `startsAtMs`
 * `range` outside the days of the expo, in the past or not on the half hour
 */
export async function offerSlots(
  db: Db,
  member: Member,
  { exhibitorId, startsAtMs }: { exhibitorId: string; startsAtMs: readonly number[] },
  nowMs: number
): Promise<number> {
  const expo = await requireOwnExpo(db, member, exhibitorId);
  const isOffered = (ms: number) =>
    ms > nowMs && ms % SLOT_MS === 0 && shanghaiDay(ms) >= expo.startsOn && shanghaiDay(ms) <= expo.endsOn;
  if (!startsAtMs.every(isOffered)) throw new AppError('VALIDATION', { fields: { startsAtMs: 'range' } });
  return db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    return insertSlots(
      tx,
      startsAtMs.map((ms) => ({
        id: newId(nowMs),
        exhibitor_id: exhibitorId,
        staff_user_id: member.id,
        starts_at_ms: ms,
        ends_at_ms: ms + SLOT_MS
      }))
    );
  });
}

/**
 * Withdraws an own slot. Idempotent: an unknown slot is gone.
 * @throws AppError CONFLICT `id` `booked` for one with a meeting, NOT_FOUND for a slot of others
 */
export async function withdrawSlot(db: Db, member: Member, id: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    await lockMember(tx, member.id);
    const slot = await lockSlot(tx, id);
    if (slot === undefined) return;
    if (slot.staff_user_id !== member.id) throw new AppError('NOT_FOUND');
    if ((await findMeetingOfSlot(tx, id)) !== undefined) throw new AppError('CONFLICT', { fields: { id: 'booked' } });
    await deleteSlot(tx, id);
  });
}
