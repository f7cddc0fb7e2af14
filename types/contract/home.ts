import { Type, type Static } from '@sinclair/typebox';
import { Id, PageOf } from './common';
import { Flash } from './flash';
import { LinkTarget } from './deepLink';
import { PurchaseBrief, SupplyBrief } from './listing';
import { NewsBrief } from './news';
import { PriceLine } from './priceLine';
import { SpiceIndex } from './spiceIndex';

export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  action: Type.String(),
  varietyId: Id,
  jump: LinkTarget
});
export type Banner = Static<typeof Banner>;

/** Everything above the fold of the home and the first window of its news, in one answer. */
export const HomeFeed = Type.Object({
  /** Varieties with a price of today (the last collection day). */
  updatedVarietyCount: Type.Integer(),
  hotWords: Type.Array(Type.String()),
  banners: Type.Array(Banner),
  flashes: Type.Array(Flash),
  index: SpiceIndex,
  /** What the reader follows, filled up with the top movers; three at the least. */
  lines: Type.Array(PriceLine),
  linesKind: Type.Union([Type.Literal('followed'), Type.Literal('movers')]),
  news: PageOf(NewsBrief)
});
export type HomeFeed = Static<typeof HomeFeed>;

/** Goods on offer and wanted, for the reader's varieties first unless the reader closed recommendation. */
export const HomeListings = Type.Object({
  supplies: Type.Array(SupplyBrief, { maxItems: 4 }),
  purchases: Type.Array(PurchaseBrief, { maxItems: 4 })
});
export type HomeListings = Static<typeof HomeListings>;

/** `personalised` false: strictly by time (the reader closed recommendation). */
const Personalised = Type.Object({ personalised: Type.Optional(Type.Boolean()) }, { additionalProperties: false });

export const homeCalls = {
  'GET /api/front/home/feed': {
    input: Personalised,
    data: HomeFeed
  },
  'GET /api/front/home/listings': { input: Personalised, data: HomeListings }
} as const;
