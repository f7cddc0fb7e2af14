import type { LinkTarget } from '@contract/deepLink';
import type { TradeUnit } from '@contract/goods';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { ownerOf, partiesOf, personalOwnerId, recipientsOf } from '../listing/tradeParty.service';
import { notify } from '../message/message.service';
import type { PublicPurchaseRow } from '../purchase/purchase.tables';
import { supplierOf } from './authorization.service';
import type { QuotationRow } from './quotation.repository';

export type Side = 'buyer' | 'supplier';

export type QuotationEvent =
  'sent' | 'viewed' | 'shortlisted' | 'accepted' | 'rejected' | 'withdrawn' | 'closed' | 'expiring' | 'expired';

/** Facts of which the parameters of an event are made. */
interface EventContext {
  row: QuotationRow;
  title: string;
  unit: TradeUnit;
  supplier: string;
  /** Null: an anonymous buyer. */
  buyer: string | null;
  /** Delivered total of a deal, in fen; 0 before. */
  deliveredFen: number;
}

/** Content for one side. */
interface SideContent {
  content: NotificationContent;
  /** True when the other side is named or quoted. */
  isPersonal: boolean;
}

const named = (content: NotificationContent): SideContent => ({ content, isPersonal: true });
const unnamed = (content: NotificationContent): SideContent => ({ content, isPersonal: false });

/** Notifications of each side; a side that is left out caused the event, or is not affected. */
const contents: Record<QuotationEvent, Partial<Record<Side, (context: EventContext) => SideContent>>> = {
  sent: {
    buyer: ({ row, title, supplier, unit }) => {
      const params = { title, supplier, unitFen: row.unit_fen ?? 0, unit, grams: row.available_grams ?? 0 };
      return row.version === 1
        ? named({ event: 'quotation.received', params })
        : named({ event: 'quotation.updated', params: { ...params, version: row.version } });
    }
  },
  viewed: { supplier: ({ title }) => unnamed({ event: 'quotation.viewed', params: { title } }) },
  shortlisted: { supplier: ({ title }) => unnamed({ event: 'quotation.shortlisted', params: { title } }) },
  accepted: {
    supplier: ({ row, title, buyer, unit, deliveredFen }) =>
      named({
        event: 'quotation.accepted',
        params: { title, buyer, grams: row.accepted_grams, unitFen: row.unit_fen ?? 0, unit, deliveredFen }
      })
  },
  rejected: {
    supplier: ({ row, title }) => ({
      content: { event: 'quotation.rejected', params: { title, reason: row.reject_reason, text: row.reject_text } },
      isPersonal: row.reject_text !== ''
    })
  },
  withdrawn: { buyer: ({ title, supplier }) => named({ event: 'quotation.withdrawn', params: { title, supplier } }) },
  closed: { supplier: ({ title }) => unnamed({ event: 'quotation.closed', params: { title } }) },
  expiring: {
    supplier: ({ title }) => unnamed({ event: 'quotation.expiring', params: { title } }),
    buyer: ({ title, supplier }) => named({ event: 'quotation.receivedExpiring', params: { title, supplier } })
  },
  expired: {
    supplier: ({ title }) => unnamed({ event: 'quotation.expired', params: { title } }),
    buyer: ({ title, supplier }) => named({ event: 'quotation.receivedExpired', params: { title, supplier } })
  }
};

/** Notifies the sides of an event of a quotation. */
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
    const content = contents[event][side];
    if (content !== undefined) await notifySide(tx, side, { row, purchase, nowMs }, content(context));
  }
}

export async function contextFor(
  tx: Tx,
  row: QuotationRow,
  purchase: PublicPurchaseRow,
  deliveredFen = 0
): Promise<EventContext> {
  const [supplier, buyer] = await partiesOf(tx, [supplierOf(row), ownerOf(purchase)]);
  const { title, unit } = purchase.public_fields;
  return { row, title, unit, supplier: supplier?.name ?? '', buyer: buyer?.name ?? null, deliveredFen };
}

/** Link to the quotation: for the buyer on the page of the request, for the supplier its own page. */
export function linkTo(
  to: Side,
  { row, purchase }: { row: Pick<QuotationRow, 'id'>; purchase: Pick<PublicPurchaseRow, 'id'> }
): LinkTarget {
  return to === 'buyer'
    ? { type: 'jumpMini', route: 'purchase.info', params: { id: purchase.id, quotationId: row.id } }
    : { type: 'jumpMini', route: 'quotation.edit', params: { id: row.id } };
}

/** Notifies everyone of one side. */
export async function notifySide(
  tx: Tx,
  to: Side,
  { row, purchase, nowMs }: { row: QuotationRow; purchase: PublicPurchaseRow; nowMs: number },
  { content, isPersonal }: SideContent
): Promise<void> {
  const [recipient, other] =
    to === 'buyer' ? [ownerOf(purchase), supplierOf(row)] : [supplierOf(row), ownerOf(purchase)];
  const recipientIds = await recipientsOf(tx, recipient);
  const aboutUserId = isPersonal ? personalOwnerId(other) : null;
  const jump = linkTo(to, { row, purchase });
  await notify(
    tx,
    recipientIds.map((userId) => ({ userId, aboutUserId, kind: 'quote', jump, content })),
    nowMs
  );
}
