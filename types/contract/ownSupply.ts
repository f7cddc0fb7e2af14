import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Id, Nullable, PageLimit, PageOf, TimeMs, oneOf } from './common';
import { Grams, ListingReview, ListingStatus, OwnerActionBody, RequestId, ShowPhone, TradeUnit } from './goods';
import { ListingTitle, TaxonomyName } from './localText';
import { RegionPath } from './region';
import { SupplyFields, SupplyTerms, supplyTerms } from './supplyFields';
import { PictureUrl } from './upload';

/** A row of one's own supplies. */
export const OwnSupplyBrief = Type.Object({
  id: Id,
  status: ListingStatus,
  /** An older version stands in public while this one waits for its review or was not let through. */
  isListed: Type.Boolean(),
  title: ListingTitle,
  varietyId: Nullable(Id),
  varietyName: TaxonomyName,
  gradeName: TaxonomyName,
  cover: Nullable(Type.String()),
  ...supplyTerms,
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
  deliveryRegion: Nullable(RegionPath),
  /** Who reads the number: the stricter one of `fields.showPhone` and of what the owner prefers for all that is theirs. */
  phoneShownTo: ShowPhone,
  /** Those of `fields.photos` that stand in an open supply of another seller as well. A warning; nothing is refused. */
  sharedPhotos: Type.Array(PictureUrl)
});
export type OwnSupply = Static<typeof OwnSupply>;

/** 在售, 审核中, 未通过, 已下架 (paused, closed or taken down), 已过期, 草稿. */
export const OwnSupplyTab = oneOf(['onSale', 'pending', 'rejected', 'offShelf', 'expired', 'draft']);
export type OwnSupplyTab = Static<typeof OwnSupplyTab>;

const strict = { additionalProperties: false };
const SupplyBody = Type.Object(
  {
    /** Null for a new one: `requestId` makes it one, however often it is sent. */
    id: Nullable(Id),
    requestId: RequestId,
    /** True: in the name of the company that the person acts for. */
    asCompany: Type.Boolean(),
    fields: SupplyFields
  },
  strict
);
export type SupplyBody = Static<typeof SupplyBody>;

export const ownSupplyCalls = {
  /** Own supplies, and as an admin those of the company, the last changed first. */
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
  /** One of them to be edited. FORBIDDEN for somebody else's. */
  'POST /api/front/supply/own': {
    input: Type.Object({ id: Id }, strict),
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
    input: Type.Object({ id: Id, requestId: RequestId }, strict),
    data: OwnSupplyBrief,
    auth: 'member'
  }
} as const;
