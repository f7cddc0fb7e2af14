import type { Tx } from '../../database/schema';
import { readersOf } from '../listing/tradeParty.service';
import { takeBackNotices } from '../message/message.service';
import { posterOf, type PublicPurchaseRow } from '../purchase/quoting.service';
import { supplierOf } from './access.service';
import { jumpTo, perUnit, send, toldOf, type Side } from './quotation.notice';
import type { QuotationRow } from './quotation.repository';

interface About {
  row: QuotationRow;
  purchase: PublicPurchaseRow;
  nowMs: number;
}

const TITLES: Record<Side, string> = { buyer: '采购商还价', supplier: '供应商回复' };
const otherSide = (side: Side): Side => (side === 'buyer' ? 'supplier' : 'buyer');

/** Either side has put a price or a word forward; the other one is told. */
export async function tellCountered(
  tx: Tx,
  { row, purchase, nowMs }: About,
  counter: { side: Side; unitFen: number | null; text: string }
): Promise<void> {
  const { named, supplier, unit } = await toldOf(tx, row, purchase);
  const price = counter.unitFen === null ? '' : perUnit(counter.unitFen, unit);
  const said = [price, counter.text].filter(Boolean).join('，');
  const who = counter.side === 'buyer' ? '采购商' : supplier;
  const words = { title: TITLES[counter.side], body: `${who}就${named}提出：${said}`, isPersonal: true };
  await send(tx, otherSide(counter.side), { row, purchase, nowMs }, words);
}

/** Takes back what the other side was told of a counter-offer, whose price must not go on standing anywhere. */
export async function takeBackCountered(
  tx: Tx,
  { row, purchase }: About,
  { side, atMs }: { side: Side; atMs: number }
): Promise<void> {
  const told = otherSide(side);
  const userIds = await readersOf(tx, told === 'buyer' ? posterOf(purchase) : supplierOf(row));
  await takeBackNotices(tx, { userIds, title: TITLES[side], jump: jumpTo(told, { row, purchase }), atMs });
}

/** One side has agreed to the offer of the other one, or has not. */
export async function tellAnswered(
  tx: Tx,
  { row, purchase, nowMs }: About,
  { side, unitFen, isAgreed }: { side: Side; unitFen: number; isAgreed: boolean }
): Promise<void> {
  const { named, supplier, unit } = await toldOf(tx, row, purchase);
  const who = side === 'buyer' ? '采购商' : supplier;
  const price = perUnit(unitFen, unit);
  const next = side === 'supplier' ? '可以采纳了' : '等对方采纳';
  const words = isAgreed
    ? { title: '还价谈妥', body: `${who}同意${named}按 ${price}，${next}。`, isPersonal: true }
    : { title: '还价没谈成', body: `${who}不同意${named}按 ${price}，报价不变。`, isPersonal: true };
  await send(tx, otherSide(side), { row, purchase, nowMs }, words);
}
