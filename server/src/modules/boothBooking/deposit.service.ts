import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { companiesOfUser } from '../company/company.service';
import { lockBooth } from '../floorPlan/booth.service';
import type { ProductOffer, ProductPayment } from '../payment/products';
import { notifyOfBooking } from './boothBooking.notifications';
import { type BookingRow, findActive, findBooking, lockBooking, updateBooking } from './boothBooking.repository';
import { bookingTransitions, nextStatus } from './boothBooking.transitions';

/** Chinese texts for the payer of a deposit that goes back by itself. */
const GONE_REASON = '展位保留已到期或已取消，定金原路退回';
const PAID_REASON = '该展位的定金已付，重复付款原路退回';

/**
 * Returns the deposit of a booth as goods.
 * @throws AppError NOT_FOUND for an unknown booking and one of others; CONFLICT `item` `role` for a user who may not book,
 * `form` before the form is sent, `status` for a booth that is not held any more or whose deposit is paid
 */
export async function offerDeposit(db: Db, userId: string, bookingId: string, nowMs: number): Promise<ProductOffer> {
  const booking = await findBooking(db, bookingId);
  const company = (await companiesOfUser(db, userId)).find(({ id }) => id === booking?.company_id);
  if (booking === undefined || company === undefined) throw new AppError('NOT_FOUND');
  const problem = problemOf(booking, { canBook: company.role !== 'member', nowMs });
  if (problem !== undefined) throw new AppError('CONFLICT', { fields: { item: problem } });
  const { deposit_fen: amountFen, booth_no: boothNo } = booking;
  return { amountFen, description: `香市展位定金 ${boothNo}`, invoice: invoiceOf(booking) };
}

function problemOf(
  { status, hold_until_ms: untilMs }: BookingRow,
  { canBook, nowMs }: { canBook: boolean; nowMs: number }
): 'role' | 'form' | 'status' | undefined {
  if (!canBook) return 'role';
  if (untilMs <= nowMs) return 'status';
  if (status === 'held') return 'form';
  return status === 'depositPending' ? undefined : 'status';
}

/** The kind of the invoice, ordinary or special, stays with the booking: it is entered into the tax system by hand. */
function invoiceOf({ form }: BookingRow): ProductOffer['invoice'] {
  if (form === null || form.invoice === null) return null;
  const { title, uscc, email } = form.invoice;
  return { title, uscc, email };
}

/**
 * Books a booth whose deposit is paid, in the transaction of the payment, also when the hold ran out meanwhile and the booth
 * is still free. Idempotent per order.
 * @returns null, or why the deposit goes back
 */
export async function grantDeposit(tx: Tx, { orderNo, item }: ProductPayment, nowMs: number): Promise<string | null> {
  const known = await findBooking(tx, item);
  if (known === undefined) return GONE_REASON;
  await lockBooth(tx, known.expo_id, known.booth_no);
  const booking = await lockBooking(tx, item);
  if (booking === undefined) return GONE_REASON;
  if (booking.deposit_order_no === orderNo) return null;
  if (booking.deposit_order_no !== null) return PAID_REASON;
  const action = (await canBookLate(tx, booking)) ? 'payLate' : 'pay';
  if (!('next' in bookingTransitions.outcomeOf(action, 'provider', booking.status))) return GONE_REASON;
  const row = await updateBooking(tx, item, {
    status: nextStatus(action, 'provider', booking.status),
    released_because: null,
    deposit_order_no: orderNo,
    updated_at_ms: nowMs
  });
  const params = { booth: row.booth_no, amountFen: row.deposit_fen };
  await notifyOfBooking(tx, row, { event: 'boothBooking.deposited', params }, nowMs);
  return null;
}

/** Whether a hold ran out and no one has held the booth since. What the company gave up stays released. */
async function canBookLate(tx: Tx, booking: BookingRow): Promise<boolean> {
  if (booking.status !== 'released' || booking.released_because !== 'timeout') return false;
  const active = await findActive(tx, { expoId: booking.expo_id, boothNo: booking.booth_no });
  return active === undefined;
}

/** Releases a booth whose deposit was refunded in full. Idempotent; that of a cancelled booking changes nothing. */
export async function revokeDeposit(tx: Tx, { orderNo, item }: ProductPayment, nowMs: number): Promise<void> {
  const booking = await lockBooking(tx, item);
  if (booking?.deposit_order_no !== orderNo) return;
  if (!('next' in bookingTransitions.outcomeOf('refund', 'provider', booking.status))) return;
  const refundFen = booking.deposit_fen;
  const row = await updateBooking(tx, item, {
    status: nextStatus('refund', 'provider', booking.status),
    released_because: 'refund',
    refund_fen: refundFen,
    updated_at_ms: nowMs
  });
  const params = { booth: row.booth_no, refundFen, reason: '' };
  await notifyOfBooking(tx, row, { event: 'boothBooking.released', params }, nowMs);
}
