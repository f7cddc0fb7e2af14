import type { Db } from '../../database/schema';
import { isNotified } from '../message/message.service';
import { getPublicPurchase } from '../purchase/quotationPurchase.service';
import { linkTo, notifyParties } from './quotation.notifications';
import { lockQuotation } from './quotation.repository';

/** Payload of the job `notify-of-acceptance`. */
export interface AcceptanceNotification {
  quotationId: string;
  /** Delivered total, in fen. */
  deliveredFen?: number | undefined;
  /** Quotations that were closed because the requested quantity is fully awarded. */
  closedIds: string[];
  /** Time of the acceptance, which is the time of the notifications. */
  atMs: number;
}

/**
 * Notifies the supplier of an accepted quotation, and those whose quotations were closed by it. Idempotent; quotations
 * that were erased meanwhile are left out.
 */
export async function notifyOfAcceptance(
  db: Db,
  { quotationId, deliveredFen, closedIds, atMs }: AcceptanceNotification
): Promise<void> {
  await notifyOnce(db, 'accepted', { id: quotationId, deliveredFen, atMs });
  for (const id of closedIds) await notifyOnce(db, 'closed', { id, atMs });
}

/**
 * Runs in a transaction of its own, so that a repeated run continues after the last one that was committed. It locks
 * the quotation without the request: it locks no row after that, so there is no deadlock, and an erasure of either side
 * writes the quotation too, so that the one waits for the other and no name stays behind.
 */
async function notifyOnce(
  db: Db,
  event: 'accepted' | 'closed',
  { id, deliveredFen, atMs }: { id: string; deliveredFen?: number | undefined; atMs: number }
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await lockQuotation(tx, id);
    if (row === undefined) return;
    const purchase = await getPublicPurchase(tx, row.purchase_id);
    const jump = linkTo('supplier', { row, purchase });
    if (await isNotified(tx, { event: `quotation.${event}`, jump, atMs })) return;
    await notifyParties(tx, event, { row, purchase, deliveredFen }, atMs);
  });
}
