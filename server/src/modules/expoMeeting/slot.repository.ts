import { type Insertable, type Selectable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { MeetingSlotTable } from './expoMeeting.tables';

export type SlotRow = Selectable<MeetingSlotTable>;

/** Returns the slots of an exhibitor that begin after a time, with the visitor who has booked each. */
export function findSlots(
  db: Db,
  exhibitorId: string,
  afterMs: number
): Promise<(SlotRow & { visitor_id: string | null })[]> {
  return db
    .selectFrom('meeting_slot as slot')
    .leftJoin('expo_meeting as meeting', (join) =>
      join.onRef('meeting.slot_id', '=', 'slot.id').on('meeting.cancelled_at_ms', 'is', null)
    )
    .selectAll('slot')
    .select('meeting.user_id as visitor_id')
    .where('slot.exhibitor_id', '=', exhibitorId)
    .where('slot.starts_at_ms', '>', afterMs)
    .orderBy('slot.starts_at_ms')
    .orderBy('slot.id')
    .execute();
}

/** Locks a slot until the transaction ends: one of several simultaneous bookings goes first. */
export function lockSlot(tx: Tx, id: string): Promise<SlotRow | undefined> {
  return tx.selectFrom('meeting_slot').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Locks the slots that a member of the staff offers: a booking under way ends first, later ones wait. */
export async function lockSlotsOf(tx: Tx, userId: string): Promise<void> {
  await tx
    .selectFrom('meeting_slot')
    .select('id')
    .where('staff_user_id', '=', userId)
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Inserts slots; of a time at which the member of the staff has one already, none is inserted. Returns how many are new. */
export async function insertSlots(tx: Tx, slots: Insertable<MeetingSlotTable>[]): Promise<number> {
  const { numInsertedOrUpdatedRows: inserted } = await tx
    .insertInto('meeting_slot')
    .values(slots)
    .onConflict((conflict) => conflict.columns(['staff_user_id', 'starts_at_ms']).doNothing())
    .executeTakeFirstOrThrow();
  return Number(inserted ?? 0n);
}

export async function deleteSlot(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('meeting_slot').where('id', '=', id).execute();
}

export async function deleteSlotsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('meeting_slot').where('staff_user_id', '=', userId).execute();
}

export function findSlotsOf(db: Db, userId: string) {
  return db
    .selectFrom('meeting_slot as slot')
    .innerJoin('exhibitor', 'exhibitor.id', 'slot.exhibitor_id')
    .where('slot.staff_user_id', '=', userId)
    .select(['exhibitor.name as exhibitor', sql<number>`slot.starts_at_ms`.as('startsAtMs')])
    .orderBy('slot.starts_at_ms')
    .execute();
}

/**
 * Locks the slots at the exhibitors of a company that begin after a time, the earliest first.
 * @param staffUserId leaves out those of other members
 */
export function lockSlotsOfCompany(
  tx: Tx,
  { companyId, staffUserId, afterMs }: { companyId: string; staffUserId: string | undefined; afterMs: number }
): Promise<SlotRow[]> {
  let query = tx
    .selectFrom('meeting_slot as slot')
    .innerJoin('exhibitor', 'exhibitor.id', 'slot.exhibitor_id')
    .selectAll('slot')
    .where('exhibitor.company_id', '=', companyId)
    .where('slot.starts_at_ms', '>', afterMs);
  if (staffUserId !== undefined) query = query.where('slot.staff_user_id', '=', staffUserId);
  return query.orderBy('slot.starts_at_ms').orderBy('slot.id').forUpdate('slot').execute();
}
