import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Empty, Fen, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import {
  ContactLine,
  GoodsForm,
  Grams,
  ListingReview,
  ListingReviewBody,
  ListingStatus,
  Origin,
  OriginInput,
  OwnerActionBody,
  Packaging,
  PerMille,
  PriceTier,
  RequestId,
  ReviewedListing,
  ShowPhone,
  Sulfur,
  TradeDocument,
  TradeUnit
} from './goods';
import { SupplyBrief } from './listing';
import { RegionCode, RegionPath } from './region';
import { Picture, PictureUrl } from './upload';

/** 一口价, 区间价, 阶梯价, 面议. */
export const SupplyPriceMode = Type.Union([
  Type.Literal('fixed'),
  Type.Literal('range'),
  Type.Literal('tiered'),
  Type.Literal('negotiable')
]);
export type SupplyPriceMode = Static<typeof SupplyPriceMode>;

const terms = {
  priceMode: SupplyPriceMode,
  /** Fen per unit; the lower one of a range. Null while it is not typed, and when it is negotiable or in steps. */
  fen: Nullable(Fen),
  /** The upper one of a range. */
  highFen: Nullable(Fen),
  /** Two to five of a price in steps: more goods, not dearer. */
  tiers: Type.Array(PriceTier, { maxItems: 5 }),
  stockGrams: Nullable(Grams)
};

/**
 * What an owner writes. Empty text, an empty list and null stand for what is not filled in yet: drafts may be incomplete.
 * What must be there to be published, and within which limits, says `@rules/supply`.
 */
export const SupplyFields = Type.Object(
  {
    title: Type.String({ maxLength: 30 }),
    varietyId: Nullable(Id),
    /** The name of a variety that the list does not have; `varietyId` is null then. */
    otherVariety: Type.String({ maxLength: 20 }),
    gradeId: Nullable(Id),
    specText: Type.String({ maxLength: 40 }),
    form: Nullable(GoodsForm),
    origin: OriginInput,
    cropYear: Nullable(Type.Integer({ minimum: 2000, maximum: 2100 })),
    moisture: Nullable(PerMille),
    impurity: Nullable(PerMille),
    volatileOil: Nullable(PerMille),
    sulfur: Nullable(Sulfur),
    ...terms,
    unit: TradeUnit,
    /** Of the unit `pack`. */
    gramsPerPack: Nullable(Grams),
    isTaxIncluded: Type.Boolean(),
    isFreightIncluded: Type.Boolean(),
    moqGrams: Nullable(Grams),
    packaging: Nullable(Packaging),
    packagingText: Type.String({ maxLength: 20 }),
    deliveryCode: Nullable(RegionCode),
    /** Told only after cards were exchanged. */
    deliveryStreet: Type.String({ maxLength: 60 }),
    /** 0: from stock. */
    shipWithinDays: Nullable(Type.Integer({ minimum: 0, maximum: 60 })),
    /** The first one is the cover. */
    photos: Type.Array(PictureUrl, { maxItems: 9, uniqueItems: true }),
    video: Nullable(PictureUrl),
    documents: Type.Array(TradeDocument, { maxItems: 5 }),
    description: Type.String({ maxLength: 500 }),
    contactName: Type.String({ maxLength: 20 }),
    contactMobile: Type.String({ maxLength: 11 }),
    showPhone: ShowPhone,
    validUntil: Nullable(DateOnly)
  },
  { additionalProperties: false }
);
export type SupplyFields = Static<typeof SupplyFields>;

/** Price and stock: they change without a new review. */
export const SupplyTerms = Type.Object({ id: Id, ...terms }, { additionalProperties: false });
export type SupplyTerms = Static<typeof SupplyTerms>;

