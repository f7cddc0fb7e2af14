import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { notifyOfBooking } from './boothBooking.notifications';
import { type BookingRow, lockBooking, updateBooking } from './boothBooking.repository';
import { nextStatus } from './boothBooking.transitions';

/**
 * Records the contract of a paid booth.
 * @throws AppError NOT_FOUND for an unknown booking, CONFLICT with `fields.status` for one that is not paid
 */
export function confirmBooking(
  db: Db,
  { bookingId, contractNo }: { bookingId: string; contractNo: string },
  nowMs: number
): Promise<BookingRow> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking === undefined) throw new AppError('NOT_FOUND');
    const status = nextStatus('confirm', 'operator', booking.status);
    const changes = { status, contract_no: contractNo, updated_at_ms: nowMs };
    const row = await updateBooking(tx, bookingId, changes);
    const params = { booth: row.booth_no, contractNo };
    await notifyOfBooking(tx, row, { event: 'boothBooking.confirmed', params }, nowMs);
    return row;
  });
}

/**
 * Records that the price of a booth is paid.
 * @throws AppError NOT_FOUND for an unknown booking, CONFLICT with `fields.status` for one without a contract
 */
export function settleBooking(db: Db, bookingId: string, nowMs: number): Promise<BookingRow> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking === undefined) throw new AppError('NOT_FOUND');
    const status = nextStatus('settle', 'operator', booking.status);
    const row = await updateBooking(tx, bookingId, { status, updated_at_ms: nowMs });
    await notifyOfBooking(tx, row, { event: 'boothBooking.settled', params: { booth: row.booth_no } }, nowMs);
    return row;
  });
}
