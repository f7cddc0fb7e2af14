import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Fen, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { Grams, ListingStatus, PayTerm, TradeDocument } from './goods';
import { PurchaseBrief } from './listing';
import { PlaceName, TaxonomyName } from './localText';
import { PurchaseAudience, PurchaseFrequency, TaxInvoice } from './purchaseFields';
import { QuotationStatus } from './quotation';
import { RegionPath } from './region';

const strict = { additionalProperties: false };

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
      Type.Object({ lineId: Id, marketName: PlaceName, gradeName: TaxonomyName, lowFen: Fen, highFen: Fen })
    ),
    /** Goods accepted so far. */
    dealtGrams: Grams
  })
]);
export type PurchaseDetail = Static<typeof PurchaseDetail>;

export const purchaseCalls = {
  /**
   * One request. NOT_FOUND for one that was never published; FORBIDDEN for a reader who is not of its audience, with
   * `needs` `login` for a visitor and `company` where it is for all verified companies.
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