/** A supply as anybody may read it. */
export const SupplyDetail = Type.Composite([
  Type.Omit(SupplyBrief, ['origin']),
  Type.Object({
    /** Why it is not offered (any more); the page says so and leads to others. */
    status: ListingStatus,
    gradeId: Nullable(Id),
    specText: Type.String(),
    origin: Origin,
    moisture: Nullable(PerMille),
    impurity: Nullable(PerMille),
    volatileOil: Nullable(PerMille),
    sulfur: Nullable(Sulfur),
    isTaxIncluded: Type.Boolean(),
    isFreightIncluded: Type.Boolean(),
    packaging: Nullable(Packaging),
    packagingText: Type.String(),
    shipWithinDays: Nullable(Type.Integer()),
    photos: Type.Array(Picture),
    video: Nullable(PictureUrl),
    documents: Type.Array(TradeDocument),
    /** Where the price stands against what the market pays now, in fen per kilogram; null without a quoted line. */
    band: Nullable(
      Type.Object({
        lineId: Id,
        marketName: Type.String(),
        gradeName: Type.String(),
        lowFen: Fen,
        highFen: Fen,
        place: Nullable(Type.Union([Type.Literal('below'), Type.Literal('within'), Type.Literal('above')]))
      })
    ),
    contact: ContactLine,
    sellerInfo: Type.Object({
      /** Null for a person without a company. */
      companyId: Nullable(Id),
      logoUrl: Nullable(Type.String()),
      openSupplies: Type.Integer(),
      /** Percent of the inquiries of 90 days that were answered within a day; null below five inquiries. */
      responsePercent: Nullable(Type.Integer())
    }),
    viewCount: Type.Integer(),
    favouriteCount: Type.Integer(),
    isFavourite: Type.Boolean(),
    /** True for the owner, and for admins of the company in whose name it stands. */
    isMine: Type.Boolean(),
    more: Type.Array(SupplyBrief),
    similar: Type.Array(SupplyBrief)
  })
]);
export type SupplyDetail = Static<typeof SupplyDetail>;

/** A supply that the reader marked, also when it is not offered any more. */
export const MarkedSupply = Type.Composite([SupplyBrief, Type.Object({ status: ListingStatus })]);
export type MarkedSupply = Static<typeof MarkedSupply>;

/** A row of one's own supplies. */
export const OwnSupplyBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** An older version stands in public while this one waits for its review or was not let through. */
  isListed: Type.Boolean(),
  title: Type.String(),
  varietyId: Nullable(Id),
  varietyName: Type.String(),
  gradeName: Type.String(),
  cover: Nullable(Type.String()),
  ...terms,
  unit: TradeUnit,
  gramsPerPack: Nullable(Grams),
  /** Whose name it stands in; empty for the own. */
  companyName: Type.String(),
  review: Nullable(ListingReview),
  validUntil: Nullable(DateOnly),
  confirmedAtMs: Nullable(TimeMs),
  /** From when on it may be refreshed again; null: now. */
  refreshFromMs: Nullable(TimeMs),
  /** Percent of what a good listing says. */
  completeness: Type.Integer(),
  views: Type.Integer(),
  favourites: Type.Integer(),
  inquiries: Type.Integer(),
  updatedAtMs: TimeMs
});
export type OwnSupplyBrief = Static<typeof OwnSupplyBrief>;

export const OwnSupply = Type.Object({
  ...OwnSupplyBrief.properties,
  fields: SupplyFields,
  originRegion: Nullable(RegionPath),
  deliveryRegion: Nullable(RegionPath)
});
export type OwnSupply = Static<typeof OwnSupply>;

/** 在售, 审核中, 未通过, 已下架 (paused, closed or taken down), 已过期, 草稿. */
export const OwnSupplyTab = oneOf(['onSale', 'pending', 'rejected', 'offShelf', 'expired', 'draft']);
export type OwnSupplyTab = Static<typeof OwnSupplyTab>;

const only = { additionalProperties: false };
const SupplyBody = Type.Object(
  {
    /** Null for a new one: `requestId` makes it one, however often it is sent. */
    id: Nullable(Id),
    requestId: RequestId,
    /** True: in the name of the company that the person acts for. */
    asCompany: Type.Boolean(),
    fields: SupplyFields
  },
  only
);
export type SupplyBody = Static<typeof SupplyBody>;

