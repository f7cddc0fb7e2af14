import type { Tx } from '../../database/schema';
import type { PublicPurchaseRow } from '../purchase/quotedPurchase.service';
import { notifyParties } from './quotation.notifications';
import { findOpenIds, lockQuotation, updateQuotation } from './quotation.repository';
import { nextStatus } from './quotationStatus';

/** A request that is locked takes nothing any more: what is open of it ends, and its suppliers are told. */
export async function closeOpenQuotations(tx: Tx, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  for (const id of await findOpenIds(tx, purchase.id)) {
    const row = await lockQuotation(tx, id);
    if (row === undefined) continue;
    const saved = await updateQuotation(tx, id, {
      status: nextStatus('lapse', 'time', row.status),
      waits_for: null,
      supplier_unread: true,
      revision: row.revision + 1,
      updated_at_ms: nowMs
    });
    await notifyParties(tx, 'lapsed', { row: saved, purchase }, nowMs);
  }
}
