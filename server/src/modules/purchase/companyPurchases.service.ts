import type { Db, Tx } from '../../database/schema';
import { closedPublicStatus, listingTransitions } from '../listing/listing.transitions';
import { findIdsToCloseOnDissolution, returnDrafts, sumViews } from './companyPurchases.repository';
import { purchaseClosed } from './purchase.events';
import { lockPurchase, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/** Counts views of all non-removed requests of a company, each viewer once a day. */
export function countCompanyPurchaseViews(db: Db, companyId: string): Promise<number> {
  return sumViews(db, companyId);
}

/** Makes drafts that a leaving member wrote in the name of a company, and that no one else has seen, their own. */
export function returnPurchaseDrafts(tx: Tx, companyId: string, authorId: string): Promise<void> {
  return returnDrafts(tx, companyId, authorId);
}

/**
 * Closes the requests of a dissolved company; a takedown stays one, unpublished drafts return to their authors. The
 * snapshots are closed by `closeCompanyListings`.
 */
export async function closePurchasesOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await returnDrafts(tx, companyId);
  for (const id of await findIdsToCloseOnDissolution(tx, companyId)) {
    const row = await lockPurchase(tx, id);
    if (row === undefined) continue;
    const saved = await updatePurchase(tx, id, {
      status: listingTransitions.next('dissolve', 'server', row.status),
      public_status: closedPublicStatus(row.public_status),
      close_reason: 'cancelled',
      updated_at_ms: nowMs
    });
    if (row.public_status !== null) await purchaseClosed.publish(tx, { purchase: saved as PublicPurchaseRow }, nowMs);
  }
}
