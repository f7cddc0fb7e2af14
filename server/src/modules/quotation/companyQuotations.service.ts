import type { Tx } from '../../database/schema';
import { lockPublicPurchase, recordQuotationChange } from '../purchase/quotationPurchase.service';
import { notifyParties } from './quotation.notifications';
import { findOpenByCompany, lockQuotation, updateQuotation } from './quotation.repository';
import { isOpen, quotationTransitions } from './quotation.transitions';

/** On company dissolution: withdraws its open quotations and notifies the buyers. */
export async function withdrawQuotationsOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  for (const { id, purchase_id: purchaseId } of await findOpenByCompany(tx, companyId)) {
    const purchase = await lockPublicPurchase(tx, purchaseId);
    const row = await lockQuotation(tx, id);
    if (row === undefined || !isOpen(row.status)) continue;
    const saved = await updateQuotation(tx, id, {
      status: quotationTransitions.next('withdraw', 'supplier', row.status),
      waits_for: null,
      buyer_unread: true,
      revision: row.revision + 1,
      updated_at_ms: nowMs
    });
    await recordQuotationChange(tx, purchase, -1);
    await notifyParties(tx, 'withdrawn', { row: saved, purchase }, nowMs);
  }
}
