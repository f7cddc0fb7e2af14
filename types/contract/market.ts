import { Type, type Static } from '@sinclair/typebox';
import { BasisPoints, CategoryId, Cursor, DateOnly, Empty, Fen, Id, Nullable, PageOf, TimeMs } from './common';

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
  /** Of the variety's name in pinyin, A to Z; `#` where it has none. */
  letter: Type.String({ pattern: '^[A-Z#]$' }),
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

/** A line in the basket of an index. */
export const BasketLine = Type.Object({
  lineId: Id,
  varietyId: Id,
  varietyName: Type.String(),
  gradeName: Type.String(),
  marketShortName: Type.String(),
  /** Share of the basket's value on the base date, in hundredths of a percent; all together 10,000. */
  weightBp: Type.Integer({ minimum: 0, maximum: 10_000 }),
  /** Null while the line has no published quote. */
  midFen: Nullable(Fen),
  weekBp: Nullable(BasisPoints)
});
export type BasketLine = Static<typeof BasketLine>;

/** An index from its base date on. */
export const SpiceIndexDetail = Type.Object({
  index: SpiceIndex,
  /** How it is computed; the sentence stands in the dictionary of the client, the method in the README of the module. */
  method: Type.Literal('chainedLaspeyres'),
  /** One each Monday from the base date on, oldest first. */
  points: Type.Array(Type.Object({ date: DateOnly, valueCenti: Type.Integer() })),
  /** The heaviest line first. */
  basket: Type.Array(BasketLine)
});
export type SpiceIndexDetail = Static<typeof SpiceIndexDetail>;

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

/**
 * `hot`: what people follow and open most; `letter`: by the first letter of the variety's pinyin. The rest of an order
 * is the price list's own.
 */
export const LineSort = Type.Union([
  Type.Literal('default'),
  Type.Literal('rise'),
  Type.Literal('fall'),
  Type.Literal('hot'),
  Type.Literal('letter')
]);
export type LineSort = Static<typeof LineSort>;

/** Which price lines; what is left out does not narrow. */
export const LineFilter = Type.Object(
  {
    categoryId: Type.Optional(CategoryId),
    varietyId: Type.Optional(Id),
    /** Up to 16 ids, with commas between. */
    marketIds: Type.Optional(Type.String({ minLength: 1, maxLength: 512, pattern: '^[^,]+(,[^,]+){0,15}$' })),
    origin: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    /** Only lines that rose or fell over the span. */
    changedOnly: Type.Optional(Type.Boolean()),
    /** Only what the reader follows; empty for a visitor. */
    followed: Type.Optional(Type.Boolean()),
    span: Type.Optional(ChangeSpan),
    /** The quotes of this day, with their changes as they were then; without it the newest of each line. */
    date: Type.Optional(DateOnly)
  },
  { additionalProperties: false }
);
export type LineFilter = Static<typeof LineFilter>;

export const LineQuery = Type.Object(
  {
    ...LineFilter.properties,
    sort: Type.Optional(LineSort),
    cursor: Type.Optional(Cursor),
    /** Rows are small and the list is long: windows may be larger than elsewhere. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 }))
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
  /** When the figures were collected: the markets do not all report on the same day. */
  date: DateOnly,
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
  Type.Literal('1y'),
  Type.Literal('3y')
]);
export type SeriesRange = Static<typeof SeriesRange>;

/** A range that the reader may not open, and what would open it. */
export const HistoryLock = Type.Object({
  /** 30 days are open to everybody. */
  range: Type.Union([Type.Literal('90d'), Type.Literal('1y'), Type.Literal('3y')]),
  needs: Type.Union([Type.Literal('login'), Type.Literal('verify'), Type.Literal('company')])
});
export type HistoryLock = Static<typeof HistoryLock>;

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
  maxRange: SeriesRange,
  /** What would open longer ranges to this reader, the next one first; empty when nothing is closed. */
  locks: Type.Array(HistoryLock),
  /** Whether this reader may take the prices away as a file. */
  canExport: Type.Boolean()
});
export type PriceLineDetail = Static<typeof PriceLineDetail>;

export const SeriesPoint = Type.Object({
  date: DateOnly,
  lowFen: Fen,
  highFen: Fen,
  midFen: Fen,
  collectedAtMs: TimeMs,
  sampleCount: Type.Integer({ minimum: 1 }),
  /** Place in `sources` of the series. */
  source: Type.Integer({ minimum: 0 })
});
export type SeriesPoint = Static<typeof SeriesPoint>;

/** Who collected: a few for a series of hundreds of points, so a point names its place in the list. */
export const SeriesSource = Type.Pick(Provenance, ['kind', 'sourceName', 'collector']);
export type SeriesSource = Static<typeof SeriesSource>;

/** `lastYear`: the same range 52 weeks earlier, so that collection days lie over collection days. */
export const SeriesPeriod = Type.Union([Type.Literal('now'), Type.Literal('lastYear')]);
export type SeriesPeriod = Static<typeof SeriesPeriod>;

export const SeriesQuery = Type.Object(
  { lineId: Id, range: SeriesRange, period: Type.Optional(SeriesPeriod) },
  { additionalProperties: false }
);
export type SeriesQuery = Static<typeof SeriesQuery>;

export const Series = Type.Object({
  range: SeriesRange,
  from: DateOnly,
  to: DateOnly,
  sources: Type.Array(SeriesSource),
  /** Oldest first, collected days only: a missing day is a gap, never a guess. */
  points: Type.Array(SeriesPoint)
});
export type Series = Static<typeof Series>;

/** A text file for the reader to keep. */
export const TextFile = Type.Object({ name: Type.String(), text: Type.String() });
export type TextFile = Static<typeof TextFile>;

const LineId = Type.Object({ lineId: Id }, { additionalProperties: false });

export const marketCalls = {
  'GET /api/front/market/overview': {
    input: Type.Object({ span: Type.Optional(ChangeSpan) }, { additionalProperties: false }),
    data: MarketOverview
  },
  'GET /api/front/market/lines': { input: LineQuery, data: PageOf(PriceLine) },
  /**
   * Visitors read 30 days, members 90, verified people a year, members of a company three; the year before counts as
   * that much further back. Errors: NOT_FOUND, HISTORY_LOCKED with `needs`.
   */
  'GET /api/front/market/series': { input: SeriesQuery, data: Series },
  /** The points of a series as CSV, for verified people. Errors: NOT_FOUND, FORBIDDEN, HISTORY_LOCKED with `needs`. */
  'GET /api/front/market/seriesFile': {
    input: Type.Object({ lineId: Id, range: SeriesRange }, { additionalProperties: false }),
    data: TextFile,
    auth: 'member'
  },
  /** Open to everybody, with its whole history. Error: NOT_FOUND. */
  'GET /api/front/market/index': {
    input: Type.Object({ id: Id }, { additionalProperties: false }),
    data: SpiceIndexDetail
  },
  /** Following twice is following once. */
  'POST /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' },
  'DELETE /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' }
} as const;
