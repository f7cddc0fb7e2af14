import type { UploadsStore } from '@/components/upload/Uploads.store';
import { verificationMessages } from '../locale/messages';

/** Part of the form store that each field component needs. */
export interface FieldForm {
  readonly uploads: Readonly<Record<string, UploadsStore>>;
  readonly suggestions: { has(field: string): boolean; conflictingValue(field: string): string | undefined };
  touch(field: string): void;
  problemOf(field: string): string | undefined;
  reviewReasonOf(field: string): string | undefined;
}

/** Returns the message under a field: its current error, otherwise the reason of the last rejection. */
export function fieldErrorMessage(form: FieldForm, field: string): string | undefined {
  const t = verificationMessages();
  const problem = form.problemOf(field);
  if (problem !== undefined) {
    const problems: Record<string, string> = t.problems;
    return t.fieldProblems[`${field}.${problem}`] ?? problems[problem] ?? t.problems.format;
  }
  const reason = form.reviewReasonOf(field);
  return reason === undefined ? undefined : t.lastTime(reason);
}

/**
 * Returns the message under a field without an error: a request to check the OCR value, otherwise the field's own hint.
 */
export function fieldHint({ suggestions }: FieldForm, field: string, hint?: string): string | undefined {
  const t = verificationMessages().ocr;
  const conflict = suggestions.conflictingValue(field);
  if (conflict !== undefined) return t.other(conflict);
  return suggestions.has(field) ? t.check : hint;
}
