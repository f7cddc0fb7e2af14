import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Fen, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, TradeUnit } from './goods';
import { Party } from './listing';
import { ListingTitle } from './localText';
import { QuotationStatus } from './quotation';

const strict = { additionalProperties: false };

/** 全部, 待查看, 已查看, 入围, 已采纳, 未采纳, 已撤回, 已过期 (includes `lapsed`), 草稿. */
export const QuotationTab = oneOf([
  'all',
  'submitted',
  'viewed',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'draft'
]);
export type QuotationTab = Static<typeof QuotationTab>;
/** 我发出的, 我收到的. */
export const QuotationSide = oneOf(['sent', 'received']);
export type QuotationSide = Static<typeof QuotationSide>;

export const QuotationBrief = Type.Object({
  id: Id,
  status: QuotationStatus,
  purchaseId: Id,
  purchaseTitle: ListingTitle,
  varietyId: Nullable(Id),
  /** The other side; null while anonymous. */
  party: Nullable(Party),
  unitFen: Nullable(Fen),
  unit: TradeUnit,
  deliveredFenPerKg: Nullable(Fen),
  availableGrams: Nullable(Grams),
  version: Type.Integer(),
  /** Side that has to answer; null when neither side does. */
  waitsFor: Nullable(oneOf(['buyer', 'supplier'])),
  /** True when the last version was created by agreeing to a counter-offer. */
  isAgreed: Type.Boolean(),
  /** Accepted quantity and its delivered total. */
  deal: Nullable(Type.Object({ grams: Grams, deliveredFen: Fen })),
  /** True when something changed since the viewer last opened it. */
  isUnread: Type.Boolean(),
  quoteDeadlineMs: TimeMs,
  validUntilMs: TimeMs,
  updatedAtMs: TimeMs
});
export type QuotationBrief = Static<typeof QuotationBrief>;

export const quotationListCalls = {
  'GET /api/front/quotation/list': {
    input: Type.Object(
      {
        side: QuotationSide,
        tab: QuotationTab,
        /** Defaults to `updated`: last changed first. */
        sort: Type.Optional(oneOf(['updated', 'deadline'])),
        cursor: Type.Optional(Cursor),
        limit: Type.Optional(PageLimit)
      },
      strict
    ),
    data: PageOf(QuotationBrief),
    auth: 'member'
  },
  'GET /api/front/quotation/counts': {
    input: Type.Object({ side: QuotationSide }, strict),
    data: Type.Object({
      tabs: Type.Record(QuotationTab, Type.Integer()),
      unread: Type.Integer(),
      /** Percentage of the decided sent quotations that were accepted; null below five. */
      winPercent: Nullable(Type.Integer())
    }),
    auth: 'member'
  }
} as const;
