import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { mobileOf } from '../user/user.service';
import { presentForm } from './boothBooking.presenter';
import { removePerson } from './boothBooking.repository';

/** Exports the bookings that a user made, and those that name their mobile number as that of the contact person. */
async function exportBookings(db: Db, userId: string) {
  const mobile = await mobileOf(db, userId);
  const rows = await db
    .selectFrom('booth_booking')
    .selectAll()
    .where((where) => where.or([where('user_id', '=', userId), where('contact_mobile', '=', mobile)]))
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    id: row.id,
    expoId: row.expo_id,
    boothNo: row.booth_no,
    size: row.size,
    areaM2: row.area_m2,
    priceFen: row.price_fen,
    depositFen: row.deposit_fen,
    companyId: row.company_id,
    status: row.status,
    holdUntilMs: row.hold_until_ms,
    releasedBecause: row.released_because,
    form: presentForm(row),
    depositOrderNo: row.deposit_order_no,
    refundFen: row.refund_fen,
    contractNo: row.contract_no,
    createdAtMs: row.created_at_ms,
    updatedAtMs: row.updated_at_ms
  }));
}

export const boothBookingsPersonalData: PersonalData = {
  name: 'boothBookings',
  columns: ['booth_booking.user_id', 'booth_booking.contact_mobile'],
  exportOf: ({ db }, userId) => exportBookings(db, userId),
  erase: async ({ tx }, userId) => removePerson(tx, userId, await mobileOf(tx, userId))
};
