import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Fen, Id, Nullable, PageLimit, PageOf, oneOf } from './common';
import { ContactLine, ListingStatus, Origin, Packaging, PerMille, Sulfur, TradeDocument } from './goods';
import { SupplyBrief } from './listing';
import { PlaceName, TaxonomyName } from './localText';
import { Picture, PictureUrl } from './upload';

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
        marketName: PlaceName,
        gradeName: TaxonomyName,
        lowFen: Fen,
        highFen: Fen,
        /** Without tax, ex works. The rule: `@rules/marketVerdict`. */
        place: Nullable(oneOf(['below', 'within', 'above', 'freight', 'slip']))
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
    /**
     * For the owner, and for admins of the company in whose name it stands, how it stands among their own: not what
     * `status` says while a new version or an appeal waits for its review, or was refused. Null for everybody else.
     */
    ownStatus: Nullable(ListingStatus),
    more: Type.Array(SupplyBrief),
    similar: Type.Array(SupplyBrief)
  })
]);
export type SupplyDetail = Static<typeof SupplyDetail>;

/** Whom to call, and where the goods lie. */
export const SupplyContact = Type.Composite([
  ContactLine,
  /** The street of the place of delivery, told to those with whom cards were exchanged; empty for all others. */
  Type.Object({ street: Type.String() })
]);
export type SupplyContact = Static<typeof SupplyContact>;

/** A supply that the reader marked, also when it is not offered any more. */
export const FavouriteSupply = Type.Composite([SupplyBrief, Type.Object({ status: ListingStatus })]);
export type FavouriteSupply = Static<typeof FavouriteSupply>;

const strict = { additionalProperties: false };

export const supplyCalls = {
  /** One supply in public. Counts a view, once a day for each reader. NOT_FOUND for one that was never published. */
  'GET /api/front/supply/detail': { input: Type.Object({ id: Id }, strict), data: SupplyDetail },
  /** Somebody came to it by a shared link or a code; counted once a day for each reader. One that is gone is no error. */
  'POST /api/front/supply/shareVisit': { input: Type.Object({ id: Id }, strict), data: Empty },
  /** Marks or unmarks; twice is once. NOT_FOUND. */
  'POST /api/front/supply/favourite': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: Type.Object({ favouriteCount: Type.Integer() }),
    auth: 'member'
  },
  /** The supplies that the person marked, the last marked first; also those that are not offered any more. */
  'GET /api/front/supply/favourites': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(FavouriteSupply),
    auth: 'member'
  },
  /** The contact as the reader may have it; the place where the full number travels. NOT_FOUND, RATE_LIMITED. */
  'POST /api/front/supply/contact': {
    input: Type.Object({ id: Id }, strict),
    data: SupplyContact,
    secure: true,
    encrypted: true
  }
} as const;
