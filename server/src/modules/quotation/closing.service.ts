import type { Tx } from '../../database/schema';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { notifyParties } from './quotation.notifications';
import { findOpenIds, lockQuotation, type QuotationRow, updateQuotation } from './quotation.repository';
import { quotationTransitions } from './quotation.transitions';

/**
 * Closes what is open of a locked request that takes nothing any more, and notifies the suppliers in the transaction:
 * the texts of the request may be erased right after it.
 */
export async function closeOpenQuotations(tx: Tx, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  for (const row of await closeQuotations(tx, purchase, nowMs)) {
    await notifyParties(tx, 'closed', { row, purchase }, nowMs);
  }
}

/** Closes what is open of a locked request, and returns it. The caller notifies the suppliers. */
export async function closeQuotations(tx: Tx, purchase: PublicPurchaseRow, nowMs: number): Promise<QuotationRow[]> {
  const closed: QuotationRow[] = [];
  for (const id of await findOpenIds(tx, purchase.id)) {
    const row = await lockQuotation(tx, id);
    if (row === undefined) continue;
    closed.push(
      await updateQuotation(tx, id, {
        status: quotationTransitions.next('closeWithRequest', 'time', row.status),
        waits_for: null,
        supplier_unread: true,
        revision: row.revision + 1,
        updated_at_ms: nowMs
      })
    );
  }
  return closed;
}
