/** Steps of the form. The fields below are in their order on the page. */
export const steps = ['goods', 'terms', 'quotations'] as const;
export type Step = (typeof steps)[number];

const fieldsByStep: Record<Step, readonly string[]> = {
  goods: [
    'varietyId',
    'otherVariety',
    'gradeId',
    'specText',
    'form',
    'title',
    'gramsPerPack',
    'quantityGrams',
    'expectedFen',
    'originCodes'
  ],
  terms: ['deliveryCode', 'needBy', 'quoteDeadline', 'frequency', 'payTerm', 'taxInvoice'],
  quotations: ['qualityDemand', 'attachments', 'maxQuotes', 'invitedCompanyIds']
};

/** Row of the page by field, for fields that share a row. */
const rowOfField: Readonly<Record<string, string>> = {
  otherVariety: 'varietyId',
  gradeId: 'varietyId',
  specText: 'varietyId',
  form: 'varietyId'
};

/** Returns the number of fields on a step that satisfy `has`. */
export function countInStep(step: Step, has: (field: string) => boolean): number {
  return fieldsByStep[step].filter(has).length;
}

/** Returns the step and row of the first field that satisfies `has`; undefined when there is none. */
export function firstInvalidField(
  has: (field: string) => boolean,
  among: readonly Step[] = steps
): { step: Step; row: string } | undefined {
  for (const step of among) {
    const field = fieldsByStep[step].find(has);
    if (field !== undefined) return { step, row: rowOfField[field] ?? field };
  }
  return undefined;
}

export function touchStep(step: Step, leave: (field: string) => void): void {
  fieldsByStep[step].forEach(leave);
}
