import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Fen, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, ListingReview, ListingStatus, OwnerActionBody, RequestId, TradeUnit } from './goods';
import { ListingTitle, PartyName, TaxonomyName } from './localText';
import { PurchaseFields } from './purchaseFields';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

export const OwnPurchaseBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** True once a quotation was accepted; the tab 已成交 shows closed requests with a deal. */
  hasDeal: Type.Boolean(),
  /** True for archived requests, which are listed only under 已归档. */
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
  /** Number of quotations that the buyer has not opened yet. */
  newQuotes: Type.Integer(),
  maxQuotes: Type.Integer(),
  /** Quantity accepted so far. */
  dealtGrams: Grams,
  /** Accepted quotations, oldest first; `deliveredFen` is the delivered total. */
  deals: Type.Array(
    Type.Object({ quotationId: Id, supplierName: PartyName, grams: Grams, unitFen: Fen, deliveredFen: Fen })
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
  /** True when the request belongs to a company; fixed once it has been public. */
  asCompany: Type.Boolean(),
  originRegions: Type.Array(RegionPath),
  deliveryRegion: Nullable(RegionPath),
  invitedCompanies: Type.Array(Type.Object({ id: Id, name: Type.String() }))
});
export type OwnPurchase = Static<typeof OwnPurchase>;

/**
 * 全部, 审核中, 报价中, 已成交, 已关闭, 已过期, 草稿, 已归档; rejected requests are listed under `pending`, archived ones only under their
 * own tab.
 */
export const OwnPurchaseTab = oneOf(['all', 'pending', 'quoting', 'dealt', 'closed', 'expired', 'draft', 'archived']);
export type OwnPurchaseTab = Static<typeof OwnPurchaseTab>;

const PurchaseBody = Type.Object(
  {
    /** Null for a new request, which is then idempotent per `requestId`. */
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
  /** Returns a request of the user for editing. Errors: FORBIDDEN for another user's request, NOT_FOUND. */
  'POST /api/front/purchase/own': {
    input: Type.Object({ id: Id }, strict),
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Saves a draft, with the same rules as `supply/saveDraft`. */
  'POST /api/front/purchase/saveDraft': {
    input: PurchaseBody,
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Submits the request, with the same rules as `supply/submit`; changes of only expected price and amount apply at
   * once. Error: VALIDATION `quoted` for changing quoted fields (variety, grade, form, quantity, unit) once there is a
   * quotation, or for `maxQuotes` below the number of quotations.
   */
  'POST /api/front/purchase/submit': {
    input: PurchaseBody,
    data: OwnPurchase,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Changes the status of a request. `renew` sets a new deadline for quotations, `close` makes open quotations
   * `lapsed`; `pause` and `resume` are supported. Error: CONFLICT for `remove` with a deal, which can only be archived.
   */
  'POST /api/front/purchase/act': { input: OwnerActionBody, data: OwnPurchaseBrief, auth: 'member' },
  /** Archives a closed request with a deal, or restores it. Errors: NOT_FOUND, FORBIDDEN, CONFLICT without a deal. */
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
  /**
   * Returns companies that trade the variety, as candidates for an invitation; those with the most open supplies of it
   * first.
   */
  'GET /api/front/purchase/suppliers': {
    input: Type.Object({ id: Id }, strict),
    data: Type.Array(
      Type.Object({ companyId: Id, name: Type.String(), supplyCount: Type.Integer(), isInvited: Type.Boolean() })
    ),
    auth: 'member'
  },
  /** Notifies companies of the request, each only once. Errors: FORBIDDEN, CONFLICT above 20. */
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
