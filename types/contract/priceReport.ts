import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, TimeMs } from './common';
import { PictureUrl } from './upload';

export const ReportKind = Type.Union([
  Type.Literal('tooHigh'),
  Type.Literal('tooLow'),
  Type.Literal('outdated'),
  Type.Literal('wrongGrade'),
  Type.Literal('other')
]);
export type ReportKind = Static<typeof ReportKind>;

export const ReportStatus = Type.Union([Type.Literal('open'), Type.Literal('accepted'), Type.Literal('rejected')]);
export type ReportStatus = Static<typeof ReportStatus>;

/** A user's report of a wrong price of a line on a day. */
export const PriceReport = Type.Object({
  id: Id,
  lineId: Id,
  date: DateOnly,
  kind: ReportKind,
  /** Suggested price in fen per kilogram. */
  suggestedFen: Nullable(Type.Integer()),
  reason: Type.String(),
  /** Photos as evidence, such as a price board or a bill. */
  images: Type.Array(PictureUrl),
  status: ReportStatus,
  createdAtMs: TimeMs
});
export type PriceReport = Static<typeof PriceReport>;

const NewReport = Type.Object(
  {
    lineId: Id,
    date: DateOnly,
    kind: ReportKind,
    suggestedFen: Nullable(Type.Integer({ minimum: 1, maximum: 100_000_000 })),
    /** Required for the kind `other`. */
    reason: Type.String({ maxLength: 140 }),
    /** URLs uploaded by the same user. */
    images: Type.Optional(Type.Array(PictureUrl, { maxItems: 3, uniqueItems: true }))
  },
  { additionalProperties: false }
);
export type NewReport = Static<typeof NewReport>;

export const priceReportCalls = {
  /** Returns the user's newest report on a line, null without one. */
  'GET /api/front/market/report': {
    input: Type.Object({ lineId: Id }, { additionalProperties: false }),
    data: Nullable(PriceReport),
    auth: 'member'
  },
  /**
   * Creates a report; an open report of the same line and day is replaced. Errors: NOT_FOUND when no price was
   * published for that day, VALIDATION `fields.reason` `required` or `fields.images` `unknown`, RATE_LIMITED above 20 a
   * day.
   */
  'POST /api/front/market/report': { input: NewReport, data: PriceReport, auth: 'member' }
} as const;
