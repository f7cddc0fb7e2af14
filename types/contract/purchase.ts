import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Fen, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import {
  GoodsForm,
  Grams,
  ListingReview,
  ListingReviewBody,
  ListingStatus,
  OwnerActionBody,
  PayTerm,
  RequestId,
  ReviewedListing,
  TradeDocument,
  TradeUnit
} from './goods';
import { PurchaseBrief } from './listing';
import { QuotationStatus } from './quotation';
import { RegionCode, RegionPath } from './region';

const only = { additionalProperties: false };

/** 不需要, 普票, 专票. */
export const TaxInvoice = oneOf(['none', 'general', 'special']);
export type TaxInvoice = Static<typeof TaxInvoice>;

/** 一次性, 每月, 长期. */
export const PurchaseFrequency = oneOf(['once', 'monthly', 'longTerm']);
export type PurchaseFrequency = Static<typeof PurchaseFrequency>;

/** 公开, 仅认证企业, 指定供应商. */
export const PurchaseAudience = oneOf(['public', 'verifiedCompanies', 'invited']);
export type PurchaseAudience = Static<typeof PurchaseAudience>;

/** What a buyer writes; what is empty or null is not filled in yet. The rules: `@rules/purchase`. */
export const PurchaseFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    varietyId: Nullable(Id),
    otherVariety: Type.String({ maxLength: 20 }),
    gradeId: Nullable(Id),
    specText: Type.String({ maxLength: 40 }),
    form: Nullable(GoodsForm),
    /** Where it should come from; empty: from anywhere. */
    originCodes: Type.Array(RegionCode, { maxItems: 3, uniqueItems: true }),
    quantityGrams: Nullable(Grams),
    unit: TradeUnit,
    gramsPerPack: Nullable(Grams),
    /** Fen per unit; null with `isNegotiable` false: not typed yet. */
    expectedFen: Nullable(Fen),
    isNegotiable: Type.Boolean(),
    taxInvoice: Nullable(TaxInvoice),
    deliveryCode: Nullable(RegionCode),
    needBy: Nullable(DateOnly),
    /** The last day on which quotations are taken, until its end. */
    quoteDeadline: Nullable(DateOnly),
    frequency: Nullable(PurchaseFrequency),
    payTerm: Nullable(PayTerm),
    qualityDemand: Type.String({ maxLength: 300 }),
    /** Pictures and PDFs. */
    attachments: Type.Array(TradeDocument, { maxItems: 5 }),
    maxQuotes: Type.Integer({ minimum: 3, maximum: 30 }),
    audience: PurchaseAudience,
    /** Of the audience `invited`: companies. */
    invitedCompanyIds: Type.Array(Id, { maxItems: 20, uniqueItems: true }),
    /** The buyer's name stays hidden until a quotation is accepted. */
    isAnonymous: Type.Boolean()
  },
  only
);
export type PurchaseFields = Static<typeof PurchaseFields>;

/** What the reader may do about it. `owner` sees the quotations by the calls of quotation.ts. */
export const PurchaseRole = oneOf(['visitor', 'supplier', 'owner']);
export type PurchaseRole = Static<typeof PurchaseRole>;

/** What keeps the reader from quoting; null: nothing does. */
export const QuoteObstacle = oneOf([
  'login',
  'verify',
  /** Only verified companies, or only those that were invited. */
  'company',
  'invited',
  'own',
  'full',
  'ended',
  /** As many quotations today as the reader may send. */
  'limit'
]);
export type QuoteObstacle = Static<typeof QuoteObstacle>;

/** A request as the reader may see it. */
export const PurchaseDetail = Type.Composite([
  PurchaseBrief,
  Type.Object({
    status: ListingStatus,
    gradeId: Nullable(Id),
    specText: Type.String(),
    originPreference: Type.Array(RegionPath),
    quantityGrams: Grams,
    gramsPerPack: Nullable(Grams),
    taxInvoice: TaxInvoice,
    needBy: DateOnly,
    frequency: PurchaseFrequency,
    payTerm: PayTerm,
    attachments: Type.Array(TradeDocument),
    audience: PurchaseAudience,
    publishedAtMs: TimeMs,
    /** Null while the buyer is anonymous to this reader. */
    buyerCompanyId: Nullable(Id),
    isAnonymous: Type.Boolean(),
    deliveryRegion: Nullable(RegionPath),
    role: PurchaseRole,
    obstacle: Nullable(QuoteObstacle),
    /** The reader's own quotation about it, or that of the company that they run. */
    myQuotation: Nullable(Type.Object({ id: Id, status: QuotationStatus })),
    favouriteCount: Type.Integer(),
    isFavourite: Type.Boolean(),
    /** What the market pays for it, in fen per kilogram; null without a quoted line. */
    market: Nullable(
      Type.Object({ lineId: Id, marketName: Type.String(), gradeName: Type.String(), lowFen: Fen, highFen: Fen })
    ),
    /** Goods accepted so far. */
    dealtGrams: Grams
  })
]);
export type PurchaseDetail = Static<typeof PurchaseDetail>;

