import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, TimeMs } from './common';
import { PlaceName, TaxonomyName } from './localText';
import { ChangeSpan, MarketIds } from './priceLine';
import { SpiceIndex } from './spiceIndex';

export const Market = Type.Object({ id: Id, name: TaxonomyName, shortName: PlaceName });
export type Market = Static<typeof Market>;

/** The head of the market; board and counts are those of the asked markets, of all without any. */
export const MarketOverview = Type.Object({
  updatedAtMs: TimeMs,
  /** The newest day with a price; null before the first. */
  date: Nullable(DateOnly),
  indices: Type.Array(SpiceIndex),
  /** Lines of that day that rose, stood still and fell over the asked span: what the filter `move` leaves. */
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
