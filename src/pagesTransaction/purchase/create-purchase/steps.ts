/** The form in three pages, and the fields of each in their order. */
export const steps = ['goods', 'terms', 'quotes'] as const;
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
  quotes: ['qualityDemand', 'attachments', 'maxQuotes', 'invitedCompanyIds']
};

/** Several fields stand in one row of the page. */
const rowOfField: Readonly<Record<string, string>> = {
  otherVariety: 'varietyId',
  gradeId: 'varietyId',
  specText: 'varietyId',
  form: 'varietyId'
};

/** How many of these fields stand on a step. */
export function countInStep(step: Step, has: (field: string) => boolean): number {
  return fieldsByStep[step].filter(has).length;
}

/** The first of these fields: its step and its row there; undefined for none. */
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
