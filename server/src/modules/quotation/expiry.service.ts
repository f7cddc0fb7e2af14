import { DAY_MS } from '@rules/duration';
import { forEachIsolated } from '../../database/forEachIsolated';
import type { Db } from '../../database/schema';
import { lockPublicPurchase, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { notifyParties } from './quotation.notifications';
import { type DueQuotation, findExpired, findExpiring, lockQuotation, updateQuotation } from './quotation.repository';
import { isOpen, quotationTransitions } from './quotation.transitions';

const BATCH_SIZE = 500;

/** Expires quotations and warns both sides a day before. Idempotent: each is checked again under its lock. */
export async function expireDueQuotations(db: Db, nowMs: number): Promise<void> {
  await forEachIsolated(await findExpired(db, nowMs, BATCH_SIZE), (due) => expireQuotation(db, due, nowMs));
  const soon = { nowMs, untilMs: nowMs + DAY_MS };
  await forEachIsolated(await findExpiring(db, soon, BATCH_SIZE), (due) => warnParties(db, due, nowMs));
}

async function expireQuotation(db: Db, { id, purchase_id }: DueQuotation, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const purchase = await lockPublicPurchase(tx, purchase_id);
    const row = await lockQuotation(tx, id);
    if (row === undefined || !isOpen(row.status) || (row.valid_until_ms ?? 0) > nowMs) return;
    const saved = await updateQuotation(tx, id, {
      status: quotationTransitions.next('expire', 'time', row.status),
      waits_for: null,
      supplier_unread: true,
      revision: row.revision + 1,
      updated_at_ms: nowMs
    });
    await recordQuotationChange(tx, purchase, 0);
    await notifyParties(tx, 'expired', { row: saved, purchase }, nowMs);
  });
}

async function warnParties(db: Db, { id, purchase_id }: DueQuotation, nowMs: number): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const purchase = await lockPublicPurchase(tx, purchase_id);
    const row = await lockQuotation(tx, id);
    if (row === undefined || !isOpen(row.status) || row.expiry_told_ms === row.valid_until_ms) return;
    await updateQuotation(tx, id, { expiry_told_ms: row.valid_until_ms });
    await notifyParties(tx, 'expiring', { row, purchase }, nowMs);
  });
}
