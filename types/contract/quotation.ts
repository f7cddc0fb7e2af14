import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Fen, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { Grams, Origin, OriginInput, PayTerm, RequestId, TradeDocument, TradeUnit } from './goods';
import { Party } from './listing';
import { QuotedPurchase } from './quotedPurchase';
import { RegionCode, RegionPath } from './region';
import { PictureUrl } from './upload';

const only = { additionalProperties: false };

/**
 * `submitted` → `viewed` when the buyer opens it → `shortlisted` → `accepted` / `rejected`; `withdrawn` by the supplier;
 * `expired` by time; `lapsed` when the request is closed or full of goods. An edit leads back to `submitted`.
 */
export const QuotationStatus = oneOf([
  'draft',
  'submitted',
  'viewed',
  'shortlisted',
  'accepted',
  'rejected',
  'withdrawn',
  'expired',
  'lapsed'
]);
export type QuotationStatus = Static<typeof QuotationStatus>;

/** Percent of value added tax. */
export const TaxRate = Type.Union([0, 1, 3, 6, 9, 13].map((rate) => Type.Literal(rate)));
export type TaxRate = 0 | 1 | 3 | 6 | 9 | 13;

/** 免费, 到付, 收费, 无. */
export const SampleOffer = oneOf(['free', 'freightCollect', 'paid', 'none']);
export type SampleOffer = Static<typeof SampleOffer>;

/** 价格高, 规格不符, 数量不足, 交期, 账期, 已选别家, 其他. */
export const RejectReason = oneOf(['price', 'spec', 'quantity', 'delivery', 'payTerm', 'chosenOther', 'other']);
export type RejectReason = Static<typeof RejectReason>;

/** What a supplier writes. The rules: `@rules/quotation`. */
export const QuotationFields = Type.Object(
  {
    /** Fen per unit of the request. */
    unitFen: Nullable(Fen),
    isTaxIncluded: Type.Boolean(),
    taxRate: TaxRate,
    isFreightIncluded: Type.Boolean(),
    /** Fen per kilogram to the place of delivery, as the supplier estimates it; of freight that is not included. */
    freightFenPerKg: Nullable(Fen),
    freightToCode: Nullable(RegionCode),
    availableGrams: Nullable(Grams),
    specOffered: Type.String({ maxLength: 40 }),
    originOffered: OriginInput,
    cropYear: Nullable(Type.Integer({ minimum: 2000, maximum: 2100 })),
    sampleOffer: SampleOffer,
    /** Of a paid sample. */
    sampleFen: Nullable(Fen),
    deliverWithinDays: Nullable(Type.Integer({ minimum: 0, maximum: 90 })),
    payTerm: Nullable(PayTerm),
    validDays: Type.Integer({ minimum: 1, maximum: 30 }),
    photos: Type.Array(PictureUrl, { maxItems: 9, uniqueItems: true }),
    documents: Type.Array(TradeDocument, { maxItems: 5 }),
    remark: Type.String({ maxLength: 300 })
  },
  only
);
export type QuotationFields = Static<typeof QuotationFields>;

/** One version as it was sent. */
export const QuotationVersion = Type.Object({
  version: Type.Integer(),
  fields: QuotationFields,
  freightTo: Nullable(RegionPath),
  origin: Origin,
  /** Tax and freight counted in: what a kilogram costs at the place of delivery, fen. The rule: `@rules/deliveredPrice`. */
  deliveredFenPerKg: Fen,
  /** Why it was changed, in the supplier's words. */
  editReason: Type.String(),
  sentAtMs: TimeMs
});
export type QuotationVersion = Static<typeof QuotationVersion>;

/** A price that the buyer or the supplier puts forward, with a word about it. An answer is a new version. */
export const CounterOffer = Type.Object({
  id: Id,
  by: oneOf(['buyer', 'supplier']),
  /** Fen per unit; null for words only. */
  unitFen: Nullable(Fen),
  text: Type.String(),
  atMs: TimeMs
});
export type CounterOffer = Static<typeof CounterOffer>;

/** What was agreed. */
export const Deal = Type.Object({
  grams: Grams,
  unitFen: Fen,
  totalFen: Fen,
  acceptedAtMs: TimeMs,
  /** The other side, with the number in full. */
  contactName: Type.String(),
  contactMobile: Type.String(),
  companyName: Type.String(),
  /** 1 to 5, the buyer's; null before. */
  score: Nullable(Type.Integer()),
  scoreText: Type.String()
});
export type Deal = Static<typeof Deal>;

