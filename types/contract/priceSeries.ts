import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Fen, Id, TimeMs } from './common';
import { Provenance } from './provenance';

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

export const priceSeriesCalls = {
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
  }
} as const;
