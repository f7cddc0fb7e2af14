import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { ownerOf, recipientsOf } from '../listing/tradeParty.service';
import { withdrawNotifications } from '../message/message.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { supplierOf } from './authorization.service';
import { contextFor, linkTo, notifySide, type Side } from './quotation.notifications';
import type { QuotationRow } from './quotation.repository';

interface CounterOfferContext {
  row: QuotationRow;
  purchase: PublicPurchaseRow;
  nowMs: number;
}

const EVENTS = { buyer: 'counterOffer.byBuyer', supplier: 'counterOffer.bySupplier' } as const;
const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Notifies the other side of a counter-offer. */
export async function notifyCounterOffer(
  tx: Tx,
  { row, purchase, nowMs }: CounterOfferContext,
  counter: { side: Side; unitFen: number | null; text: string }
): Promise<void> {
  const { title, supplier, unit } = await contextFor(tx, row, purchase);
  const params = { title, unit, unitFen: counter.unitFen, text: counter.text };
  const content: NotificationContent =
    counter.side === 'buyer'
      ? { event: EVENTS.buyer, params }
      : { event: EVENTS.supplier, params: { ...params, supplier } };
  // A buyer is not named, and quoted only with a text.
  const isPersonal = counter.side === 'supplier' || counter.text !== '';
  await notifySide(tx, otherSide(counter.side), { row, purchase, nowMs }, { content, isPersonal });
}

/**
 * Withdraws the notification of a retracted counter-offer, whose price must not stay visible anywhere.
 * @param atMs time of the counter-offer, which is the time of its notification
 */
export async function withdrawCounterOfferNotification(
  tx: Tx,
  { row, purchase }: Pick<CounterOfferContext, 'row' | 'purchase'>,
  { side, atMs }: { side: Side; atMs: number }
): Promise<void> {
  const recipientSide = otherSide(side);
  const userIds = await recipientsOf(tx, recipientSide === 'buyer' ? ownerOf(purchase) : supplierOf(row));
  await withdrawNotifications(tx, {
    userIds,
    event: EVENTS[side],
    jump: linkTo(recipientSide, { row, purchase }),
    atMs
  });
}

/** Notifies the other side that its offer was agreed to or declined. */
export async function notifyAnswered(
  tx: Tx,
  { row, purchase, nowMs }: CounterOfferContext,
  { side, unitFen, isAgreed }: { side: Side; unitFen: number; isAgreed: boolean }
): Promise<void> {
  const { title, supplier, unit } = await contextFor(tx, row, purchase);
  const params = { title, supplier: side === 'buyer' ? null : supplier, unitFen, unit };
  const content = { event: isAgreed ? 'counterOffer.agreed' : 'counterOffer.declined', params } as const;
  await notifySide(tx, otherSide(side), { row, purchase, nowMs }, { content, isPersonal: side === 'supplier' });
}
