import type { LinkTarget } from '@contract/deepLink';
import type { RejectReason } from '@contract/quotation';
import type { TradeUnit } from '@contract/goods';
import type { Tx } from '../../database/schema';
import { personalOwnerId, partiesOf, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import { ownerOf, type PublicPurchaseRow } from '../purchase/quotedPurchase.service';
import { supplierOf } from './authorization.service';
import type { QuotationRow } from './quotation.repository';

const UNITS: Record<TradeUnit, string> = { kg: '公斤', jin: '斤', ton: '吨', pack: '件' };
const REJECT_REASONS: Record<RejectReason, string> = {
  price: '价格偏高',
  spec: '规格不符',
  quantity: '数量不足',
  delivery: '交期不合适',
  payTerm: '付款方式不合适',
  chosenOther: '已选其他供应商',
  other: ''
};

const formatYuan = (fen: number) => `${(fen / 100).toFixed(2).replace(/\B(?=(\d{3})+\.)/g, ',')} 元`;
export const formatUnitPrice = (fen: number, unit: TradeUnit) => `${formatYuan(fen)}/${UNITS[unit]}`;
const formatWeight = (grams: number) =>
  grams >= 1_000_000 ? `${Number((grams / 1_000_000).toFixed(3))} 吨` : `${Number((grams / 1000).toFixed(2))} 公斤`;

export type Side = 'buyer' | 'supplier';

export type QuotationEvent =
  'sent' | 'viewed' | 'shortlisted' | 'accepted' | 'rejected' | 'withdrawn' | 'lapsed' | 'expiring' | 'expired';

interface NotificationContext {
  row: QuotationRow;
  unit: TradeUnit;
  /** The request, the supplier and the buyer as they are called. */
  named: string;
  supplier: string;
  buyer: string;
  /** Of a deal: what it costs at the place of delivery. */
  deliveredFen: number | undefined;
}

interface Template {
  title: string;
  body: string;
  /** The other side is named or quoted. */
  isPersonal?: boolean;
}

const offerText = ({ row, unit }: NotificationContext) =>
  `${formatUnitPrice(row.unit_fen ?? 0, unit)}，可供 ${formatWeight(row.available_grams ?? 0)}`;

const rejectReasonText = ({ row: { reject_reason: reason, reject_text: text } }: NotificationContext) =>
  [reason === null ? '' : REJECT_REASONS[reason], text].filter(Boolean).join('，');

/** What each side is told of what happens; a side that is not there did it, or need not know. */
const templates: Record<QuotationEvent, Partial<Record<Side, (context: NotificationContext) => Template>>> = {
  sent: {
    buyer: (context) => ({
      ...(context.row.version === 1
        ? { title: '收到新报价', body: `${context.supplier}对${context.named}报价 ${offerText(context)}。` }
        : {
            title: '报价已更新',
            body: `${context.supplier}更新了对${context.named}的报价（第 ${context.row.version} 版）：${offerText(context)}。`
          }),
      isPersonal: true
    })
  },
  viewed: { supplier: ({ named }) => ({ title: '报价已被查看', body: `采购商查看了你对${named}的报价。` }) },
  shortlisted: {
    supplier: ({ named }) => ({ title: '报价已入围', body: `你对${named}的报价已入围，采购商正在比较。` })
  },
  accepted: {
    supplier: ({ row, unit, named, buyer, deliveredFen = 0 }) => ({
      title: '报价已采纳',
      body: `${buyer}采纳了你对${named}的报价：${formatWeight(row.accepted_grams)}，${formatUnitPrice(row.unit_fen ?? 0, unit)}，到厂合计 ${formatYuan(deliveredFen)}。联系方式已互相可见。`,
      isPersonal: true
    })
  },
  rejected: {
    supplier: (context) => ({
      title: '报价未采纳',
      body: `你对${context.named}的报价未被采纳。原因：${rejectReasonText(context)}。`,
      isPersonal: true
    })
  },
  withdrawn: {
    buyer: ({ named, supplier }) => ({
      title: '报价已撤回',
      body: `${supplier}撤回了对${named}的报价。`,
      isPersonal: true
    })
  },
  lapsed: { supplier: ({ named }) => ({ title: '采购已结束', body: `${named}已结束，你的报价自动失效。` }) },
  expiring: {
    supplier: ({ named }) => ({
      title: '报价即将到期',
      body: `你对${named}的报价将在 24 小时内到期，修改报价可重新计算有效期。`
    }),
    buyer: ({ named, supplier }) => ({
      title: '收到的报价即将到期',
      body: `${supplier}对${named}的报价将在 24 小时内到期，请尽快决定。`,
      isPersonal: true
    })
  },
  expired: {
    supplier: ({ named }) => ({ title: '报价已过期', body: `你对${named}的报价已过期。` }),
    buyer: ({ named, supplier }) => ({
      title: '收到的报价已过期',
      body: `${supplier}对${named}的报价已过期。`,
      isPersonal: true
    })
  }
};

/** Tells whom it concerns what has become of a quotation. */
export async function notifyParties(
  tx: Tx,
  event: QuotationEvent,
  {
    row,
    purchase,
    deliveredFen
  }: { row: QuotationRow; purchase: PublicPurchaseRow; deliveredFen?: number | undefined },
  nowMs: number
): Promise<void> {
  const context = await contextFor(tx, row, purchase, deliveredFen);
  for (const side of ['supplier', 'buyer'] as const) {
    const template = templates[event][side];
    if (template !== undefined) await notifySide(tx, side, { row, purchase, nowMs }, template(context));
  }
}

export async function contextFor(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  deliveredFen?: number
): Promise<NotificationContext> {
  const [supplier, buyer] = await partiesOf(tx, [supplierOf(row), ownerOf(purchase)]);
  const { title, unit } = purchase.public_fields;
  return {
    row,
    unit,
    named: `「${title}」`,
    supplier: supplier?.name ?? '',
    buyer: buyer?.name ?? '采购商',
    deliveredFen
  };
}

/** The buyer finds it on the page of their request, opened at this quotation; the supplier on its own page. */
export function linkTo(
  to: Side,
  { row, purchase }: { row: Pick<QuotationRow, 'id'>; purchase: Pick<PublicPurchaseRow, 'id'> }
): LinkTarget {
  return to === 'buyer'
    ? { type: 'jumpMini', route: 'purchase.info', params: { id: purchase.id, quotationId: row.id } }
    : { type: 'jumpMini', route: 'quotation.edit', params: { id: row.id } };
}

/** Tells all of one side. */
export async function notifySide(
  tx: Tx,
  to: Side,
  { row, purchase, nowMs }: { row: QuotationRow; purchase: PublicPurchaseRow; nowMs: number },
  { isPersonal = false, ...texts }: Template
): Promise<void> {
  const [recipient, other] =
    to === 'buyer' ? [ownerOf(purchase), supplierOf(row)] : [supplierOf(row), ownerOf(purchase)];
  const recipientIds = await recipientsOf(tx, recipient);
  const aboutUserId = isPersonal ? personalOwnerId(other) : null;
  const jump = linkTo(to, { row, purchase });
  await notify(
    tx,
    recipientIds.map((userId) => ({ userId, aboutUserId, kind: 'quote', jump, ...texts })),
    nowMs
  );
}
