import { Type, type Static } from '@sinclair/typebox';
import { Cursor, DateOnly, Empty, Fen, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { SalesPace } from './lineInfo';
import { Provenance } from './provenance';

/** Who does it, as the audit names them; an import and its review need two different names. */
export const OperatorName = Type.String({ minLength: 1, maxLength: 30, pattern: '\\S' });

/** Columns of a price sheet. */
export const SheetField = Type.Union([
  Type.Literal('variety'),
  Type.Literal('grade'),
  Type.Literal('origin'),
  Type.Literal('market'),
  Type.Literal('date'),
  Type.Literal('low'),
  Type.Literal('high'),
  Type.Literal('mid'),
  Type.Literal('unit'),
  Type.Literal('sampleCount'),
  Type.Literal('sourceKind'),
  Type.Literal('sourceName'),
  Type.Literal('collector'),
  Type.Literal('pace'),
  Type.Literal('comment')
]);
export type SheetField = Static<typeof SheetField>;

/** Why a row of a price sheet was not taken. */
export const RowError = Type.Union([
  /** The cell is empty. */
  Type.Literal('REQUIRED'),
  /** No variety, grade of the variety, market, origin of the variety, unit, kind of source or pace of that name. */
  Type.Literal('UNKNOWN'),
  /** The key fits several lines: name the origin. */
  Type.Literal('AMBIGUOUS'),
  /** Not a number above 0 with at most six decimals. */
  Type.Literal('NUMBER'),
  /** The price is no whole number of fen per kilogram. */
  Type.Literal('NOT_WHOLE'),
  /** Above a million yuan per kilogram, more than 100,000 samples, a longer text than the column holds. */
  Type.Literal('TOO_LARGE'),
  /** A formula in a text file. */
  Type.Literal('FORMULA'),
  /** No day of the calendar since the year 2000. */
  Type.Literal('DATE'),
  /** A day that has not come yet in China. */
  Type.Literal('FUTURE'),
  /** The middle or the high lies below the low. */
  Type.Literal('BELOW_LOW'),
  /** The middle lies above the high. */
  Type.Literal('ABOVE_HIGH'),
  /** Another row of the sheet has the same line and day; none of them is taken. */
  Type.Literal('DUPLICATE'),
  /** These very figures were withdrawn for that day. */
  Type.Literal('WITHDRAWN')
]);
export type RowError = Static<typeof RowError>;

/**
 * What became of a row. `accepted`: new and published. `corrected`: replaced other figures of that day. `unchanged`: the
 * same figures stand already. `waiting`: a move above 20 %, published after its second review. `rejected`: see `faults`.
 */
export const RowOutcome = Type.Union([
  Type.Literal('accepted'),
  Type.Literal('corrected'),
  Type.Literal('unchanged'),
  Type.Literal('waiting'),
  Type.Literal('rejected')
]);
export type RowOutcome = Static<typeof RowOutcome>;

export const SheetRowReport = Type.Object({
  /** As the spreadsheet counts: the header is row 1. */
  row: Type.Integer({ minimum: 1 }),
  outcome: RowOutcome,
  lineId: Nullable(Id),
  date: Nullable(DateOnly),
  faults: Type.Array(Type.Object({ field: SheetField, reason: RowError }))
});
export type SheetRowReport = Static<typeof SheetRowReport>;

export const SheetReport = Type.Object({
  /** False when nothing was stored: every row was rejected, or one was and the import was strict. */
  isStored: Type.Boolean(),
  /** These bytes were taken before: this is the report of that time, nothing was done again. */
  isRepeat: Type.Boolean(),
  /** Lines that the price list did not have yet. */
  openedLines: Type.Integer({ minimum: 0 }),
  /** Headings that name no column of a price sheet. */
  ignoredColumns: Type.Array(Type.String()),
  counts: Type.Record(RowOutcome, Type.Integer({ minimum: 0 })),
  rows: Type.Array(SheetRowReport)
});
export type SheetReport = Static<typeof SheetReport>;

const Figures = {
  lowFen: Fen,
  midFen: Fen,
  highFen: Fen
};

/** A quote that waits for its second review. */
export const QuoteReview = Type.Object({
  id: Id,
  lineId: Id,
  /** 八角 大红 玉林 · 玉林. */
  lineName: Type.String(),
  date: DateOnly,
  ...Figures,
  /** The last published mid before that day; null when there is none. */
  publishedMidFen: Nullable(Fen),
  submittedBy: Type.String(),
  submittedAtMs: TimeMs
});
export type QuoteReview = Static<typeof QuoteReview>;

export const QuoteStatus = Type.Union([Type.Literal('pending'), Type.Literal('published'), Type.Literal('withdrawn')]);

export const QuoteAction = Type.Union([
  Type.Literal('published'),
  Type.Literal('corrected'),
  Type.Literal('submitted'),
  Type.Literal('approved'),
  Type.Literal('rejected'),
  Type.Literal('withdrawn')
]);

/** All that is known of a line on a day: what stands, what waits, what was withdrawn and why, and who did what. */
export const QuoteRecord = Type.Object({
  lineId: Id,
  date: DateOnly,
  quotes: Type.Array(
    Type.Object({
      status: QuoteStatus,
      ...Figures,
      pace: SalesPace,
      sampleCount: Type.Integer({ minimum: 1 }),
      sourceKind: Provenance.properties.kind,
      sourceName: Type.String(),
      collector: Nullable(Type.String()),
      comment: Nullable(Type.String()),
      /** Why it was withdrawn or rejected. */
      reason: Nullable(Type.String())
    })
  ),
  /** Oldest first. */
  changes: Type.Array(
    Type.Object({
      action: QuoteAction,
      operator: Type.String(),
      atMs: TimeMs,
      reason: Nullable(Type.String()),
      before: Nullable(Type.Object(Figures)),
      after: Nullable(Type.Object(Figures))
    })
  )
});
export type QuoteRecord = Static<typeof QuoteRecord>;

const Reason = Type.String({ minLength: 2, maxLength: 200, pattern: '\\S' });
const strict = { additionalProperties: false };

export const quoteCalls = {
  /**
   * One price sheet, xlsx or csv, up to 5 MB and 20,000 rows, field `file`; the valid rows are stored together or, with
   * `strict`, all or none. The same bytes are taken once. Errors: FILE_TYPE, FILE_TOO_LARGE, VALIDATION (`fields.file`:
   * `empty`, `unreadable`, `maxRows`; a missing column by its name: `column`).
   */
  'POST /api/operator/market/import': {
    input: Type.Object({ operator: OperatorName, strict: Type.Optional(Type.Boolean()) }, strict),
    data: SheetReport,
    multipart: true,
    inQuery: true,
    auth: 'operator'
  },
  /** Quotes that wait for their second review, oldest first. */
  'GET /api/operator/market/reviews': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(QuoteReview),
    auth: 'operator'
  },
  /** Saying the same twice is saying it once. Errors: NOT_FOUND, FORBIDDEN (the importer), CONFLICT (decided otherwise). */
  'POST /api/operator/market/review/approve': {
    input: Type.Object({ id: Id, operator: OperatorName }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** The quote counts as withdrawn, with the reason. Errors as for `approve`. */
  'POST /api/operator/market/review/reject': {
    input: Type.Object({ id: Id, operator: OperatorName, reason: Reason }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Takes back a published quote. Withdrawing twice is withdrawing once. Error: NOT_FOUND. */
  'POST /api/operator/market/withdraw': {
    input: Type.Object({ lineId: Id, date: DateOnly, operator: OperatorName, reason: Reason }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Error: NOT_FOUND. */
  'GET /api/operator/market/quote': {
    input: Type.Object({ lineId: Id, date: DateOnly }, strict),
    data: QuoteRecord,
    auth: 'operator'
  }
} as const;
