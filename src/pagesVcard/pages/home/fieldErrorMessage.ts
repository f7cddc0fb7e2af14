import { type CardSecondSide, cardSecondSideLengths, cardTextLengths } from '@rules/card';
import { cardHomeMessages } from './locale/messages';

/** Returns the minimum and maximum length of a text; a maximum of 0 for one that follows a pattern. */
export function lengthsOf(field: string): readonly [min: number, max: number] {
  const [name = '', second] = field.split('.');
  if (second !== undefined) return [0, cardSecondSideLengths[second as keyof CardSecondSide]];
  return cardTextLengths[name as keyof typeof cardTextLengths] ?? [0, 0];
}

/** Returns the message for a problem of a field: a broken rule, or the server's refusal. */
export function problemMessage(field: string, problem: string): string {
  const t = cardHomeMessages().problems;
  const required: Partial<Record<string, string>> = t.required;
  const patterns: Partial<Record<string, string>> = t.pattern;
  const refusals: Partial<Record<string, string>> = {
    banned: t.banned,
    contact: t.contact,
    company: t.company,
    unfit: t.unfit,
    unknown: t.unknown
  };
  // The texts of the second side follow the rules of the first.
  const name = field.replace('secondSide.', '').replace('otherMobile', 'mobile');
  const [min, max] = lengthsOf(field);
  const broken: Partial<Record<string, string | undefined>> = {
    required: required[name],
    pattern: patterns[name],
    minLength: t.tooShort(min),
    maxLength: t.tooLong(max)
  };
  return broken[problem] ?? refusals[problem] ?? t.other;
}

/** Returns the message under a field; undefined without a problem. */
export function fieldErrorMessage(
  form: { problemOf(field: string): string | undefined },
  field: string
): string | undefined {
  const problem = form.problemOf(field);
  return problem === undefined ? undefined : problemMessage(field, problem);
}
