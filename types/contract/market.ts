import { Type, type Static } from '@sinclair/typebox';
import {
  BasisPoints,
  CategoryId,
  Cursor,
  DateOnly,
  Empty,
  Fen,
  Id,
  Nullable,
  PageLimit,
  PageOf,
  TimeMs
} from './common';

/** What a change is measured against: the last collected point, the one 7 or 30 days before it. */
export const ChangeSpan = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
export type ChangeSpan = Static<typeof ChangeSpan>;

/** One row of the market: a variety in a grade at a market. Prices are fen per kilogram. */
export const PriceLine = Type.Object({
  id: Id,
  varietyId: Id,
  varietyName: Type.String(),
  categoryId: CategoryId,
  gradeName: Type.String(),
  origin: Nullable(Type.String()),
  marketId: Id,
  marketName: Type.String(),
  /** Short form for rows: 玉林. */
  marketShortName: Type.String(),
  date: DateOnly,
  collectedAtMs: TimeMs,
  lowFen: Nullable(Fen),
  highFen: Nullable(Fen),
  midFen: Nullable(Fen),
  /** Against the point that the asked span names; null when there is none. */
  changeFen: Nullable(Type.Integer()),
  changeBp: Nullable(BasisPoints),
  /** Up to 16 last mids, oldest first; its end agrees with the sign of `changeBp`. */
  sparkFen: Type.Array(Fen),
  isFollowed: Type.Boolean()
});
export type PriceLine = Static<typeof PriceLine>;

/** A weekly index; the base date counts 1,000. Values are hundredths: 128642 is 1,286.42. */
export const SpiceIndex = Type.Object({
  id: Id,
  name: Type.String(),
  baseDate: DateOnly,
  date: DateOnly,
  valueCenti: Type.Integer(),
  changeCenti: Nullable(Type.Integer()),
  changeBp: Nullable(BasisPoints),
  sparkCenti: Type.Array(Type.Integer())
});
export type SpiceIndex = Static<typeof SpiceIndex>;

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

export const LineSort = Type.Union([Type.Literal('default'), Type.Literal('rise'), Type.Literal('fall')]);
export type LineSort = Static<typeof LineSort>;

export const LineQuery = Type.Object(
  {
    categoryId: Type.Optional(CategoryId),
    varietyId: Type.Optional(Id),
    marketId: Type.Optional(Id),
    /** Only what the reader follows; empty for a visitor. */
    followed: Type.Optional(Type.Boolean()),
    span: Type.Optional(ChangeSpan),
    sort: Type.Optional(LineSort),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  { additionalProperties: false }
);
export type LineQuery = Static<typeof LineQuery>;

export const SalesPace = Type.Union([Type.Literal('fast'), Type.Literal('normal'), Type.Literal('slow')]);

/** Where a price comes from. */
export const Provenance = Type.Object({
  kind: Type.Union([
    Type.Literal('collector'),
    Type.Literal('company'),
    Type.Literal('index'),
    Type.Literal('platform')
  ]),
  sourceName: Type.String(),
  collector: Nullable(Type.String()),
  collectedAtMs: TimeMs,
  sampleCount: Type.Integer({ minimum: 1 }),
  /** `pending`: a move above 20 % that waits for its second review. */
  review: Type.Union([Type.Literal('passed'), Type.Literal('pending')])
});
export type Provenance = Static<typeof Provenance>;

export const MarketRow = Type.Object({
  lineId: Id,
  marketName: Type.String(),
  lowFen: Nullable(Fen),
  highFen: Nullable(Fen),
  midFen: Nullable(Fen),
  changeBp: Nullable(BasisPoints)
});
export type MarketRow = Static<typeof MarketRow>;

export const SeriesRange = Type.Union([
  Type.Literal('7d'),
  Type.Literal('30d'),
  Type.Literal('90d'),
  Type.Literal('1y')
]);
export type SeriesRange = Static<typeof SeriesRange>;

export const PriceLineDetail = Type.Object({
  line: PriceLine,
  weekBp: Nullable(BasisPoints),
  monthBp: Nullable(BasisPoints),
  yearBp: Nullable(BasisPoints),
  pace: SalesPace,
  provenance: Provenance,
  /** The other grades of the variety at the same market, this one included. */
  grades: Type.Array(Type.Object({ lineId: Id, gradeName: Type.String() })),
  /** The same variety and grade at every market, this one first. */
  markets: Type.Array(MarketRow),
  supplyCount: Type.Integer(),
  purchaseCount: Type.Integer(),
  /** The longest range that this reader may open. */
  maxRange: SeriesRange
});
export type PriceLineDetail = Static<typeof PriceLineDetail>;

export const SeriesPoint = Type.Object({ date: DateOnly, lowFen: Fen, highFen: Fen, midFen: Fen });
export type SeriesPoint = Static<typeof SeriesPoint>;

export const Series = Type.Object({
  range: SeriesRange,
  from: DateOnly,
  to: DateOnly,
  /** Oldest first, collected days only: a missing day is a gap, never a guess. */
  points: Type.Array(SeriesPoint)
});
export type Series = Static<typeof Series>;

const LineId = Type.Object({ lineId: Id }, { additionalProperties: false });

export const marketCalls = {
  'GET /api/front/market/overview': {
    input: Type.Object({ span: Type.Optional(ChangeSpan) }, { additionalProperties: false }),
    data: MarketOverview
  },
  'GET /api/front/market/lines': { input: LineQuery, data: PageOf(PriceLine) },
  /** Error: NOT_FOUND. */
  'GET /api/front/market/line': { input: LineId, data: PriceLineDetail },
  /** Visitors read 30 days, members 90, verified people a year. Errors: NOT_FOUND, HISTORY_LOCKED. */
  'GET /api/front/market/series': {
    input: Type.Object({ lineId: Id, range: SeriesRange }, { additionalProperties: false }),
    data: Series
  },
  /** Following twice is following once. */
  'POST /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' },
  'DELETE /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' }
} as const;