/** A quotation as its supplier or the buyer reads it; nobody else does. */
export const QuotationDetail = Type.Object({
  id: Id,
  status: QuotationStatus,
  side: oneOf(['supplier', 'buyer']),
  /** False for who runs the company in whose name it was sent: they read what their people quote. */
  mayAct: Type.Boolean(),
  purchase: QuotedPurchase,
  supplier: Type.Composite([Party, Type.Object({ companyId: Nullable(Id) })]),
  /** Oldest first; the last one counts. */
  versions: Type.Array(QuotationVersion),
  /** Edits that are left of three. */
  editsLeft: Type.Integer(),
  counters: Type.Array(CounterOffer),
  /** The last of them waits for an answer. */
  hasOpenCounter: Type.Boolean(),
  validUntilMs: TimeMs,
  viewedAtMs: Nullable(TimeMs),
  rejection: Nullable(Type.Object({ reason: RejectReason, text: Type.String() })),
  /** Null before; told to both sides. */
  deal: Nullable(Deal),
  /** The supplier's price among all: told to a supplier only as a third, never as numbers. */
  rankBand: Nullable(oneOf(['low', 'middle', 'high'])),
  /** Changes with all that either side says or decides: send it along, so that nothing is decided on an old view. */
  revision: Type.Integer()
});
export type QuotationDetail = Static<typeof QuotationDetail>;

/** A column of the buyer's comparison. */
export const ComparedQuotation = Type.Object({
  id: Id,
  status: QuotationStatus,
  supplier: Type.Composite([Party, Type.Object({ companyId: Nullable(Id) })]),
  version: QuotationVersion,
  isNew: Type.Boolean(),
  validUntilMs: TimeMs,
  /** The last counter-offer that waits for an answer. */
  openCounter: Nullable(CounterOffer),
  /** Accepted goods. */
  acceptedGrams: Grams,
  revision: Type.Integer()
});
export type ComparedQuotation = Static<typeof ComparedQuotation>;

/** 全部, 待查看, 已查看, 入围, 已采纳, 未采纳, 已撤回, 已过期 (lapsed ones too), 草稿. */
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
  purchaseTitle: Type.String(),
  varietyId: Nullable(Id),
  /** The other side; null while anonymous. */
  party: Nullable(Party),
  unitFen: Nullable(Fen),
  unit: TradeUnit,
  deliveredFenPerKg: Nullable(Fen),
  availableGrams: Nullable(Grams),
  version: Type.Integer(),
  hasOpenCounter: Type.Boolean(),
  /** Something happened since the reader last opened it. */
  isUnread: Type.Boolean(),
  quoteDeadlineMs: TimeMs,
  validUntilMs: TimeMs,
  updatedAtMs: TimeMs
});
export type QuotationBrief = Static<typeof QuotationBrief>;

const OfQuotation = { id: Id, revision: Type.Integer() };
const QuotationBody = Type.Object(
  { purchaseId: Id, requestId: RequestId, asCompany: Type.Boolean(), fields: QuotationFields },
  only
);
export type QuotationBody = Static<typeof QuotationBody>;
const sealed = { secure: true, encrypted: true, auth: 'member' } as const;

/**
 * Every CONFLICT says in `fields.quotation` why: the state that it is in (`accepted`, `rejected`, `withdrawn`, `expired`,
 * `lapsed`, `draft`, or `open` where only a decided one will do); `changed` when somebody has said or decided something
 * since the reader looked (`revision`); `exists` for a second one of a supplier; of the request `full`, `ended`, `own`;
 * `edits` after the third; `left` for more goods than are still wanted, `available` for more than are offered; `scored`.
 * What has been done already is answered as it stands, so that a second tap is none.
 */