export const supplyCalls = {
  /** One supply in public. Counts a view, once a day for each reader. NOT_FOUND for one that was never published. */
  'GET /api/front/supply/detail': { input: Type.Object({ id: Id }, only), data: SupplyDetail },
  /** Somebody came to it by a shared link or a code; counted once a day for each reader. One that is gone is no error. */
  'POST /api/front/supply/shareVisit': { input: Type.Object({ id: Id }, only), data: Empty },
  /** Marks or unmarks; twice is once. NOT_FOUND. */
  'POST /api/front/supply/favourite': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, only),
    data: Type.Object({ favouriteCount: Type.Integer() }),
    auth: 'member'
  },
  /** The supplies that the person marked, the last marked first; also those that are not offered any more. */
  'GET /api/front/supply/favourites': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, only),
    data: PageOf(MarkedSupply),
    auth: 'member'
  },
  /** The contact as the reader may have it; the place where the full number travels. NOT_FOUND. */
  'POST /api/front/supply/contact': {
    input: Type.Object({ id: Id }, only),
    data: ContactLine,
    secure: true,
    encrypted: true
  },

  /** Own supplies, and as an admin those of the company, the last changed first. */
  'GET /api/front/supply/mine': {
    input: Type.Object(
      {
        tab: Type.Optional(OwnSupplyTab),
        cursor: Type.Optional(Cursor),
        limit: Type.Optional(PageLimit)
      },
      only
    ),
    data: PageOf(OwnSupplyBrief),
    auth: 'member'
  },
  'GET /api/front/supply/mineCounts': { data: Type.Record(OwnSupplyTab, Type.Integer()), auth: 'member' },
  /** One of them to be edited. FORBIDDEN for somebody else's. */
  'POST /api/front/supply/own': {
    input: Type.Object({ id: Id }, only),
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Whom buyers of a new supply would call: as in the person's last one, else the person as registered. */
  'POST /api/front/supply/ownContact': {
    data: Type.Object({ name: Type.String(), mobile: Type.String() }),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Keeps a draft; of a supply in public it keeps the new version and leaves the old one standing. Errors: FORBIDDEN for
   * somebody else's, VALIDATION for what not even a draft may hold, CONFLICT for one that is closed, or above 20 drafts.
   */
  'POST /api/front/supply/saveDraft': {
    input: SupplyBody,
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Sends it to the review. Errors: VALIDATION with `fields` (see @rules/supply; `banned` for a word that may not stand
   * there, `contact` for a number, an address of the web or a code in the text, `unknown` for a picture that is not
   * there), FORBIDDEN with `needs` `verify` or `company` when as many as the person may have are open already, CONFLICT
   * when that is all anybody may have, or in a state that does not allow it.
   */
  'POST /api/front/supply/submit': {
    input: SupplyBody,
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Price and stock of one in public. Errors: FORBIDDEN, VALIDATION, CONFLICT. */
  'POST /api/front/supply/changeTerms': { input: SupplyTerms, data: OwnSupplyBrief, auth: 'member' },
  /** Errors: FORBIDDEN, CONFLICT in a state that does not allow it, RATE_LIMITED for a second refresh on a day. */
  'POST /api/front/supply/act': { input: OwnerActionBody, data: OwnSupplyBrief, auth: 'member' },
  /** A new draft with the same content, without what belongs to the old one. */
  'POST /api/front/supply/copy': {
    input: Type.Object({ id: Id, requestId: RequestId }, only),
    data: OwnSupplyBrief,
    auth: 'member'
  },

  /** What waits, the oldest first, or everything of a state. */
  'GET /api/operator/supply/list': {
    input: Type.Object({ status: Type.Optional(ListingStatus) }, only),
    data: Type.Array(ReviewedListing),
    auth: 'operator'
  },
  /** Errors: NOT_FOUND, CONFLICT in a state that does not allow it, VALIDATION `fields.reason` `required`. */
  'POST /api/operator/supply/review/{id}': { input: ListingReviewBody, data: ReviewedListing, auth: 'operator' }
} as const;
