import { Type, type Static } from '@sinclair/typebox';
import { Empty, Id } from './common';

/** What can be reported. A wrong price has a call of its own (priceReport.ts), which asks for the right one. */
export const ReportTarget = Type.Union([
  Type.Literal('news'),
  Type.Literal('flash'),
  Type.Literal('supply'),
  Type.Literal('purchase'),
  Type.Literal('company'),
  /** A conversation about a supply, by one of its two sides. */
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
   * Reports content to the operators. As long as they have not decided, a second report of the same thing by the same
   * person takes the place of the first. Errors: NOT_FOUND for what cannot be read (any more), VALIDATION `fields.text`
   * `required`, RATE_LIMITED above 20 a day.
   */
  'POST /api/front/report/create': { input: ReportBody, data: Empty, auth: 'member' }
} as const;
