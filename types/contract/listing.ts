import { type Static, Type } from '@sinclair/typebox';
import { CategoryId, Cursor, DateOnly, Fen, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { CountryCode, GoodsForm, Grams, PayTerm, PriceTier, SupplyTag, TradeUnit } from './goods';
import { ListingTitle, LocationName, PartyName, TaxonomyName } from './localText';
import { TaxInvoice } from './purchaseFields';
import { CoarsePosition, RegionCode } from './region';
import { VerificationKind } from './user';

/** Price of a listing, per `unit`. `tiered`: the unit price falls with the quantity. */
export const ListingPrice = Type.Union([
  Type.Object({ mode: Type.Literal('fixed'), fen: Fen }),
  Type.Object({ mode: Type.Literal('range'), lowFen: Fen, highFen: Fen }),
  Type.Object({ mode: Type.Literal('tiered'), tiers: Type.Array(PriceTier, { minItems: 1 }) }),
  Type.Object({ mode: Type.Literal('negotiable') })
]);
export type ListingPrice = Static<typeof ListingPrice>;

/** The person or company that owns a listing. */
export const Party = Type.Object({
  name: PartyName,
  verifications: Type.Array(VerificationKind),
  /** Null for a person without a company. */
  companyId: Nullable(Id)
});
export type Party = Static<typeof Party>;

const goods = {
  id: Id,
  title: ListingTitle,
  /** Null for goods outside the list of varieties; `varietyName` then names them. */
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  /** Grade name, or the listing's own specification text. */
  gradeName: TaxonomyName,
  form: GoodsForm,
  price: ListingPrice,
  unit: TradeUnit,
  /** Grams per pack for the unit `pack`. */
  gramsPerPack: Nullable(Grams),
  deliveryPlace: LocationName
};

export const SupplyBrief = Type.Object({
  ...goods,
  origin: LocationName,
  cropYear: Nullable(Type.Integer()),
  tags: Type.Array(SupplyTag),
  /** URL of the first photo; null without photos. */
  cover: Nullable(Type.String()),
  stockGrams: Grams,
  /** Minimum order quantity. */
  moqGrams: Grams,
  description: Type.String(),
  seller: Party,
  confirmedAtMs: TimeMs,
  validUntil: DateOnly
});
export type SupplyBrief = Static<typeof SupplyBrief>;

/** The buyer's terms besides goods and price. */
export const PurchaseTerms = Type.Object({
  needBy: DateOnly,
  payTerm: PayTerm,
  taxInvoice: TaxInvoice,
  /** Maximum moisture from the buyer's free text, in tenths of a percent; null when it names none. */
  maxMoisture: Nullable(Type.Integer()),
  /** True when the buyer's free text asks for a test report. */
  wantsReport: Type.Boolean()
});
export type PurchaseTerms = Static<typeof PurchaseTerms>;

export const PurchaseBrief = Type.Object({
  ...goods,
  quantityGrams: Grams,
  demand: Type.String(),
  /** Null when the terms are no longer known. */
  terms: Nullable(PurchaseTerms),
  /** Null while the buyer is anonymous. */
  buyer: Nullable(Party),
  quoteCount: Type.Integer(),
  maxQuotes: Type.Integer(),
  quoteDeadlineMs: TimeMs,
  /** Time of publication or of the last refresh. */
  confirmedAtMs: TimeMs
});
export type PurchaseBrief = Static<typeof PurchaseBrief>;

export const ListingSort = Type.Union([Type.Literal('newest'), Type.Literal('price')]);
export type ListingSort = Static<typeof ListingSort>;

/**
 * `recommended`: by freshness with bonuses: three days for a verified company, two for another verified party, one each
 * for a photo and a document (supply) or a named buyer and a stated price (request). `price`: the viewer's advantage,
 * that is cheapest supplies and best-paying requests; `priceReversed`: the opposite. `distance`: from the location of
 * the goods, requires `near`. `quantity`: largest requests first.
 */
export const ListingOrder = Type.Union([
  ListingSort,
  Type.Literal('recommended'),
  Type.Literal('priceReversed'),
  Type.Literal('distance')
]);
export type ListingOrder = Static<typeof ListingOrder>;
export const PurchaseOrder = Type.Union([ListingOrder, Type.Literal('quantity')]);
export type PurchaseOrder = Static<typeof PurchaseOrder>;

/** Maximum number of varieties in one filter. */
export const MAX_VARIETIES = 20;

const filter = {
  varietyId: Type.Optional(Id),
  /** Comma-separated variety ids. */
  varietyIds: Type.Optional(
    Type.String({ pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MAX_VARIETIES - 1}}$` })
  ),
  categoryId: Type.Optional(CategoryId),
  /** Place of delivery: a region including all regions inside it. */
  deliveryCode: Type.Optional(RegionCode),
  /** Fen per kilogram, regardless of the unit; negotiable prices match no range. */
  minFenPerKg: Type.Optional(Fen),
  maxFenPerKg: Type.Optional(Fen),
  unit: Type.Optional(TradeUnit),
  certifiedOnly: Type.Optional(Type.Boolean()),
  /** Confirmed (for requests: published) within this number of days. */
  withinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  /** The viewer's position; a more precise one is rejected. */
  near: Type.Optional(CoarsePosition),
  cursor: Type.Optional(Cursor),
  limit: Type.Optional(PageLimit)
};
const strict = { additionalProperties: false };

export const SupplyQuery = Type.Object(
  {
    ...filter,
    /** Growing region, including all regions inside it. */
    originCode: Type.Optional(RegionCode),
    /** Country of origin; CN for goods from China. */
    originCountry: Type.Optional(CountryCode),
    /** Whether the goods are imported. */
    isImported: Type.Optional(Type.Boolean()),
    inStock: Type.Optional(Type.Boolean()),
    sulfurFree: Type.Optional(Type.Boolean()),
    /** Whether the goods are from this year's harvest. */
    newCrop: Type.Optional(Type.Boolean()),
    sort: Type.Optional(ListingOrder)
  },
  strict
);
export type SupplyQuery = Static<typeof SupplyQuery>;

export const PurchaseQuery = Type.Object(
  {
    ...filter,
    /** Requested origin: matches requests that name the region, one inside it, or one around it. */
    originCode: Type.Optional(RegionCode),
    sort: Type.Optional(PurchaseOrder)
  },
  strict
);
export type PurchaseQuery = Static<typeof PurchaseQuery>;

/** A listed supply with the fields that depend on the viewer. */
export const ListedSupply = Type.Composite([
  SupplyBrief,
  /** True for listings of the viewer or of a company that the viewer runs. */
  Type.Object({ isMine: Type.Boolean() })
]);
export type ListedSupply = Static<typeof ListedSupply>;

export const ListedPurchase = Type.Composite([
  PurchaseBrief,
  Type.Object({
    isMine: Type.Boolean(),
    /**
     * Submitted quotation of the viewer, or of the company that the viewer runs, for this request; it may still change.
     */
    myQuotationId: Nullable(Id)
  })
]);
export type ListedPurchase = Static<typeof ListedPurchase>;

/** A place of origin with its number of supplies on offer. */
const OriginCount = Type.Object({ code: Type.String(), name: LocationName, count: Type.Integer() });
export type OriginCount = Static<typeof OriginCount>;

/** Origins with at least one supply on offer, those with the most first. */
export const SupplyOrigins = Type.Object({
  domestic: Type.Object({
    count: Type.Integer(),
    provinces: Type.Array(Type.Object({ ...OriginCount.properties, cities: Type.Array(OriginCount) }))
  }),
  imported: Type.Object({ count: Type.Integer(), countries: Type.Array(OriginCount) })
});
export type SupplyOrigins = Static<typeof SupplyOrigins>;

export const listingCalls = {
  /**
   * Returns published supplies that have not expired; newest first by default. Error: VALIDATION (`near` `required`).
   */
  'GET /api/front/supply/list': { input: SupplyQuery, data: PageOf(ListedSupply) },
  /** Returns the origins of supplies on offer, as values for `originCode` and `originCountry`. */
  'GET /api/front/supply/origins': { data: SupplyOrigins },
  /** Returns open purchase requests, with the same rules as `supply/list`. */
  'GET /api/front/purchase/list': { input: PurchaseQuery, data: PageOf(ListedPurchase) }
} as const;