export const OwnPurchaseBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** True once a quotation was accepted: the tab 已成交 shows those that are closed with a deal. */
  hasDeal: Type.Boolean(),
  isListed: Type.Boolean(),
  title: Type.String(),
  varietyId: Nullable(Id),
  varietyName: Type.String(),
  gradeName: Type.String(),
  quantityGrams: Nullable(Grams),
  unit: TradeUnit,
  gramsPerPack: Nullable(Grams),
  companyName: Type.String(),
  isAnonymous: Type.Boolean(),
  review: Nullable(ListingReview),
  quoteCount: Type.Integer(),
  /** Of them those that the buyer has not opened. */
  newQuotes: Type.Integer(),
  maxQuotes: Type.Integer(),
  /** Goods accepted so far. */
  dealtGrams: Grams,
  quoteDeadlineMs: Nullable(TimeMs),
  refreshFromMs: Nullable(TimeMs),
  views: Type.Integer(),
  updatedAtMs: TimeMs
});
export type OwnPurchaseBrief = Static<typeof OwnPurchaseBrief>;

export const OwnPurchase = Type.Object({
  ...OwnPurchaseBrief.properties,
  fields: PurchaseFields,
  /** It stands in the name of a company, which does not change once it was public. */
  asCompany: Type.Boolean(),
  originRegions: Type.Array(RegionPath),
  deliveryRegion: Nullable(RegionPath),
  invitedCompanies: Type.Array(Type.Object({ id: Id, name: Type.String() }))
});
export type OwnPurchase = Static<typeof OwnPurchase>;

/** 全部, 审核中, 报价中, 已成交, 已关闭, 已过期, 草稿; what was not let through stands under `pending`. */
export const OwnPurchaseTab = oneOf(['all', 'pending', 'quoting', 'dealt', 'closed', 'expired', 'draft']);
export type OwnPurchaseTab = Static<typeof OwnPurchaseTab>;

const PurchaseBody = Type.Object(
  {
    /** Null for a new one: `requestId` makes it one, however often it is sent. */
    id: Nullable(Id),
    requestId: RequestId,
    asCompany: Type.Boolean(),
    fields: PurchaseFields
  },
  only
);
export type PurchaseBody = Static<typeof PurchaseBody>;

export const purchaseCalls = {
  /** One request. NOT_FOUND for one that was never published, and for a reader who is not of its audience. */
  'GET /api/front/purchase/detail': { input: Type.Object({ id: Id }, only), data: PurchaseDetail },
  'POST /api/front/purchase/favourite': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, only),
    data: Type.Object({ favouriteCount: Type.Integer() }),
    auth: 'member'
  },
  'GET /api/front/purchase/favourites': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, only),
    data: PageOf(PurchaseBrief),
    auth: 'member'
  },

  'GET /api/front/purchase/mine': {
    input: Type.Object({ tab: OwnPurchaseTab, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, only),
    data: PageOf(OwnPurchaseBrief),
    auth: 'member'
  },
  'GET /api/front/purchase/mineCounts': { data: Type.Record(OwnPurchaseTab, Type.Integer()), auth: 'member' },
  /** Errors: FORBIDDEN for somebody else's, NOT_FOUND. */
  'POST /api/front/purchase/own': {
    input: Type.Object({ id: Id }, only),
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** As of a supply. */
  'POST /api/front/purchase/saveDraft': {
    input: PurchaseBody,
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * As of a supply. What suppliers have quoted on (variety, grade, form, quantity, unit) stays as it is once there is a
   * quotation, and `maxQuotes` does not go below their number: VALIDATION `quoted`.
   */
  'POST /api/front/purchase/submit': {
    input: PurchaseBody,
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** `renew` takes a new last day for quotations. `close` lets open quotations lapse. `pause` and `resume` too. */
  'POST /api/front/purchase/act': { input: OwnerActionBody, data: OwnPurchaseBrief, auth: 'member' },
  'POST /api/front/purchase/copy': {
    input: Type.Object({ id: Id, requestId: RequestId }, only),
    data: OwnPurchaseBrief,
    auth: 'member'
  },
  /** Companies that deal in the variety, to be invited to quote; those with most open supplies of it first. */
  'GET /api/front/purchase/suppliers': {
    input: Type.Object({ id: Id }, only),
    data: Type.Array(
      Type.Object({ companyId: Id, name: Type.String(), supplyCount: Type.Integer(), isInvited: Type.Boolean() })
    ),
    auth: 'member'
  },
  /** Tells companies of the request; each of them once. Errors: FORBIDDEN, CONFLICT above 20. */
  'POST /api/front/purchase/invite': {
    input: Type.Object({ id: Id, companyIds: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }) }, only),
    data: Type.Object({ invited: Type.Integer() }),
    auth: 'member'
  },

  'GET /api/operator/purchase/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, only),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  'POST /api/operator/purchase/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' }
} as const;

export type PurchaseCounts = Static<(typeof purchaseCalls)['GET /api/front/purchase/mineCounts']['data']>;
