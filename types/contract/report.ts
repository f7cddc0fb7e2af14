import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id } from './common';

/** Content that can be reported. A wrong price has a separate call (priceReport.ts) that asks for the correct one. */
export const ReportTarget = Type.Union([
  Type.Literal('news'),
  Type.Literal('flash'),
  Type.Literal('supply'),
  Type.Literal('purchase'),
  Type.Literal('company'),
  /** A business card. */
  Type.Literal('card'),
  /** An inquiry thread, reported by one of its two sides. */
  Type.Literal('inquiry')
]);
export type ReportTarget = Static<typeof ReportTarget>;

export const ReportReason = Type.Union([
  Type.Literal('false'),
  Type.Literal('fraud'),
  Type.Literal('illegal'),
  Type.Literal('infringement'),
  Type.Literal('advertising'),
  Type.Literal('other')
]);
export type ReportReason = Static<typeof ReportReason>;

const ReportBody = Type.Object(
  {
    targetType: ReportTarget,
    targetId: Id,
    reason: ReportReason,
    /** Required for the reason `other`. */
    text: Type.String({ maxLength: 140 })
  },
  { additionalProperties: false }
);
export type ReportBody = Static<typeof ReportBody>;

export const reportCalls = {
  /**
   * Reports content to the operators. While it is undecided, a second report of the same content by the same user
   * replaces the first. Errors: NOT_FOUND for content that is not visible, VALIDATION `fields.text` `required`,
   * RATE_LIMITED above 20 a day.
   */
  'POST /api/front/report/create': { input: ReportBody, data: Empty, auth: 'member' }
} as const;
