import type { Tx } from '../../database/schema';
import { listingTransitions } from '../listing/listing.transitions';
import { setSnapshotStatus } from '../listing/publicSnapshot.service';
import { updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';
import { remainingGramsOf } from './quotationPurchase.service';

/**
 * Adds accepted goods to a locked request, and closes it when nothing is left.
 * @returns true when nothing is left; the caller then closes the other quotations
 */
export async function addDeal(tx: Tx, row: PublicPurchaseRow, grams: number, nowMs: number): Promise<boolean> {
  const isComplete = grams >= remainingGramsOf(row);
  await updatePurchase(tx, row.id, {
    dealt_grams: row.dealt_grams + grams,
    updated_at_ms: nowMs,
    ...(isComplete && {
      status: listingTransitions.next('complete', 'server', row.status),
      public_status: 'closed',
      close_reason: 'dealt'
    })
  });
  if (isComplete) await setSnapshotStatus(tx, 'purchase', row.id, 'closed', nowMs);
  return isComplete;
}