export const quotationCalls = {
  /** The request to be quoted on, and one's own draft or quotation about it. Errors: NOT_FOUND. */
  'GET /api/front/quotation/prepare': {
    input: Type.Object({ purchaseId: Id }, only),
    data: Type.Object({
      purchase: QuotedPurchase,
      draft: Nullable(QuotationFields),
      /** A quotation that was sent already: it is edited, not sent a second time. */
      quotationId: Nullable(Id),
      /** What the market pays, fen per kilogram. */
      market: Nullable(
        Type.Object({ lineId: Id, marketName: Type.String(), gradeName: Type.String(), lowFen: Fen, highFen: Fen })
      ),
      /** Own open supplies of the variety, for the quick fill. */
      supplies: Type.Array(
        Type.Object({ id: Id, title: Type.String(), unitFen: Nullable(Fen), unit: TradeUnit, stockGrams: Grams })
      )
    }),
    auth: 'member'
  },
  'POST /api/front/quotation/saveDraft': { input: QuotationBody, data: Empty, ...sealed },
  /**
   * Sends it. Errors: VALIDATION with `fields`, FORBIDDEN with `needs` (`verify`, `company`), CONFLICT when there is one
   * already, the request is full, ended or the reader's own, RATE_LIMITED above what the trust level allows in a day.
   */
  'POST /api/front/quotation/create': { input: QuotationBody, data: QuotationDetail, ...sealed },
  /** A new version. CONFLICT: no edit is left, accepted meanwhile, or `revision` is old. */
  'POST /api/front/quotation/edit': {
    input: Type.Object(
      {
        ...OfQuotation,
        requestId: RequestId,
        fields: QuotationFields,
        editReason: Type.String({ maxLength: 140 })
      },
      only
    ),
    data: QuotationDetail,
    ...sealed
  },
  /** For its supplier or the buyer; the buyer's first look makes it `viewed`. NOT_FOUND for everybody else. */
  'POST /api/front/quotation/detail': { input: Type.Object({ id: Id }, only), data: QuotationDetail, ...sealed },
  /** All of a request, the cheapest at the place of delivery first. FORBIDDEN for everybody but the buyer. */
  'POST /api/front/quotation/compare': {
    input: Type.Object({ purchaseId: Id }, only),
    data: Type.Object({ items: Type.Array(ComparedQuotation), stamp: Type.String() }),
    ...sealed
  },
  /**
   * Changes with whatever happens around a request or a quotation that the reader has a part in: asked every few seconds
   * by an open page. NOT_FOUND for everybody else.
   */
  'GET /api/front/quotation/stamp': {
    input: Type.Object({ purchaseId: Type.Optional(Id), quotationId: Type.Optional(Id) }, only),
    data: Type.Object({ stamp: Type.String() }),
    auth: 'member'
  },
  /** Supplier: takes it back before it is accepted. */
  'POST /api/front/quotation/withdraw': { input: Type.Object(OfQuotation, only), data: QuotationDetail, ...sealed },
  /** Buyer. */
  'POST /api/front/quotation/shortlist': {
    input: Type.Object({ ...OfQuotation, on: Type.Boolean() }, only),
    data: QuotationDetail,
    ...sealed
  },
  /** Either side puts a price or a word forward. */
  'POST /api/front/quotation/counter': {
    input: Type.Object(
      { ...OfQuotation, requestId: RequestId, unitFen: Nullable(Fen), text: Type.String({ maxLength: 140 }) },
      only
    ),
    data: QuotationDetail,
    ...sealed
  },
  /**
   * Buyer: takes `grams` of it at the price of its last version. CONFLICT: expired, withdrawn, edited meanwhile
   * (`revision`), or more than is left of the request or offered by the supplier. A full request ends, its other
   * quotations lapse.
   */
  'POST /api/front/quotation/accept': {
    input: Type.Object({ ...OfQuotation, requestId: RequestId, grams: Grams }, only),
    data: QuotationDetail,
    ...sealed
  },
  /** Buyer. VALIDATION `fields.text` `required` for the reason `other`. */
  'POST /api/front/quotation/reject': {
    input: Type.Object({ ...OfQuotation, reason: RejectReason, text: Type.String({ maxLength: 140 }) }, only),
    data: QuotationDetail,
    ...sealed
  },
  /** Buyer, once, after a deal. */
  'POST /api/front/quotation/score': {
    input: Type.Object(
      { id: Id, score: Type.Integer({ minimum: 1, maximum: 5 }), text: Type.String({ maxLength: 140 }) },
      only
    ),
    data: QuotationDetail,
    ...sealed
  },
  'GET /api/front/quotation/list': {
    input: Type.Object(
      {
        side: QuotationSide,
        tab: QuotationTab,
        /** Default: the last changed first. */
        sort: Type.Optional(oneOf(['updated', 'deadline'])),
        cursor: Type.Optional(Cursor),
        limit: Type.Optional(PageLimit)
      },
      only
    ),
    data: PageOf(QuotationBrief),
    auth: 'member'
  },
  'GET /api/front/quotation/counts': {
    input: Type.Object({ side: QuotationSide }, only),
    data: Type.Object({
      tabs: Type.Record(QuotationTab, Type.Integer()),
      unread: Type.Integer(),
      /** Of the sent ones that were decided: percent accepted; null below five. */
      winPercent: Nullable(Type.Integer())
    }),
    auth: 'member'
  }
} as const;
