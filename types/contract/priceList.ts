import { Type, type Static } from '@sinclair/typebox';
import { DateOnly, Nullable } from './common';
import { Market } from './market';
import { LineFilter } from './priceLine';

/** What a filter leaves, and what it could be narrowed by. */
export const LineFacets = Type.Object({
  lineCount: Type.Integer({ minimum: 0 }),
  /** The newest day of a price among them; null without any. */
  date: Nullable(DateOnly),
  /** Markets and origins that have a line of this category, variety and reader, whatever else is filtered by. */
  markets: Type.Array(Market),
  origins: Type.Array(Type.String()),
  /** A to Z, `#` last: how many lines stand under each letter. */
  letters: Type.Array(Type.Object({ letter: Type.String(), lineCount: Type.Integer({ minimum: 1 }) }))
});
export type LineFacets = Static<typeof LineFacets>;

const QuoteMonthQuery = Type.Object(
  { month: Type.String({ pattern: '^(?!0000)\\d{4}-(0[1-9]|1[0-2])$' }) },
  { additionalProperties: false }
);

/** The days of a month on which prices were collected, and how far there are any. */
export const QuoteMonth = Type.Object({
  /** YYYY-MM-DD, in order. */
  days: Type.Array(DateOnly),
  /** Of all published quotes; null before the first. */
  first: Nullable(DateOnly),
  last: Nullable(DateOnly)
});
export type QuoteMonth = Static<typeof QuoteMonth>;

/** The days with quotes around one; null where there is none. */
export const NearbyDays = Type.Object({ before: Nullable(DateOnly), after: Nullable(DateOnly) });
export type NearbyDays = Static<typeof NearbyDays>;

export const priceListCalls = {
  'GET /api/front/market/facets': { input: LineFilter, data: LineFacets },
  'GET /api/front/market/days': { input: QuoteMonthQuery, data: QuoteMonth },
  /** Error: VALIDATION for a day that no calendar has. */
  'GET /api/front/market/nearbyDays': {
    input: Type.Object({ date: DateOnly }, { additionalProperties: false }),
    data: NearbyDays
  }
} as const;
