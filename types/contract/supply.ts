import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Empty, Fen, Id, Nullable, oneOf, PageLimit, PageOf } from './common';
import { ListingStatus, MaskedContact, Origin, Packaging, PerMille, Sulfur, TradeDocument } from './goods';
import { SupplyBrief } from './listing';
import { LocationName, TaxonomyName } from './localText';
import { Picture, PictureUrl } from './upload';

/** A supply as visible to the public. */
export const SupplyDetail = Type.Composite([
  Type.Omit(SupplyBrief, ['origin']),
  Type.Object({
    /** Public status; unless the supply is on offer, the page explains it and links to other supplies. */
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
    /** Current price range of the wholesale market in fen per kilogram, to compare with; null without a quoted line. */
    band: Nullable(
      Type.Object({
        lineId: Id,
        marketName: LocationName,
        gradeName: TaxonomyName,
        lowFen: Fen,
        highFen: Fen,
        /** Position relative to the range, compared without tax and ex works. Rule: `@rules/marketVerdict`. */
        place: Nullable(oneOf(['below', 'within', 'above', 'freight', 'slip']))
      })
    ),
    contact: MaskedContact,
    sellerInfo: Type.Object({
      /** Null for a person without a company. */
      companyId: Nullable(Id),
      logoUrl: Nullable(Type.String()),
      openSupplies: Type.Integer(),
      /** Percentage of the inquiries of the last 90 days answered within a day; null below five inquiries. */
      responsePercent: Nullable(Type.Integer())
    }),
    viewCount: Type.Integer(),
    favouriteCount: Type.Integer(),
    isFavourite: Type.Boolean(),
    /**
     * Status in the owner's own list, for the owner and admins of the owning company: differs from `status` while a new
     * version or an appeal is pending or was rejected. Null for all other viewers.
     */
    ownStatus: Nullable(ListingStatus),
    more: Type.Array(SupplyBrief),
    similar: Type.Array(SupplyBrief)
  })
]);
export type SupplyDetail = Static<typeof SupplyDetail>;

/** Contact person of a supply and location of the goods. */
export const SupplyContact = Type.Composite([
  MaskedContact,
  /** Street of the place of delivery, disclosed after an exchange of business cards; otherwise empty. */
  Type.Object({ street: Type.String() })
]);
export type SupplyContact = Static<typeof SupplyContact>;

/** A supply that the viewer saved, including one that is no longer on offer. */
export const FavouriteSupply = Type.Composite([SupplyBrief, Type.Object({ status: ListingStatus })]);
export type FavouriteSupply = Static<typeof FavouriteSupply>;

const strict = { additionalProperties: false };

export const supplyCalls = {
  /**
   * Returns a published supply and counts one view per viewer and day. Error: NOT_FOUND for one that was never
   * published.
   */
  'GET /api/front/supply/detail': { input: Type.Object({ id: Id }, strict), data: SupplyDetail },
  /** Counts a visit by a shared link or code, once per viewer and day. A missing supply is ignored. */
  'POST /api/front/supply/shareVisit': { input: Type.Object({ id: Id }, strict), data: Empty },
  /** Saves or unsaves a supply. Idempotent. Error: NOT_FOUND. */
  'POST /api/front/supply/favourite': {
    input: Type.Object({ id: Id, on: Type.Boolean() }, strict),
    data: Type.Object({ favouriteCount: Type.Integer() }),
    auth: 'member'
  },
  /** Returns the user's saved supplies, last saved first, including those no longer on offer. */
  'GET /api/front/supply/favourites': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(FavouriteSupply),
    auth: 'member'
  },
  /**
   * Returns the contact as visible to the viewer; only this call transmits the full number. Errors: NOT_FOUND,
   * RATE_LIMITED.
   */
  'POST /api/front/supply/contact': {
    input: Type.Object({ id: Id }, strict),
    data: SupplyContact,
    secure: true,
    encrypted: true
  }
} as const;
