import { Type, type Static } from '@sinclair/typebox';
import { Id, PageOf } from './common';
import { Flash } from './flash';
import { JumpAction } from './jump';
import { PriceLine, SpiceIndex } from './market';
import { NewsBrief } from './news';

export const Banner = Type.Object({
  id: Id,
  title: Type.String(),
  subtitle: Type.String(),
  action: Type.String(),
  varietyId: Id,
  jump: JumpAction
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

export const homeCalls = {
  'GET /api/front/home/feed': {
    /** `personalised` false: strictly by time (the reader closed recommendation). */
    input: Type.Object({ personalised: Type.Optional(Type.Boolean()) }, { additionalProperties: false }),
    data: HomeFeed
  }
} as const;
