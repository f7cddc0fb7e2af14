import { Type, type Static } from '@sinclair/typebox';
import { BasisPoints, CategoryId, Cursor, DateOnly, Empty, Fen, Id, Nullable, PageOf, TimeMs } from './common';
import { PlaceName, TaxonomyName } from './localText';

/** What a change is measured against: the last collected point, the one 7 or 30 days before it. */
export const ChangeSpan = Type.Union([Type.Literal('day'), Type.Literal('week'), Type.Literal('month')]);
export type ChangeSpan = Static<typeof ChangeSpan>;

/** One row of the market: a variety in a grade at a market. Prices are fen per kilogram. */
export const PriceLine = Type.Object({
  id: Id,
  varietyId: Id,
  varietyName: TaxonomyName,
  categoryId: CategoryId,
  gradeName: TaxonomyName,
  origin: Nullable(PlaceName),
  marketId: Id,
  marketName: TaxonomyName,
  /** Short form for rows: 玉林. */
  marketShortName: PlaceName,
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

/** How a line moved on the newest day of the chosen markets; `changed` is up or down. A line of an older day did not. */
export const LineMove = Type.Union([
  Type.Literal('changed'),
  Type.Literal('up'),
  Type.Literal('flat'),
  Type.Literal('down')
]);
export type LineMove = Static<typeof LineMove>;

/** Up to 16 ids, with commas between. */
export const MarketIds = Type.String({ minLength: 1, maxLength: 512, pattern: '^[^,]+(,[^,]+){0,15}$' });

/** Which price lines; what is left out does not narrow. */
export const LineFilter = Type.Object(
  {
    categoryId: Type.Optional(CategoryId),
    varietyId: Type.Optional(Id),
    marketIds: Type.Optional(MarketIds),
    origin: Type.Optional(Type.String({ minLength: 1, maxLength: 32 })),
    /** Over the span. */
    move: Type.Optional(LineMove),
    /** Only what the reader follows; empty for a visitor. */
    followed: Type.Optional(Type.Boolean()),
    span: Type.Optional(ChangeSpan),
    /** The quotes of this day, with their changes as they were then; without it the newest of each line. Error: HISTORY_LOCKED with `needs`. */
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

const LineId = Type.Object({ lineId: Id }, { additionalProperties: false });

export const priceLineCalls = {
  'GET /api/front/market/lines': { input: LineQuery, data: PageOf(PriceLine) },
  /** Following twice is following once. */
  'POST /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' },
  'DELETE /api/front/market/follow': { input: LineId, data: Empty, auth: 'member' }
} as const;
