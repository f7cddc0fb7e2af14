import type { Tx } from '../../database/schema';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { updatePurchaseSnapshotStatus } from '../listing/publicSnapshot.service';
import { updatePurchase } from './purchase.repository';
import { remainingGramsOf, type PublicPurchaseRow } from './quotedPurchase.service';

/**
 * Goods of a request that is locked were accepted. True when all that was wanted is: the request is closed with that, and
 * whoever calls lets its other quotations lapse.
 */
export async function addDeal(tx: Tx, row: PublicPurchaseRow, grams: number, nowMs: number): Promise<boolean> {
  const isComplete = grams >= remainingGramsOf(row);
  await updatePurchase(tx, row.id, {
    dealt_grams: row.dealt_grams + grams,
    updated_at_ms: nowMs,
    ...(isComplete && { status: 'closed', public_status: 'closed', close_reason: 'dealt' })
  });
  if (isComplete) {
    const companyId = await updatePurchaseSnapshotStatus(tx, row.id, 'closed');
    if (companyId !== null) await refreshTradeCompanies(tx, nowMs, [companyId]);
  }
  return isComplete;
}
