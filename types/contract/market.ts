import { Type, type Static } from '@sinclair/typebox';
import { Id, TimeMs } from './common';
import { ChangeSpan } from './priceLine';
import { SpiceIndex } from './spiceIndex';

export const Market = Type.Object({ id: Id, name: Type.String(), shortName: Type.String() });
export type Market = Static<typeof Market>;

export const MarketOverview = Type.Object({
  updatedAtMs: TimeMs,
  indices: Type.Array(SpiceIndex),
  /** Lines that rose, stood still and fell over the asked span. */
  board: Type.Object({ up: Type.Integer(), flat: Type.Integer(), down: Type.Integer() }),
  varietyCount: Type.Integer(),
  lineCount: Type.Integer(),
  markets: Type.Array(Market)
});
export type MarketOverview = Static<typeof MarketOverview>;

export const marketCalls = {
  'GET /api/front/market/overview': {
    input: Type.Object({ span: Type.Optional(ChangeSpan) }, { additionalProperties: false }),
    data: MarketOverview
  }
} as const;
