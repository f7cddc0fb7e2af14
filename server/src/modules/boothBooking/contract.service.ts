import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { notifyOfBooking } from './boothBooking.notifications';
import { type BookingRow, lockBooking, updateBooking } from './boothBooking.repository';
import { nextStatusUnlessDone } from './boothBooking.transitions';

/**
 * Records the contract of a paid booth. Idempotent for the same number.
 * @throws AppError NOT_FOUND for an unknown booking, CONFLICT with `fields.status` for one that is not paid, or has another
 * contract
 */
export function confirmBooking(
  db: Db,
  { bookingId, contractNo }: { bookingId: string; contractNo: string },
  by: OperatorAction
): Promise<BookingRow> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking === undefined) throw new AppError('NOT_FOUND');
    const status = nextStatusUnlessDone('confirm', 'operator', booking.status);
    if (status === undefined) {
      if (booking.contract_no === contractNo) return booking;
      throw new AppError('CONFLICT', { fields: { status: booking.status } });
    }
    const changes = { status, contract_no: contractNo, updated_at_ms: by.nowMs };
    const row = await updateBooking(tx, bookingId, changes);
    const params = { booth: row.booth_no, contractNo };
    await notifyOfBooking(tx, row, { event: 'boothBooking.confirmed', params }, by.nowMs);
    const done = { kind: 'confirmBooking', subject: bookingId, note: contractNo } as const;
    await recordOperation(tx, { expoId: row.expo_id, ...done }, by);
    return row;
  });
}

/**
 * Records that the price of a booth is paid. Idempotent.
 * @throws AppError NOT_FOUND for an unknown booking, CONFLICT with `fields.status` for one without a contract
 */
export function settleBooking(db: Db, bookingId: string, by: OperatorAction): Promise<BookingRow> {
  return db.transaction().execute(async (tx) => {
    const booking = await lockBooking(tx, bookingId);
    if (booking === undefined) throw new AppError('NOT_FOUND');
    const status = nextStatusUnlessDone('settle', 'operator', booking.status);
    if (status === undefined) return booking;
    const row = await updateBooking(tx, bookingId, { status, updated_at_ms: by.nowMs });
    await notifyOfBooking(tx, row, { event: 'boothBooking.settled', params: { booth: row.booth_no } }, by.nowMs);
    await recordOperation(tx, { expoId: row.expo_id, kind: 'settleBooking', subject: bookingId }, by);
    return row;
  });
}
