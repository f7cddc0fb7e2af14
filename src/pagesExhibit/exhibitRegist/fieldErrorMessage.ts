import { MAX_COMPANIONS, MAX_VISITOR_INTERESTS, registrationTextLengths } from '@rules/expoTicket';
import { registrationMessages } from './locale/messages';
import type { RegistrationStore } from './Registration.store';

/** Returns the last part of a field of a companion, and any other field unchanged. */
const nameOf = (field: string): string => field.replace(/^companions\.\d+\./, '');

const lengthsOf = (field: string): readonly [min: number, max: number] =>
  registrationTextLengths[nameOf(field) as keyof typeof registrationTextLengths] ?? [0, 0];

/** Returns the maximum length of a text. */
export const maxLengthOf = (field: string): number => lengthsOf(field)[1];

/** Returns the message for a problem of a field: a broken rule, or the server's refusal. */
function problemMessage({ ticketsLeft, form }: RegistrationStore, field: string, problem: string): string {
  const t = registrationMessages().problems;
  const required: Partial<Record<string, string>> = t.required;
  const name = nameOf(field);
  const counted: Partial<Record<string, number>> = { varietyIds: MAX_VISITOR_INTERESTS, companions: MAX_COMPANIONS };
  const max = counted[name];
  const messages: Partial<Record<string, string | undefined>> = {
    required: required[name === 'region' && form.values.isAbroad ? 'country' : name],
    minLength: t.tooShort(lengthsOf(field)[0]),
    maxLength: max === undefined ? t.tooLong(maxLengthOf(field)) : t.tooMany(max),
    pattern: name === 'mobile' ? t.mobile : t.name,
    same: t.same,
    registered: t.registered,
    range: t.range,
    unknown: t.unknown,
    full: t.full(ticketsLeft)
  };
  return messages[problem] ?? t.other;
}

/** Returns the message under a field; undefined without a problem. */
export function fieldErrorMessage(store: RegistrationStore, field: string): string | undefined {
  const problem = store.form.problemOf(field);
  return problem === undefined ? undefined : problemMessage(store, field, problem);
}
