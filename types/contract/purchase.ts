import { type Static, Type } from '@sinclair/typebox';
import { Cursor, DateOnly, Fen, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, ListingStatus, PayTerm, TradeDocument } from './goods';
import { PurchaseBrief } from './listing';
import { LocationName, TaxonomyName } from './localText';
import { PurchaseAudience, PurchaseFrequency, TaxInvoice } from './purchaseFields';
import { QuotationStatus } from './quotation';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

/** Role of the viewer for a purchase request. `owner` reads the quotations through the calls of quotation.ts. */
export const PurchaseRole = oneOf(['visitor', 'supplier', 'owner']);
export type PurchaseRole = Static<typeof PurchaseRole>;

/** Reason why the viewer cannot quote. */
export const QuotationObstacle = oneOf([
  'login',
  'verify',
  /** Only verified companies, or only invited companies, may quote. */
  'company',
  'invited',
  'own',
  'full',
  'ended',
  /** The viewer's daily limit of quotations is reached. */
  'limit'
]);
export type QuotationObstacle = Static<typeof QuotationObstacle>;

/** A purchase request as visible to the viewer. */
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
    /** Null while the buyer is anonymous to this viewer. */
    buyerCompanyId: Nullable(Id),
    isAnonymous: Type.Boolean(),
    deliveryRegion: Nullable(RegionPath),
    role: PurchaseRole,
    obstacle: Nullable(QuotationObstacle),
    /** Quotation for this request by the viewer, or by the company that the viewer runs. */
    myQuotation: Nullable(Type.Object({ id: Id, status: QuotationStatus })),
    favouriteCount: Type.Integer(),
    isFavourite: Type.Boolean(),
    /** Current price range of the wholesale market in fen per kilogram; null without a quoted line. */
    market: Nullable(
      Type.Object({ lineId: Id, marketName: LocationName, gradeName: TaxonomyName, lowFen: Fen, highFen: Fen })
    ),
    /** Quantity accepted so far. */
    dealtGrams: Grams
  })
]);
export type PurchaseDetail = Static<typeof PurchaseDetail>;

export const purchaseCalls = {
  /**
   * Returns a request. Errors: NOT_FOUND for one that was never published; FORBIDDEN for a viewer outside its audience,
   * with `needs` `login` for a visitor and `company` when it is open to all verified companies.
   */
  'GET /api/front/purchase/detail': { input: Type.Object({ id: Id }, strict), data: PurchaseDetail },
  'POST /api/front/purchase/favourite': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: Type.Object({ favouriteCount: Type.Integer() }),
    auth: 'member'
  },
  'GET /api/front/purchase/favourites': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(PurchaseBrief),
    auth: 'member'
  }
} as const;
