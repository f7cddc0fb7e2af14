import type { Insertable, Selectable, Updateable } from 'kysely';
import type { BoothBookingStatus } from '@contract/boothBooking';
import type { Db, Tx } from '../../database/schema';
import type { BoothBookingTable } from './boothBooking.tables';
import { activeStatuses, heldStatuses } from './boothBooking.transitions';

export type BookingRow = Selectable<BoothBookingTable>;

export function findBooking(db: Db | Tx, id: string): Promise<BookingRow | undefined> {
  return db.selectFrom('booth_booking').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a booking and locks it until the transaction ends. */
export function lockBooking(tx: Tx, id: string): Promise<BookingRow | undefined> {
  return tx.selectFrom('booth_booking').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findByRequestId(db: Db | Tx, userId: string, requestId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booth_booking')
    .selectAll()
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
}

/** Returns the booking that keeps a booth from others. */
export function findActive(
  db: Db | Tx,
  { expoId, boothNo }: { expoId: string; boothNo: string }
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booth_booking')
    .selectAll()
    .where('expo_id', '=', expoId)
    .where('booth_no', '=', boothNo)
    .where('status', 'in', activeStatuses)
    .executeTakeFirst();
}

/** Returns whether an exhibitor has a booth. Call it under the lock of the booth, which an allotment takes as well. */
export async function isAllotted(tx: Tx, expoId: string, boothNo: string): Promise<boolean> {
  const allotted = tx.selectFrom('exhibitor_booth').select('booth_no').where('expo_id', '=', expoId);
  return (await allotted.where('booth_no', '=', boothNo).executeTakeFirst()) !== undefined;
}

/** Returns the booth that a company holds at an expo. */
export function findHeldBy(db: Db | Tx, expoId: string, companyId: string): Promise<BookingRow | undefined> {
  return db
    .selectFrom('booth_booking')
    .selectAll()
    .where('expo_id', '=', expoId)
    .where('company_id', '=', companyId)
    .where('status', 'in', heldStatuses)
    .executeTakeFirst();
}

/** Returns the active bookings of an expo with what their booths show, in order of the booth. */
export function findActiveOf(db: Db, expoId: string) {
  return db
    .selectFrom('booth_booking')
    .select(['booth_no', 'status', 'company_id', 'updated_at_ms'])
    .where('expo_id', '=', expoId)
    .where('status', 'in', activeStatuses)
    .orderBy('booth_no')
    .execute();
}

/** Returns bookings of companies, those of the latest expo and the newest first. */
export function findBookingsOf(db: Db, companyIds: readonly string[], limit: number): Promise<BookingRow[]> {
  if (companyIds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('booth_booking as booking')
    .innerJoin('expo', 'expo.id', 'booking.expo_id')
    .selectAll('booking')
    .where('booking.company_id', 'in', companyIds)
    .orderBy('expo.starts_on', 'desc')
    .orderBy('booking.id', 'desc')
    .limit(limit)
    .execute();
}

interface BookingFilter {
  expoId?: string | undefined;
  status?: BoothBookingStatus | undefined;
  /** Time and id of the booking before them in the list. */
  after?: readonly [number, string] | undefined;
  limit: number;
}

/** Returns bookings of all companies, the newest first. */
export function findBookings(db: Db, { expoId, status, after, limit }: BookingFilter): Promise<BookingRow[]> {
  return db
    .selectFrom('booth_booking')
    .selectAll()
    .$if(expoId !== undefined, (query) => query.where('expo_id', '=', expoId ?? ''))
    .$if(after !== undefined, (query) =>
      query.where((eb) => eb(eb.refTuple('created_at_ms', 'id'), '<', eb.tuple(after?.[0] ?? 0, after?.[1] ?? '')))
    )
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'held'))
    .orderBy('created_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns holds that have run out, the longest first. */
export async function findExpiredHolds(db: Db, nowMs: number, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('booth_booking')
    .select('id')
    .where('status', 'in', heldStatuses)
    .where('hold_until_ms', '<=', nowMs)
    .orderBy('hold_until_ms')
    .limit(limit)
    .execute();
  return rows.map((row) => row.id);
}

/** Returns the booths that a company holds, at any expo. */
export async function findHoldsOfCompany(db: Tx, companyId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('booth_booking')
    .select('id')
    .where('company_id', '=', companyId)
    .where('status', 'in', heldStatuses)
    .orderBy('id')
    .execute();
  return rows.map((row) => row.id);
}

/** Returns false when the booth is taken, the company holds another one, or the request was made before. */
export async function insertBooking(tx: Tx, booking: Insertable<BoothBookingTable>): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('booth_booking')
    .values(booking)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}

export function updateBooking(
  tx: Tx,
  id: string,
  changes: Omit<Updateable<BoothBookingTable>, 'id'>
): Promise<BookingRow> {
  return tx.updateTable('booth_booking').set(changes).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Removes a person from the bookings, which stay as those of the company. */
export async function removePerson(tx: Tx, userId: string, mobile: string): Promise<void> {
  await tx.updateTable('booth_booking').set({ user_id: null }).where('user_id', '=', userId).execute();
  if (mobile === '') return;
  await tx
    .updateTable('booth_booking')
    .set({ contact_name: null, contact_mobile: null })
    .where('contact_mobile', '=', mobile)
    .execute();
}
