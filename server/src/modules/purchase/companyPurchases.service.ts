import type { Db, Tx } from '../../database/schema';
import { findIdsOfCompany, returnDrafts, sumViews } from './companyPurchases.repository';
import { purchaseClosed } from './purchase.events';
import { lockPurchase, updatePurchase } from './purchase.repository';
import type { PublicPurchaseRow } from './purchase.tables';

/** Counts views of all requests of a company, each viewer once a day. */
export function countCompanyPurchaseViews(db: Db, companyId: string): Promise<number> {
  return sumViews(db, companyId);
}

/** Makes drafts that a leaving member wrote in the name of a company, and that no one else has seen, their own. */
export function returnPurchaseDrafts(tx: Tx, companyId: string, authorId: string): Promise<void> {
  return returnDrafts(tx, companyId, authorId);
}

/** Closes the requests of a dissolved company; unpublished drafts return to their authors. */
export async function closePurchasesOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
  await returnDrafts(tx, companyId);
  for (const id of await findIdsOfCompany(tx, companyId)) {
    const row = await lockPurchase(tx, id);
    if (row === undefined) continue;
    const isPublic = row.public_status !== null;
    const saved = await updatePurchase(tx, id, {
      status: 'closed',
      ...(isPublic && { public_status: 'closed' as const }),
      close_reason: 'cancelled',
      updated_at_ms: nowMs
    });
    if (isPublic) await purchaseClosed.publish(tx, { purchase: saved as PublicPurchaseRow }, nowMs);
  }
}
