import type { Tx } from '../../database/schema';
import { recipientsOf } from '../listing/tradeParty.service';
import { withdrawNotifications } from '../message/message.service';
import { ownerOf, type PublicPurchaseRow } from '../purchase/quotedPurchase.service';
import { supplierOf } from './authorization.service';
import { linkTo, formatUnitPrice, notifySide, contextFor, type Side } from './quotation.notifications';
import type { QuotationRow } from './quotation.repository';

interface CounterOfferContext {
  row: QuotationRow;
  purchase: PublicPurchaseRow;
  nowMs: number;
}

const TITLES: Record<Side, string> = { buyer: '采购商还价', supplier: '供应商回复' };
const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Either side has put a price or a word forward; the other one is told. */
export async function notifyCountered(
  tx: Tx,
  { row, purchase, nowMs }: CounterOfferContext,
  counter: { side: Side; unitFen: number | null; text: string }
): Promise<void> {
  const { named, supplier, unit } = await contextFor(tx, row, purchase);
  const price = counter.unitFen === null ? '' : formatUnitPrice(counter.unitFen, unit);
  const said = [price, counter.text].filter(Boolean).join('，');
  const who = counter.side === 'buyer' ? '采购商' : supplier;
  const template = { title: TITLES[counter.side], body: `${who}就${named}提出：${said}`, isPersonal: true };
  await notifySide(tx, otherSide(counter.side), { row, purchase, nowMs }, template);
}

/** Takes back what the other side was told of a counter-offer, whose price must not go on standing anywhere. */
export async function retractNotification(
  tx: Tx,
  { row, purchase }: CounterOfferContext,
  { side, atMs }: { side: Side; atMs: number }
): Promise<void> {
  const recipientSide = otherSide(side);
  const userIds = await recipientsOf(tx, recipientSide === 'buyer' ? ownerOf(purchase) : supplierOf(row));
  await withdrawNotifications(tx, {
    userIds,
    title: TITLES[side],
    jump: linkTo(recipientSide, { row, purchase }),
    atMs
  });
}

/** One side has agreed to the offer of the other one, or has not. */
export async function notifyAnswered(
  tx: Tx,
  { row, purchase, nowMs }: CounterOfferContext,
  { side, unitFen, isAgreed }: { side: Side; unitFen: number; isAgreed: boolean }
): Promise<void> {
  const { named, supplier, unit } = await contextFor(tx, row, purchase);
  const who = side === 'buyer' ? '采购商' : supplier;
  const price = formatUnitPrice(unitFen, unit);
  const next = side === 'supplier' ? '可以采纳了' : '等对方采纳';
  const template = isAgreed
    ? { title: '还价谈妥', body: `${who}同意${named}按 ${price}，${next}。`, isPersonal: true }
    : { title: '还价没谈成', body: `${who}不同意${named}按 ${price}，报价不变。`, isPersonal: true };
  await notifySide(tx, otherSide(side), { row, purchase, nowMs }, template);
}
