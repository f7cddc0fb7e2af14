import type { Tx } from '../../database/schema';
import { closeOpenQuotations } from '../quotation/closing.service';
import { findIdsOfCompany, lockPurchase, updatePurchase, type PublicPurchaseRow } from './purchase.repository';

/** A company is no more: what it asks for is closed, and what was quoted on it lapses. Whoever calls closes its listings. */
export async function closePurchasesOfCompany(tx: Tx, companyId: string, nowMs: number): Promise<void> {
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
    if (isPublic) await closeOpenQuotations(tx, saved as PublicPurchaseRow, nowMs);
  }
}
