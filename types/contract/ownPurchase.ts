import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Fen, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { Grams, ListingReview, ListingStatus, OwnerActionBody, RequestId, TradeUnit } from './goods';
import { ListingTitle, TaxonomyName } from './localText';
import { PurchaseFields } from './purchaseFields';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

export const OwnPurchaseBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** True once a quotation was accepted: the tab 已成交 shows those that are closed with a deal. */
  hasDeal: Type.Boolean(),
  /** Put aside: it stands under 已归档 alone. */
  isArchived: Type.Boolean(),
  isListed: Type.Boolean(),
  title: ListingTitle,
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
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
  /** What was accepted, the first one first; the sum is at the place of delivery. */
  deals: Type.Array(
    Type.Object({ quotationId: Id, supplierName: Type.String(), grams: Grams, unitFen: Fen, deliveredFen: Fen })
  ),
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

/**
 * 全部, 审核中, 报价中, 已成交, 已关闭, 已过期, 草稿, 已归档; what was not let through stands under `pending`, and what is
 * archived under its own tab alone.
 */
export const OwnPurchaseTab = oneOf(['all', 'pending', 'quoting', 'dealt', 'closed', 'expired', 'draft', 'archived']);
export type OwnPurchaseTab = Static<typeof OwnPurchaseTab>;

const PurchaseBody = Type.Object(
  {
    /** Null for a new one: `requestId` makes it one, however often it is sent. */
    id: Nullable(Id),
    requestId: RequestId,
    asCompany: Type.Boolean(),
    fields: PurchaseFields
  },
  strict
);
export type PurchaseBody = Static<typeof PurchaseBody>;

export const ownPurchaseCalls = {
  'GET /api/front/purchase/mine': {
    input: Type.Object({ tab: OwnPurchaseTab, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(OwnPurchaseBrief),
    auth: 'member'
  },
  'GET /api/front/purchase/mineCounts': { data: Type.Record(OwnPurchaseTab, Type.Integer()), auth: 'member' },
  /** Errors: FORBIDDEN for somebody else's, NOT_FOUND. */
  'POST /api/front/purchase/own': {
    input: Type.Object({ id: Id }, strict),
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
   * As of a supply; what changes expected price and amount alone is shown at once. What suppliers have quoted on (variety, grade, form, quantity, unit) stays as it is once there is a
   * quotation, and `maxQuotes` does not go below their number: VALIDATION `quoted`.
   */
  'POST /api/front/purchase/submit': {
    input: PurchaseBody,
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * `renew` takes a new last day for quotations. `close` lets open quotations lapse. `pause` and `resume` too.
   * One with a deal is kept: `remove` is a CONFLICT, it may be archived instead.
   */
  'POST /api/front/purchase/act': { input: OwnerActionBody, data: OwnPurchaseBrief, auth: 'member' },
  /** Puts a closed one with a deal aside, or back among the others. Errors: NOT_FOUND, FORBIDDEN, CONFLICT for one without a deal. */
  'POST /api/front/purchase/archive': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: OwnPurchaseBrief,
    auth: 'member'
  },
  'POST /api/front/purchase/copy': {
    input: Type.Object({ id: Id, requestId: RequestId }, strict),
    data: OwnPurchaseBrief,
    auth: 'member'
  },
  /** Companies that deal in the variety, to be invited to quote; those with most open supplies of it first. */
  'GET /api/front/purchase/suppliers': {
    input: Type.Object({ id: Id }, strict),
    data: Type.Array(
      Type.Object({ companyId: Id, name: Type.String(), supplyCount: Type.Integer(), isInvited: Type.Boolean() })
    ),
    auth: 'member'
  },
  /** Tells companies of the request; each of them once. Errors: FORBIDDEN, CONFLICT above 20. */
  'POST /api/front/purchase/invite': {
    input: Type.Object(
      { id: Id, companyIds: Type.Array(Id, { minItems: 1, maxItems: 20, uniqueItems: true }) },
      strict
    ),
    data: Type.Object({ invited: Type.Integer() }),
    auth: 'member'
  }
} as const;

export type PurchaseCounts = Static<(typeof ownPurchaseCalls)['GET /api/front/purchase/mineCounts']['data']>;
