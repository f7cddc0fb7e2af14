import { type Static, Type } from '@sinclair/typebox';
import { Cursor, DateOnly, Id, Nullable, oneOf, PageLimit, PageOf, TimeMs } from './common';
import { Grams, ListingReview, ListingStatus, OwnerActionBody, RequestId, ShowPhone, TradeUnit } from './goods';
import { ListingTitle, TaxonomyName } from './localText';
import { RegionPath } from './region';
import { SupplyFields, SupplyTerms, supplyTerms } from './supplyFields';
import { PictureUrl } from './upload';

/** A row in the list of the user's own supplies. */
export const OwnSupplyBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** True while an older version is public and this one is pending or was rejected. */
  isListed: Type.Boolean(),
  title: ListingTitle,
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
  cover: Nullable(Type.String()),
  ...supplyTerms,
  unit: TradeUnit,
  gramsPerPack: Nullable(Grams),
  /** Name of the company that the supply belongs to; empty for a personal supply. */
  companyName: Type.String(),
  review: Nullable(ListingReview),
  validUntil: Nullable(DateOnly),
  confirmedAtMs: Nullable(TimeMs),
  /** Time from which the supply may be refreshed; null when it may be refreshed now. */
  refreshFromMs: Nullable(TimeMs),
  /** Completeness of the listing in percent. */
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
  deliveryRegion: Nullable(RegionPath),
  /** Viewers who may see the number: the stricter one of `fields.showPhone` and the owner's account preference. */
  phoneShownTo: ShowPhone,
  /** Photos of `fields.photos` that also appear in an open supply of another seller. A warning only. */
  sharedPhotos: Type.Array(PictureUrl)
});
export type OwnSupply = Static<typeof OwnSupply>;

/** 在售, 审核中, 未通过, 已下架 (paused, closed or taken down), 已过期, 草稿. */
export const OwnSupplyTab = oneOf(['onSale', 'pending', 'rejected', 'offShelf', 'expired', 'draft']);
export type OwnSupplyTab = Static<typeof OwnSupplyTab>;

const strict = { additionalProperties: false };
const SupplyBody = Type.Object(
  {
    /** Null for a new supply, which is then idempotent per `requestId`. */
    id: Nullable(Id),
    requestId: RequestId,
    /** True: listed for the user's current company. */
    asCompany: Type.Boolean(),
    fields: SupplyFields
  },
  strict
);
export type SupplyBody = Static<typeof SupplyBody>;

export const ownSupplyCalls = {
  /** Returns the user's supplies and, for admins, those of the company, last changed first. */
  'GET /api/front/supply/mine': {
    input: Type.Object(
      {
        tab: Type.Optional(OwnSupplyTab),
        cursor: Type.Optional(Cursor),
        limit: Type.Optional(PageLimit)
      },
      strict
    ),
    data: PageOf(OwnSupplyBrief),
    auth: 'member'
  },
  'GET /api/front/supply/mineCounts': { data: Type.Record(OwnSupplyTab, Type.Integer()), auth: 'member' },
  /** Returns a supply for editing. Error: FORBIDDEN for another user's supply. */
  'POST /api/front/supply/own': {
    input: Type.Object({ id: Id }, strict),
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Returns the default contact of a new supply: the one of the user's last supply, else the user's registered data.
   */
  'POST /api/front/supply/ownContact': {
    data: Type.Object({ name: Type.String(), mobile: Type.String() }),
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Saves a draft; for a public supply the draft is a new version and the public one is unchanged. Errors: FORBIDDEN
   * for another user's supply, VALIDATION for values not even a draft may contain, CONFLICT when closed or above 20
   * drafts.
   */
  'POST /api/front/supply/saveDraft': {
    input: SupplyBody,
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /**
   * Submits the supply for review. Errors: VALIDATION with `fields` (see @rules/supply; `banned` for a banned word,
   * `contact` for a number, web address or code in the text, `unknown` for a missing picture), FORBIDDEN with `needs`
   * `verify` or `company` when the user's quota of open supplies is used up, CONFLICT at the quota for any user, or in
   * a status that does not allow it.
   */
  'POST /api/front/supply/submit': {
    input: SupplyBody,
    data: OwnSupply,
    secure: true,
    encrypted: true,
    auth: 'member'
  },
  /** Updates price and stock of a public supply. Errors: FORBIDDEN, VALIDATION, CONFLICT. */
  'POST /api/front/supply/changeTerms': { input: SupplyTerms, data: OwnSupplyBrief, auth: 'member' },
  /**
   * Changes the status of a supply. Errors: FORBIDDEN, CONFLICT in a status that does not allow it, RATE_LIMITED for a
   * second refresh on one day.
   */
  'POST /api/front/supply/act': { input: OwnerActionBody, data: OwnSupplyBrief, auth: 'member' },
  /** Creates a draft with the same content, without the data specific to the original. */
  'POST /api/front/supply/copy': {
    input: Type.Object({ id: Id, requestId: RequestId }, strict),
    data: OwnSupplyBrief,
    auth: 'member'
  }
} as const;
