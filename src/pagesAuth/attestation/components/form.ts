import type { UploadsStore } from '@/components/upload/Uploads.store';
import { verificationMessages } from '../locale/messages';

/** What a field of any of the forms asks of its store. */
export interface FieldForm {
  readonly uploads: Readonly<Record<string, UploadsStore>>;
  readonly suggestions: { has(field: string): boolean; conflictingValue(field: string): string | undefined };
  touch(field: string): void;
  problemOf(field: string): string | undefined;
  reviewReasonOf(field: string): string | undefined;
}

/** The sentence under a field: what is wrong with it now, else why it was refused before. */
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

/** The sentence under a field with which nothing is wrong: what the paper says is to be checked, else its own hint. */
export function fieldHint({ suggestions }: FieldForm, field: string, hint?: string): string | undefined {
  const t = verificationMessages().ocr;
  const conflict = suggestions.conflictingValue(field);
  if (conflict !== undefined) return t.other(conflict);
  return suggestions.has(field) ? t.check : hint;
}
