import { type Static, Type } from '@sinclair/typebox';
import { Cursor, DateOnly, Empty, Fen, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { SalesPace } from './lineInfo';
import { Provenance } from './provenance';

/** Operator name for the audit; an import and its review must have two different names. */
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

/** Reason for rejecting a row of a price sheet. */
export const RowError = Type.Union([
  /** The cell is empty. */
  Type.Literal('REQUIRED'),
  /** Unknown variety, grade of the variety, market, origin of the variety, unit, kind of source or pace. */
  Type.Literal('UNKNOWN'),
  /** The key matches several lines; the row must name the origin. */
  Type.Literal('AMBIGUOUS'),
  /** The value is not a number above 0 with at most six decimals. */
  Type.Literal('NUMBER'),
  /** The price is not a whole number of fen per kilogram. */
  Type.Literal('NOT_WHOLE'),
  /** More than a million yuan per kilogram, more than 100,000 samples, or a text longer than the column allows. */
  Type.Literal('TOO_LARGE'),
  /** The text file contains a formula. */
  Type.Literal('FORMULA'),
  /** The value is not a calendar day since the year 2000. */
  Type.Literal('DATE'),
  /** The day is in the future in China. */
  Type.Literal('FUTURE'),
  /** The mid or the high is below the low. */
  Type.Literal('BELOW_LOW'),
  /** The mid is above the high. */
  Type.Literal('ABOVE_HIGH'),
  /** Another row of the sheet has the same line and day; all such rows are rejected. */
  Type.Literal('DUPLICATE'),
  /** The same figures were withdrawn for that day. */
  Type.Literal('WITHDRAWN')
]);
export type RowError = Static<typeof RowError>;

/**
 * Result of a row. `accepted`: new and published. `corrected`: replaced other figures of that day. `unchanged`: equal
 * to the stored figures. `waiting`: a change above 20 %, published after its second review. `rejected`: see `faults`.
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
  /** Row number as in the spreadsheet; the header is row 1. */
  row: Type.Integer({ minimum: 1 }),
  outcome: RowOutcome,
  lineId: Nullable(Id),
  date: Nullable(DateOnly),
  faults: Type.Array(Type.Object({ field: SheetField, reason: RowError }))
});
export type SheetRowReport = Static<typeof SheetRowReport>;

export const SheetReport = Type.Object({
  /** False when nothing was stored: all rows were rejected, or at least one in a strict import. */
  isStored: Type.Boolean(),
  /** True for a file imported before: this is the report of that import, and nothing was stored again. */
  isRepeat: Type.Boolean(),
  /** Number of lines newly added to the price list. */
  openedLines: Type.Integer({ minimum: 0 }),
  /** Column headings that are not part of a price sheet. */
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
  /** Full name of the line, for example 八角 大红 玉林 · 玉林. */
  lineName: Type.String(),
  date: DateOnly,
  ...Figures,
  /** Last published mid before that day; null when there is none. */
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

/** Full record of a line on a day: published, pending and withdrawn quotes with reasons, and the audit trail. */
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
      /** Reason for the withdrawal or rejection. */
      reason: Nullable(Type.String())
    })
  ),
  /** Audit trail, oldest first. */
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
   * Imports a price sheet (xlsx or csv, up to 5 MB and 20,000 rows, field `file`). All valid rows are stored together;
   * with `strict`, all rows or none. Idempotent per file content. Errors: FILE_TYPE, FILE_TOO_LARGE, VALIDATION
   * (`fields.file`: `empty`, `unreadable`, `maxRows`; a missing column by its name: `column`).
   */
  'POST /api/operator/market/import': {
    input: Type.Object({ operator: OperatorName, strict: Type.Optional(Type.Boolean()) }, strict),
    data: SheetReport,
    multipart: true,
    inQuery: true,
    auth: 'operator'
  },
  /** Returns quotes that wait for their second review, oldest first. */
  'GET /api/operator/market/reviews': {
    input: Type.Object({ cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(QuoteReview),
    auth: 'operator'
  },
  /** Approves a quote. Idempotent. Errors: NOT_FOUND, FORBIDDEN (the importer), CONFLICT (already rejected). */
  'POST /api/operator/market/review/approve': {
    input: Type.Object({ id: Id, operator: OperatorName }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Rejects a quote, which counts as withdrawn for the given reason. Errors: as for `approve`. */
  'POST /api/operator/market/review/reject': {
    input: Type.Object({ id: Id, operator: OperatorName, reason: Reason }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Withdraws a published quote. Idempotent. Error: NOT_FOUND. */
  'POST /api/operator/market/withdraw': {
    input: Type.Object({ lineId: Id, date: DateOnly, operator: OperatorName, reason: Reason }, strict),
    data: Empty,
    auth: 'operator'
  },
  /** Returns the record of a line on a day. Error: NOT_FOUND. */
  'GET /api/operator/market/quote': {
    input: Type.Object({ lineId: Id, date: DateOnly }, strict),
    data: QuoteRecord,
    auth: 'operator'
  }
} as const;
