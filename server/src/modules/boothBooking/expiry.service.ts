import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db, Tx } from '../../database/schema';
import { isPaymentOpen } from '../payment/order.service';
import { notifyOfBooking } from './boothBooking.notifications';
import { findExpiredHolds, findHoldsOfCompany, lockBooking, updateBooking } from './boothBooking.repository';
import { bookingTransitions, nextStatus } from './boothBooking.transitions';

const BATCH_SIZE = 200;

/**
 * Releases the booths whose hold ran out. Idempotent: each is checked again under its lock.
 * @throws AggregateError after the last one, when some failed
 */
export async function releaseExpiredHolds(db: Db, nowMs: number): Promise<void> {
  const due = await findExpiredHolds(db, nowMs, BATCH_SIZE);
  await forEachIsolated(due, async (id) => {
    await db.transaction().execute((tx) => releaseIfExpired(tx, id, nowMs));
  });
}

/**
 * Releases a booth if its hold ran out, and no payment is under way: one of which the provider gives no answer may be done.
 * Idempotent.
 * @returns whether the booth is available now
 */
export async function releaseIfExpired(tx: Tx, id: string, nowMs: number): Promise<boolean> {
  const booking = await lockBooking(tx, id);
  if (booking === undefined || booking.status === 'released') return true;
  if (!('next' in bookingTransitions.outcomeOf('expire', 'time', booking.status))) return false;
  if (booking.hold_until_ms > nowMs) return false;
  if (await isPaymentOpen(tx, { product: 'boothDeposit', item: id })) return false;
  const status = nextStatus('expire', 'time', booking.status);
  const row = await updateBooking(tx, id, { status, released_because: 'timeout', updated_at_ms: nowMs });
  await notifyOfBooking(tx, row, { event: 'boothBooking.expired', params: { booth: row.booth_no } }, nowMs);
  return true;
}

/** On the dissolution of a company: releases what it holds. A paid booth stays for the organiser to decide. */
export async function releaseHoldsOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  for (const id of await findHoldsOfCompany(tx, companyId)) {
    const booking = await lockBooking(tx, id);
    if (booking === undefined) continue;
    const outcome = bookingTransitions.outcomeOf('release', 'company', booking.status);
    if (!('next' in outcome)) continue;
    const status = nextStatus('release', 'company', booking.status);
    await updateBooking(tx, id, { status, released_because: 'dissolved', updated_at_ms: nowMs });
  }
}
