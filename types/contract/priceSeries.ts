import { type Static, Type } from '@sinclair/typebox';
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

/** A range that the viewer may not open, with the requirement that unlocks it. */
export const HistoryLock = Type.Object({
  /** Lockable ranges; 30 days are open to every viewer. */
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
  /** Index into `sources` of the series. */
  source: Type.Integer({ minimum: 0 })
});
export type SeriesPoint = Static<typeof SeriesPoint>;

/** Collector of prices. Hundreds of points share a few sources, so each point references its source by index. */
export const SeriesSource = Type.Pick(Provenance, ['kind', 'sourceName', 'collector']);
export type SeriesSource = Static<typeof SeriesSource>;

/** `lastYear`: the same range 52 weeks earlier, which aligns weekdays and thus collection days. */
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
  /** Oldest first, collected days only: missing days are gaps and never interpolated. */
  points: Type.Array(SeriesPoint)
});
export type Series = Static<typeof Series>;

/** A text file for the user to download. */
export const TextFile = Type.Object({ name: Type.String(), text: Type.String() });
export type TextFile = Static<typeof TextFile>;

export const priceSeriesCalls = {
  /**
   * Returns a price series. Visitors may read 30 days, members 90, verified users one year, company members three;
   * `lastYear` counts as that much further back. Errors: NOT_FOUND, HISTORY_LOCKED with `needs`.
   */
  'GET /api/front/market/series': { input: SeriesQuery, data: Series },
  /**
   * Returns the points of a series as CSV, for verified users. Errors: NOT_FOUND, FORBIDDEN, HISTORY_LOCKED with
   * `needs`.
   */
  'GET /api/front/market/seriesFile': {
    input: Type.Object({ lineId: Id, range: SeriesRange }, { additionalProperties: false }),
    data: TextFile,
    auth: 'member'
  }
} as const;
