import { DAY_MS } from '@rules/duration';
import type { Tx } from '../src/database/schema';
import { getPublicPurchase } from '../src/modules/purchase/quotationPurchase.service';
import { notifyCounterOffer } from '../src/modules/quotation/counterOffer.notifications';
import { notifyParties as notifyQuotationParties } from '../src/modules/quotation/quotation.notifications';
import { findLastVersion, type QuotationRow } from '../src/modules/quotation/quotation.repository';
import { deliveredSumOf } from '../src/modules/quotation/version';
import { notifyOwner, type SupplyEvent } from '../src/modules/supply/supply.notifications';

/** Older notifications are read. */
const FRESH_MS = 2 * DAY_MS;
/** Demo users who trade. */
const TRADERS = ['user-qin', 'user-he', 'user-lu'];

/**
 * Inserts notifications about quotations and supplies of demo users, at the time of their events. Needs `seedListings`.
 */
export async function seedTradeNotifications(tx: Tx, clock: { now: Date }): Promise<void> {
  await notifyOfReviews(tx);
  const quotations = await tx
    .selectFrom('quotation as q')
    .innerJoin('purchase as p', 'p.id', 'q.purchase_id')
    .selectAll('q')
    .where('q.status', '<>', 'draft')
    .where((eb) => eb.or([eb('q.supplier_user_id', 'in', TRADERS), eb('p.owner_user_id', 'in', TRADERS)]))
    .orderBy('q.id')
    .execute();
  for (const row of quotations) await notifyOfQuotation(tx, row, clock.now.getTime());
}

async function notifyOfQuotation(tx: Tx, row: QuotationRow, nowMs: number): Promise<void> {
  const purchase = await getPublicPurchase(tx, row.purchase_id);
  const sentMs = row.first_sent_at_ms ?? nowMs;
  const atMs = Math.min(nowMs, row.updated_at_ms);
  if (TRADERS.includes(purchase.owner_user_id ?? '')) {
    await notifyQuotationParties(tx, 'sent', { row: { ...row, version: 1 }, purchase }, sentMs);
    return;
  }
  const { status } = row;
  if (status === 'shortlisted' || status === 'accepted' || status === 'rejected') {
    const last = await findLastVersion(tx, row.id);
    const deliveredFen = last && deliveredSumOf(last.fields, purchase, row.accepted_grams).deliveredFen;
    await notifyQuotationParties(tx, status, { row, purchase, deliveredFen }, atMs);
  }
  const counter = await tx
    .selectFrom('quotation_counter')
    .selectAll()
    .where('quotation_id', '=', row.id)
    .orderBy('at_ms', 'desc')
    .executeTakeFirst();
  if (row.waits_for !== null && counter !== undefined) {
    const { side, unit_fen: unitFen, text, at_ms } = counter;
    await notifyCounterOffer(tx, { row, purchase, nowMs: Math.min(nowMs, at_ms) }, { side, unitFen, text });
  }
}

/** Inserts notifications of reviews and expiries of supplies. */
async function notifyOfReviews(tx: Tx): Promise<void> {
  const events: Partial<Record<string, SupplyEvent>> = {
    rejected: 'rejected',
    takedown: 'takenDown',
    expired: 'expired'
  };
  const supplies = await tx.selectFrom('supply').selectAll().where('owner_user_id', 'in', TRADERS).execute();
  for (const row of supplies) {
    const event = events[row.status];
    const atMs = row.reviewed_at_ms ?? row.updated_at_ms;
    const reason = row.review_reason?.replace(/。$/, '') ?? null;
    if (event !== undefined) await notifyOwner(tx, { ...row, review_reason: reason }, { event }, atMs);
  }
}

/** Marks old notifications as read, so that no user begins with a hundred. After all functions that notify. */
export async function markOldNotificationsRead(tx: Tx, clock: { now: Date }): Promise<void> {
  await tx
    .updateTable('notification')
    .set((eb) => ({ read_at_ms: eb('created_at_ms', '+', DAY_MS / 24) }))
    .where('read_at_ms', 'is', null)
    .where('created_at_ms', '<', clock.now.getTime() - FRESH_MS)
    .where('id', 'not like', 'user-%-notice-%')
    .execute();
}
