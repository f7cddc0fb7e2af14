import type { CompanyFields } from '@contract/company';
import { companyMessages } from './locale/messages';

type Field = keyof CompanyFields;

/** Returns the message for a problem of a company form field. */
export function problemMessage(field: Field, problem: string): string {
  const { wrong, unfit, notTaken } = companyMessages().form;
  const unfits: Record<string, string> = unfit;
  const rules: Partial<Record<Field, string>> = wrong;
  return unfits[problem] ?? rules[field] ?? notTaken;
}

/** Returns the message under a field; undefined without a problem. */
export function fieldErrorMessage(
  form: { problemOf(field: Field): string | undefined },
  field: Field
): string | undefined {
  const problem = form.problemOf(field);
  return problem === undefined ? undefined : problemMessage(field, problem);
}
