import { type Static, Type } from '@sinclair/typebox';
import { Id, PageOf } from './common';
import { LinkTarget } from './deepLink';
import { Flash } from './flash';
import { PurchaseBrief, SupplyBrief } from './listing';
import { OrganiserText } from './localText';
import { NewsBrief } from './news';
import { PriceLine } from './priceLine';
import { TrendingSearch } from './search';
import { SpiceIndex } from './spiceIndex';

export const Banner = Type.Object({
  id: Id,
  title: OrganiserText(),
  subtitle: OrganiserText(),
  action: OrganiserText(),
  varietyId: Id,
  jump: LinkTarget
});
export type Banner = Static<typeof Banner>;

/** Content above the fold of the home page and the first page of its news, in one response. */
export const HomeFeed = Type.Object({
  /** Number of varieties with a price from today (the last collection day). */
  updatedVarietyCount: Type.Integer(),
  /** In order of rank. */
  trendingSearches: Type.Array(Type.Pick(TrendingSearch, ['word', 'text'])),
  banners: Type.Array(Banner),
  flashes: Type.Array(Flash),
  index: SpiceIndex,
  /** Price lines that the viewer follows, filled up with the top movers to at least three. */
  lines: Type.Array(PriceLine),
  linesKind: Type.Union([Type.Literal('followed'), Type.Literal('movers')]),
  news: PageOf(NewsBrief)
});
export type HomeFeed = Static<typeof HomeFeed>;

/** Supplies and purchase requests, the viewer's varieties first unless the viewer disabled recommendations. */
export const HomeListings = Type.Object({
  supplies: Type.Array(SupplyBrief, { maxItems: 4 }),
  purchases: Type.Array(PurchaseBrief, { maxItems: 4 })
});
export type HomeListings = Static<typeof HomeListings>;

/** `personalised` false orders strictly by time (the viewer disabled recommendations). */
const Personalised = Type.Object({ personalised: Type.Optional(Type.Boolean()) }, { additionalProperties: false });

export const homeCalls = {
  'GET /api/front/home/feed': {
    input: Personalised,
    data: HomeFeed
  },
  'GET /api/front/home/listings': { input: Personalised, data: HomeListings }
} as const;
