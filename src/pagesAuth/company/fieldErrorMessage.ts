import type { CompanyFields } from '@contract/company';
import { companyMessages } from './locale/messages';

type Field = keyof CompanyFields;

/** The sentence for what is wrong with a field of a company's form. */
export function problemMessage(field: Field, problem: string): string {
  const { wrong, unfit, notTaken } = companyMessages().form;
  const unfits: Record<string, string> = unfit;
  const rules: Partial<Record<Field, string>> = wrong;
  return unfits[problem] ?? rules[field] ?? notTaken;
}

/** The sentence under a field, once there is something to say. */
export function fieldErrorMessage(
  store: { problemOf(field: Field): string | undefined },
  field: Field
): string | undefined {
  const problem = store.problemOf(field);
  return problem === undefined ? undefined : problemMessage(field, problem);
}
