import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, TimeMs } from './common';
import { LocationName, TaxonomyName } from './localText';
import { ChangeSpan, MarketIds } from './priceLine';
import { SpiceIndex } from './spiceIndex';

export const Market = Type.Object({ id: Id, name: TaxonomyName, shortName: LocationName });
export type Market = Static<typeof Market>;

/** Market header; board and counts cover the requested markets, or all markets without any. */
export const MarketOverview = Type.Object({
  updatedAtMs: TimeMs,
  /** Newest day with a price; null before the first. */
  date: Nullable(DateOnly),
  indices: Type.Array(SpiceIndex),
  /** Lines of that day by direction of change over the requested span, matching the filter `move`. */
  board: Type.Object({ up: Type.Integer(), flat: Type.Integer(), down: Type.Integer() }),
  varietyCount: Type.Integer(),
  lineCount: Type.Integer(),
  markets: Type.Array(Market)
});
export type MarketOverview = Static<typeof MarketOverview>;

export const marketCalls = {
  'GET /api/front/market/overview': {
    input: Type.Object(
      { span: Type.Optional(ChangeSpan), marketIds: Type.Optional(MarketIds) },
      { additionalProperties: false }
    ),
    data: MarketOverview
  }
} as const;
