import type { RejectReason } from '@contract/quotation';
import type { TradeUnit } from '@contract/goods';
import type { Tx } from '../../database/schema';
import { partiesOf, readersOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import { posterOf, type PublicPurchaseRow } from '../purchase/quoting.service';
import { supplierOf } from './access.service';
import type { QuotationRow } from './quotation.repository';

const UNITS: Record<TradeUnit, string> = { kg: '公斤', jin: '斤', ton: '吨', pack: '件' };
const REASONS: Record<RejectReason, string> = {
  price: '价格偏高',
  spec: '规格不符',
  quantity: '数量不足',
  delivery: '交期不合适',
  payTerm: '账期不合适',
  chosenOther: '已选其他供应商',
  other: ''
};

const yuan = (fen: number) => `¥${(fen / 100).toFixed(2)}`;
const perUnit = (fen: number, unit: TradeUnit) => `${yuan(fen)}/${UNITS[unit]}`;
const tons = (grams: number) =>
  grams >= 1_000_000 ? `${Number((grams / 1_000_000).toFixed(3))} 吨` : `${Number((grams / 1000).toFixed(2))} 公斤`;

interface Words {
  title: string;
  body: string;
}

/** Both sides find it on the page of the request. */
async function tell(
  tx: Tx,
  to: 'buyer' | 'supplier',
  { row, purchase, nowMs }: { row: QuotationRow; purchase: PublicPurchaseRow; nowMs: number },
  words: Words
): Promise<void> {
  const readers = await readersOf(tx, to === 'buyer' ? posterOf(purchase) : supplierOf(row));
  const jump = { type: 'purchaseLink' as const, id: purchase.id };
  await notify(
    tx,
    readers.map((userId) => ({ userId, kind: 'quote', jump, ...words })),
    nowMs
  );
}

const named = (purchase: PublicPurchaseRow) => `“${purchase.public_fields.title}”`;

async function supplierName(tx: Tx, row: QuotationRow): Promise<string> {
  const [party] = await partiesOf(tx, [supplierOf(row)]);
  return party?.name ?? '';
}

const offerOf = (row: QuotationRow, purchase: PublicPurchaseRow) =>
  `${perUnit(row.unit_fen ?? 0, purchase.public_fields.unit)}，可供 ${tons(row.available_grams ?? 0)}`;

/** A quotation, or a new version of one, has come in. */
export async function tellSent(tx: Tx, row: QuotationRow, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  const name = await supplierName(tx, row);
  await tell(
    tx,
    'buyer',
    { row, purchase, nowMs },
    {
      title: row.version === 1 ? '收到新报价' : '报价已更新',
      body:
        row.version === 1
          ? `${name}对${named(purchase)}报价 ${offerOf(row, purchase)}。`
          : `${name}更新了对${named(purchase)}的报价（第 ${row.version} 版）：${offerOf(row, purchase)}。`
    }
  );
}

export function tellViewed(tx: Tx, row: QuotationRow, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  return tell(
    tx,
    'supplier',
    { row, purchase, nowMs },
    {
      title: '报价已被查看',
      body: `采购方查看了你对${named(purchase)}的报价。`
    }
  );
}

export function tellShortlisted(tx: Tx, row: QuotationRow, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  return tell(
    tx,
    'supplier',
    { row, purchase, nowMs },
    {
      title: '报价已入围',
      body: `你对${named(purchase)}的报价已入围，采购方正在比较。`
    }
  );
}

export async function tellCountered(
  tx: Tx,
  { row, purchase, nowMs }: { row: QuotationRow; purchase: PublicPurchaseRow; nowMs: number },
  counter: { side: 'buyer' | 'supplier'; unitFen: number | null; text: string }
): Promise<void> {
  const isBuyers = counter.side === 'buyer';
  const who = isBuyers ? '采购方' : await supplierName(tx, row);
  const price = counter.unitFen === null ? '' : perUnit(counter.unitFen, purchase.public_fields.unit);
  const said = [price, counter.text].filter(Boolean).join('，');
  await tell(
    tx,
    isBuyers ? 'supplier' : 'buyer',
    { row, purchase, nowMs },
    {
      title: isBuyers ? '采购方还价' : '供应商回复',
      body: `${who}就${named(purchase)}提出：${said}`
    }
  );
}

export async function tellAccepted(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  nowMs: number
): Promise<void> {
  const [buyer] = await partiesOf(tx, [posterOf(purchase)]);
  const price = perUnit(row.unit_fen ?? 0, purchase.public_fields.unit);
  await tell(
    tx,
    'supplier',
    { row, purchase, nowMs },
    {
      title: '报价已采纳',
      body: `${buyer?.name ?? '采购方'}采纳了你对${named(purchase)}的报价：${tons(row.accepted_grams)}，${price}。联系方式已互相可见。`
    }
  );
}

export function tellRejected(tx: Tx, row: QuotationRow, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  const why = [row.reject_reason === null ? '' : REASONS[row.reject_reason], row.reject_text]
    .filter(Boolean)
    .join('，');
  return tell(
    tx,
    'supplier',
    { row, purchase, nowMs },
    {
      title: '报价未采纳',
      body: `你对${named(purchase)}的报价未被采纳。原因：${why}。`
    }
  );
}

export async function tellWithdrawn(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  nowMs: number
): Promise<void> {
  await tell(
    tx,
    'buyer',
    { row, purchase, nowMs },
    {
      title: '报价已撤回',
      body: `${await supplierName(tx, row)}撤回了对${named(purchase)}的报价。`
    }
  );
}

export function tellLapsed(tx: Tx, row: QuotationRow, purchase: PublicPurchaseRow, nowMs: number): Promise<void> {
  return tell(
    tx,
    'supplier',
    { row, purchase, nowMs },
    {
      title: '采购已结束',
      body: `${named(purchase)}已结束，你的报价自动失效。`
    }
  );
}

export async function tellExpiring(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  nowMs: number
): Promise<void> {
  const context = { row, purchase, nowMs };
  await tell(tx, 'supplier', context, {
    title: '报价即将到期',
    body: `你对${named(purchase)}的报价将在 24 小时内到期，修改报价可重新计算有效期。`
  });
  await tell(tx, 'buyer', context, {
    title: '收到的报价即将到期',
    body: `${await supplierName(tx, row)}对${named(purchase)}的报价将在 24 小时内到期，请尽快决定。`
  });
}

export async function tellExpired(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  nowMs: number
): Promise<void> {
  const context = { row, purchase, nowMs };
  await tell(tx, 'supplier', context, { title: '报价已过期', body: `你对${named(purchase)}的报价已过期。` });
  await tell(tx, 'buyer', context, {
    title: '收到的报价已过期',
    body: `${await supplierName(tx, row)}对${named(purchase)}的报价已过期。`
  });
}
