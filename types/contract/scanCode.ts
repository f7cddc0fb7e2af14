import { type Static, Type } from '@sinclair/typebox';
import { Id, oneOf, TimeMs } from './common';

const strict = { additionalProperties: false };

/** Kind of subject that a code leads to. */
export const ScanCodeKind = oneOf(['card', 'ticket']);
export type ScanCodeKind = Static<typeof ScanCodeKind>;

/** A code to scan, and a short one to type. They say nothing about what they stand for. */
export const ScanCode = Type.Object({
  /** At most 25 letters and digits. */
  code: Type.String(),
  /** Eight letters and digits that do not look alike. */
  shortCode: Type.String(),
  createdAtMs: TimeMs
});
export type ScanCode = Static<typeof ScanCode>;

/** Subject that a code leads to. */
export const ScannedSubject = Type.Object({ kind: ScanCodeKind, id: Id });
export type ScannedSubject = Static<typeof ScannedSubject>;

export const scanCodeCalls = {
  /**
   * Returns what a scanned or typed code leads to; case, blanks and hyphens do not matter. Errors: NOT_FOUND for an
   * unknown code, CONFLICT with `fields.code` `expired` for one that was replaced, RATE_LIMITED above 120 short codes an
   * hour.
   */
  'POST /api/front/scanCode/resolve': {
    input: Type.Object({ code: Type.String({ minLength: 1, maxLength: 64 }) }, strict),
    data: ScannedSubject
  }
} as const;
