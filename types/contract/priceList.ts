import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Nullable } from './common';
import { LocationName } from './localText';
import { Market } from './market';
import { LineFilter } from './priceLine';

/** Result count of a filter and its values for further restriction. */
export const LineFacets = Type.Object({
  lineCount: Type.Integer({ minimum: 0 }),
  /** Newest day with a price among the lines; null without any. */
  date: Nullable(DateOnly),
  /** Markets and origins with a line that matches category, variety and viewer; all other filters are ignored. */
  markets: Type.Array(Market),
  origins: Type.Array(Type.String()),
  /** Their names in the language of the viewer, in the same order; missing in what a device kept from an earlier version. */
  originNames: Type.Optional(Type.Array(LocationName)),
  /** Number of lines by letter, A to Z, `#` last. */
  letters: Type.Array(Type.Object({ letter: Type.String(), lineCount: Type.Integer({ minimum: 1 }) }))
});
export type LineFacets = Static<typeof LineFacets>;

const QuoteMonthQuery = Type.Object(
  { month: Type.String({ pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$' }) },
  { additionalProperties: false }
);

/** Collection days of a month, with the range of all published quotes. */
export const QuoteMonth = Type.Object({
  /** YYYY-MM-DD, ascending. */
  days: Type.Array(DateOnly),
  /** First day of all published quotes; null before the first quote. */
  first: Nullable(DateOnly),
  last: Nullable(DateOnly)
});
export type QuoteMonth = Static<typeof QuoteMonth>;

/** Nearest days with quotes before and after a day; null where there is none. */
export const NearbyDays = Type.Object({ before: Nullable(DateOnly), after: Nullable(DateOnly) });
export type NearbyDays = Static<typeof NearbyDays>;

export const priceListCalls = {
  'GET /api/front/market/facets': { input: LineFilter, data: LineFacets },
  'GET /api/front/market/days': { input: QuoteMonthQuery, data: QuoteMonth },
  /** Returns the nearest days with quotes. Error: VALIDATION for a day that is not in the calendar. */
  'GET /api/front/market/nearbyDays': {
    input: Type.Object({ date: DateOnly }, { additionalProperties: false }),
    data: NearbyDays
  }
} as const;
