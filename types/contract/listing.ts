import { Type, type Static } from '@sinclair/typebox';
import { CategoryId, Cursor, DateOnly, Fen, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { CountryCode, GoodsForm, Grams, PayTerm, PriceTier, SupplyTag, TradeUnit } from './goods';
import { ListingTitle, PlaceName, TaxonomyName } from './localText';
import { TaxInvoice } from './purchaseFields';
import { CoarsePosition, RegionCode } from './region';
import { VerificationKind } from './user';

/** A price as a listing states it, per `unit`. In steps: less the more is taken. */
export const ListingPrice = Type.Union([
  Type.Object({ mode: Type.Literal('fixed'), fen: Fen }),
  Type.Object({ mode: Type.Literal('range'), lowFen: Fen, highFen: Fen }),
  Type.Object({ mode: Type.Literal('tiered'), tiers: Type.Array(PriceTier, { minItems: 1 }) }),
  Type.Object({ mode: Type.Literal('negotiable') })
]);
export type ListingPrice = Static<typeof ListingPrice>;

/** In whose name a listing stands. */
export const Party = Type.Object({
  name: Type.String(),
  verifications: Type.Array(VerificationKind),
  /** Null for a person without a company. */
  companyId: Nullable(Id)
});
export type Party = Static<typeof Party>;

const goods = {
  id: Id,
  title: ListingTitle,
  /** Null for goods that the list of varieties does not have; `varietyName` says what they are. */
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  /** The grade, or what the listing says in its place. */
  gradeName: TaxonomyName,
  form: GoodsForm,
  price: ListingPrice,
  unit: TradeUnit,
  /** Of the unit `pack`. */
  gramsPerPack: Nullable(Grams),
  deliveryPlace: PlaceName
};

export const SupplyBrief = Type.Object({
  ...goods,
  origin: PlaceName,
  cropYear: Nullable(Type.Integer()),
  tags: Type.Array(SupplyTag),
  /** Its first photo; null where there is none. */
  cover: Nullable(Type.String()),
  stockGrams: Grams,
  /** The least that is sold. */
  moqGrams: Grams,
  description: Type.String(),
  seller: Party,
  confirmedAtMs: TimeMs,
  validUntil: DateOnly
});
export type SupplyBrief = Static<typeof SupplyBrief>;

/** What a buyer asks for besides goods and price. */
export const PurchaseTerms = Type.Object({
  needBy: DateOnly,
  payTerm: PayTerm,
  taxInvoice: TaxInvoice,
  /** The most water that the buyer's own words allow, in tenths of a percent; null where they name none. */
  maxMoisture: Nullable(Type.Integer()),
  /** Their words ask for a test report. */
  wantsReport: Type.Boolean()
});
export type PurchaseTerms = Static<typeof PurchaseTerms>;

export const PurchaseBrief = Type.Object({
  ...goods,
  quantityGrams: Grams,
  demand: Type.String(),
  /** Null where it is not known any more. */
  terms: Nullable(PurchaseTerms),
  /** Null while the buyer stays anonymous. */
  buyer: Nullable(Party),
  quoteCount: Type.Integer(),
  maxQuotes: Type.Integer(),
  quoteDeadlineMs: TimeMs,
  /** Published, or refreshed since. */
  confirmedAtMs: TimeMs
});
export type PurchaseBrief = Static<typeof PurchaseBrief>;

export const ListingSort = Type.Union([Type.Literal('newest'), Type.Literal('price')]);
export type ListingSort = Static<typeof ListingSort>;

/**
 * `recommended`: fresh ones first, where a verified company counts as three days fresher than it is, another verified
 * party as two, a photo and a document (of a supply), a named buyer and a stated price (of a request) as one day each.
 * `price`: what suits the reader, the cheapest supplies and the requests that pay most; `priceReversed`: the others.
 * `distance`: supplies and requests from the place of their goods, needs `near`. `quantity`: the largest requests.
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

/** At most so many varieties at once. */
export const MAX_VARIETIES = 20;

const filter = {
  varietyId: Type.Optional(Id),
  /** Several ids, with commas between them. */
  varietyIds: Type.Optional(
    Type.String({ pattern: `^[A-Za-z0-9_-]{1,64}(,[A-Za-z0-9_-]{1,64}){0,${MAX_VARIETIES - 1}}$` })
  ),
  categoryId: Type.Optional(CategoryId),
  /** A region with everything inside it. */
  deliveryCode: Type.Optional(RegionCode),
  /** Fen per kilogram, whatever the unit; a negotiable price is in no range. */
  minFenPerKg: Type.Optional(Fen),
  maxFenPerKg: Type.Optional(Fen),
  unit: Type.Optional(TradeUnit),
  certifiedOnly: Type.Optional(Type.Boolean()),
  /** Confirmed (published, of a request) within so many days. */
  withinDays: Type.Optional(Type.Integer({ minimum: 1, maximum: 90 })),
  /** Where the reader is; what is finer is refused. */
  near: Type.Optional(CoarsePosition),
  cursor: Type.Optional(Cursor),
  limit: Type.Optional(PageLimit)
};
const strict = { additionalProperties: false };

export const SupplyQuery = Type.Object(
  {
    ...filter,
    /** Where it grew: a region with everything inside it. */
    originCode: Type.Optional(RegionCode),
    /** The country it comes from; CN for goods from China. */
    originCountry: Type.Optional(CountryCode),
    /** Goods from abroad. */
    isImported: Type.Optional(Type.Boolean()),
    inStock: Type.Optional(Type.Boolean()),
    sulfurFree: Type.Optional(Type.Boolean()),
    /** Of this year's harvest. */
    newCrop: Type.Optional(Type.Boolean()),
    sort: Type.Optional(ListingOrder)
  },
  strict
);
export type SupplyQuery = Static<typeof SupplyQuery>;

export const PurchaseQuery = Type.Object(
  {
    ...filter,
    /** Where the goods should come from: requests that name the region, one inside it, or one around it. */
    originCode: Type.Optional(RegionCode),
    sort: Type.Optional(PurchaseOrder)
  },
  strict
);
export type PurchaseQuery = Static<typeof PurchaseQuery>;

/** What the lists say to the reader besides. */
export const ListedSupply = Type.Composite([
  SupplyBrief,
  /** Of the reader, or of a company that they run. */
  Type.Object({ isMine: Type.Boolean() })
]);
export type ListedSupply = Static<typeof ListedSupply>;

export const ListedPurchase = Type.Composite([
  PurchaseBrief,
  Type.Object({
    isMine: Type.Boolean(),
    /** The reader's quotation about it that was sent, or that of the company that they run; it may still be changed. */
    myQuotationId: Nullable(Id)
  })
]);
export type ListedPurchase = Static<typeof ListedPurchase>;

/** A place with how many supplies are offered from there. */
const OriginCount = Type.Object({ code: Type.String(), name: PlaceName, count: Type.Integer() });
export type OriginCount = Static<typeof OriginCount>;

/** Only places that something is offered from; those with the most offers first. */
export const SupplyOrigins = Type.Object({
  domestic: Type.Object({
    count: Type.Integer(),
    provinces: Type.Array(Type.Object({ ...OriginCount.properties, cities: Type.Array(OriginCount) }))
  }),
  imported: Type.Object({ count: Type.Integer(), countries: Type.Array(OriginCount) })
});
export type SupplyOrigins = Static<typeof SupplyOrigins>;

export const listingCalls = {
  /** Published supplies that have not expired; newest first where nothing is said. Errors: VALIDATION (`near` `required`). */
  'GET /api/front/supply/list': { input: SupplyQuery, data: PageOf(ListedSupply) },
  /** Where the offered supplies come from, to narrow the list by `originCode` or `originCountry`. */
  'GET /api/front/supply/origins': { data: SupplyOrigins },
  /** Open purchase requests, in the same way. */
  'GET /api/front/purchase/list': { input: PurchaseQuery, data: PageOf(ListedPurchase) }
} as const;
