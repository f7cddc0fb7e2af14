import { type Static, Type } from '@sinclair/typebox';
import { BasisPoints, CategoryId, Cursor, DateOnly, Empty, Fen, Id, Nullable, PageOf, TimeMs } from './common';
import { LocationName, TaxonomyName } from './localText';

/** Reference point of a change: the last collected point, or the one 7 or 30 days before it. */
export const ChangeSpan = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
export type ChangeSpan = Static<typeof ChangeSpan>;

/** A market row: one variety in one grade at one wholesale market. Prices are fen per kilogram. */
export const PriceLine = Type.Object({
  id: Id,
  varietyId: Id,
  varietyName: TaxonomyName,
  categoryId: CategoryId,
  gradeName: TaxonomyName,
  origin: Nullable(LocationName),
  marketId: Id,
  marketName: TaxonomyName,
  /** Short market name for rows: 玉林. */
  marketShortName: LocationName,
  date: DateOnly,
  collectedAtMs: TimeMs,
  lowFen: Nullable(Fen),
  highFen: Nullable(Fen),
  midFen: Nullable(Fen),
  /** Change against the reference point of the requested span; null without one. */
  changeFen: Nullable(Type.Integer()),
  changeBp: Nullable(BasisPoints),
  /** Up to 16 latest mids, oldest first; their final direction agrees with the sign of `changeBp`. */
  sparkFen: Type.Array(Fen),
  /** Pinyin initial of the variety's name, A to Z; `#` without one. */
  letter: Type.String({ pattern: '^[A-Z#]$' }),
  isFollowed: Type.Boolean()
});
export type PriceLine = Static<typeof PriceLine>;

/**
 * `hot`: most followed and viewed; `letter`: by pinyin initial of the variety. Ties follow the price list's own order.
 */
export const LineSort = Type.Union([
  Type.Literal('default'),
  Type.Literal('rise'),
  Type.Literal('fall'),
  Type.Literal('hot'),
  Type.Literal('letter')
]);
export type LineSort = Static<typeof LineSort>;

/**
 * Direction of a line on the newest day of the chosen markets; `changed` is up or down. Lines of an older day match
 * none.
 */
export const LineMove = Type.Union([
  Type.Literal('changed'),
  Type.Literal('up'),
  Type.Literal('flat'),
  Type.Literal('down')
]);
export type LineMove = Static<typeof LineMove>;

/** Up to 16 comma-separated ids. */
export const MarketIds = Type.String({ minLength: 1, maxLength: 512, pattern: '^[^,]+(,[^,]+){0,15}$' });

/** Filter of price lines; absent fields do not restrict. */
export const LineFilter = Type.Object(
  {
    categoryId: Type.Optional(CategoryId),
    varietyId: Type.Optional(Id),
    marketIds: Type.Optional(MarketIds),
    origin: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    /** Direction of change over the span. */
    move: Type.Optional(LineMove),
    /** Only lines that the viewer follows; empty for a visitor. */
    followed: Type.Optional(Type.Boolean()),
    span: Type.Optional(ChangeSpan),
    /**
     * Quotes of this day with their changes at that time; absent: the newest of each line. Error: HISTORY_LOCKED with
     * `needs`.
     */
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
    /** Rows are small and the list is long, so pages may be larger than elsewhere. */
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 500 }))
  },
  { additionalProperties: false }
);
export type LineQuery = Static<typeof LineQuery>;

const LineId = Type.Object({ lineId: Id }, { additionalProperties: false });

export const priceLineCalls = {
  'GET /api/front/market/lines': { input: LineQuery, data: PageOf(PriceLine) },
  /** Follows a line. Idempotent. */
  'POST /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' },
  'DELETE /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' }
} as const;
