import type { BoothBookingAnswer } from '@contract/boothBooking';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { type OperatorAction, recordOperation } from '../expo/operation.service';
import { prepareRefund } from '../payment/refundOpening.service';
import { lockBookingCompany, requireOwnBooking } from './bookingCompany.service';
import { notifyOfBooking } from './boothBooking.notifications';
import { refundFenOf } from './boothBooking.presenter';
import { type BookingRow, findBooking, lockBooking, updateBooking } from './boothBooking.repository';
import { answerWith, exposOf } from './boothBooking.service';
import { nextStatus, nextStatusUnlessDone } from './boothBooking.transitions';

/**
 * Cancels a booking whose deposit is paid, and refunds what the rule says. Idempotent.
 * @throws AppError NOT_FOUND for an unknown booking and one of others, FORBIDDEN with `fields.companyId` `role` for a user
 * who may not book, CONFLICT with `fields.status` for one that is not paid or is confirmed, VALIDATION
 * `refundFen` `changed` for another refund than the user was shown
 */
export async function cancelBooking(
  db: Db,
  member: Member,
  { bookingId, refundFen }: { bookingId: string; refundFen: number },
  now: Date
): Promise<BoothBookingAnswer> {
  const known = await requireOwnBooking(db, member.id, bookingId);
  const { startsOn } = (await exposOf(db, [known]))(known);
  const row = await db.transaction().execute(async (tx) => {
    const company = { companyId: known.company_id, userId: member.id };
    await lockBookingCompany(tx, company, { isVerificationNeeded: false });
    const { booking, refund } = await lockWithDeposit(tx, known);
    const status = nextStatusUnlessDone('cancel', 'company', booking.status);
    if (status === undefined) return booking;
    if (refundFenOf(booking, startsOn, now.getTime()) !== refundFen) {
      throw new AppError('VALIDATION', { fields: { refundFen: 'changed' } });
    }
    const changes = { status, released_because: 'company', refundFen } as const;
    return endBooking(tx, booking, { ...changes, refund, reason: '企业取消展位预订' }, now.getTime());
  });
  return answerWith(db, row, now);
}

/**
 * Takes a booth back from a company, by the organiser. Idempotent.
 * @param share what of a paid deposit goes back: all of it, or what the rule says
 * @throws AppError NOT_FOUND for an unknown booking, CONFLICT with `fields.status` for a settled one and one that was released
 * otherwise
 */
export async function withdrawBooking(
  db: Db,
  { bookingId, share, reason }: { bookingId: string; share: 'full' | 'rule'; reason: string },
  by: OperatorAction
): Promise<BookingRow> {
  const known = await findBooking(db, bookingId);
  if (known === undefined) throw new AppError('NOT_FOUND');
  if (known.status === 'released' && known.released_because === 'operator') return known;
  const { startsOn } = (await exposOf(db, [known]))(known);
  return db.transaction().execute(async (tx) => {
    const { booking, refund } = await lockWithDeposit(tx, known);
    const status = nextStatus('withdraw', 'operator', booking.status);
    const paidFen = refund === undefined ? 0 : booking.deposit_fen;
    const refundFen = share === 'full' ? paidFen : Math.min(paidFen, refundFenOf(booking, startsOn, by.nowMs));
    const end = { status, released_because: 'operator', refundFen, refund, reason } as const;
    const row = await endBooking(tx, booking, end, by.nowMs);
    const done = { kind: 'withdrawBooking', subject: bookingId, note: `${share}: ${reason}` } as const;
    await recordOperation(tx, { expoId: row.expo_id, ...done }, by);
    return row;
  });
}

type Refund = Awaited<ReturnType<typeof prepareRefund>>;

/** Locks the order of the deposit, then the booking, as a payment does. */
async function lockWithDeposit(tx: Tx, known: BookingRow): Promise<{ booking: BookingRow; refund?: Refund }> {
  const orderNo = known.deposit_order_no;
  const refund = orderNo === null ? undefined : await prepareRefund(tx, orderNo);
  const booking = await lockBooking(tx, known.id);
  // Paid at this moment, before its order was locked: the next attempt finds it.
  if (booking?.deposit_order_no !== orderNo) throw new AppError('CONFLICT', { fields: { status: 'deposited' } });
  return { booking, ...(refund && { refund }) };
}

interface BookingEnd {
  status: BookingRow['status'];
  released_because: NonNullable<BookingRow['released_because']>;
  refundFen: number;
  refund?: Refund | undefined;
  reason: string;
}

async function endBooking(
  tx: Tx,
  booking: BookingRow,
  { status, released_because, refundFen, refund, reason }: BookingEnd,
  nowMs: number
): Promise<BookingRow> {
  const refundedFen = refundFen > 0 && refund !== undefined ? await refund({ amountFen: refundFen, reason }, nowMs) : 0;
  const changes = { status, released_because, refund_fen: refundedFen, updated_at_ms: nowMs };
  const row = await updateBooking(tx, booking.id, changes);
  const params = { booth: row.booth_no, refundFen: refundedFen, reason: released_because === 'operator' ? reason : '' };
  await notifyOfBooking(tx, row, { event: 'boothBooking.released', params }, nowMs);
  return row;
}
