import { isDay } from './day';
import { DAY_MS } from './duration';
import { gramsPerUnit } from './tradeUnit';

/** Problem of a purchase request's field; the dictionaries contain the messages. */
export type PurchaseProblem =
  'required' | 'minLength' | 'maxLength' | 'range' | 'unit' | 'past' | 'tooLate' | 'afterNeed' | 'tooMany';

export interface PurchaseValues {
  title: string;
  varietyId: string | null;
  otherVariety: string;
  gradeId: string | null;
  specText: string;
  form: string | null;
  originCodes: readonly string[];
  quantityGrams: number | null;
  unit: 'kg' | 'jin' | 'ton' | 'pack';
  gramsPerPack: number | null;
  expectedFen: number | null;
  isNegotiable: boolean;
  taxInvoice: string | null;
  deliveryCode: string | null;
  /** YYYY-MM-DD. */
  needBy: string | null;
  quoteDeadline: string | null;
  frequency: string | null;
  payTerm: string | null;
  qualityDemand: string;
  attachments: readonly unknown[];
  maxQuotes: number;
  audience: string;
  invitedCompanyIds: readonly string[];
}

export type PurchaseField = Exclude<keyof PurchaseValues, 'isNegotiable' | 'unit' | 'audience'>;

export const MIN_TITLE = 4;
export const MAX_TITLE = 30;
export const MAX_OTHER_VARIETY = 20;
export const MAX_SPEC_TEXT = 40;
export const MAX_ORIGINS = 3;
/** A million yuan, in fen per unit. */
export const MAX_EXPECTED_FEN = 100_000_000;
/** A hundred thousand tonnes in grams, more than a year's harvest of most spices. */
export const MAX_QUANTITY_GRAMS = 100_000_000_000;
/** One tonne in grams. */
export const MAX_PACK_GRAMS = 1_000_000;
export const MAX_NEED_DAYS = 180;
export const MAX_DEMAND = 300;
export const MAX_ATTACHMENTS = 5;
export const MIN_QUOTES = 3;
export const MAX_QUOTES = 30;
export const DEFAULT_QUOTES = 10;
export const MAX_INVITED = 20;

const lengthOf = (text: string) => [...text.trim()].length;
const requiredProblem = (value: string | null): PurchaseProblem | undefined =>
  value === null || value.trim() === '' ? 'required' : undefined;
const atMost = (count: number, max: number, problem: PurchaseProblem = 'maxLength') =>
  count > max ? problem : undefined;

/** Returns the last allowed needed-by date: 180 days after `today`, both YYYY-MM-DD. */
export function lastNeedDay(today: string): string {
  return new Date(Date.parse(today) + MAX_NEED_DAYS * DAY_MS).toISOString().slice(0, 10);
}

function titleProblem(title: string): PurchaseProblem | undefined {
  if (lengthOf(title) === 0) return 'required';
  if (lengthOf(title) < MIN_TITLE) return 'minLength';
  return atMost(lengthOf(title), MAX_TITLE);
}

function range(value: number | null, min: number, max: number): PurchaseProblem | undefined {
  if (value === null) return 'required';
  return Number.isInteger(value) && value >= min && value <= max ? undefined : 'range';
}

/** Requires at least one whole unit, because quotations are priced per unit. */
function quantityProblem({ quantityGrams, unit, gramsPerPack }: PurchaseValues): PurchaseProblem | undefined {
  const problem = range(quantityGrams, 1, MAX_QUANTITY_GRAMS);
  const unitGrams = gramsPerUnit(unit, gramsPerPack);
  if (problem !== undefined || quantityGrams === null || unitGrams === null) return problem;
  return quantityGrams < unitGrams ? 'unit' : undefined;
}

function needProblem(needBy: string | null, today: string): PurchaseProblem | undefined {
  if (needBy === null || !isDay(needBy)) return 'required';
  if (needBy < today) return 'past';
  return needBy > lastNeedDay(today) ? 'tooLate' : undefined;
}

function deadlineProblem({ quoteDeadline, needBy }: PurchaseValues, today: string): PurchaseProblem | undefined {
  if (quoteDeadline === null || !isDay(quoteDeadline)) return 'required';
  if (quoteDeadline < today) return 'past';
  return needBy !== null && quoteDeadline > needBy ? 'afterNeed' : undefined;
}

function invitedProblem({ audience, invitedCompanyIds }: PurchaseValues): PurchaseProblem | undefined {
  if (audience === 'invited' && invitedCompanyIds.length === 0) return 'required';
  return atMost(invitedCompanyIds.length, MAX_INVITED, 'tooMany');
}

/**
 * Returns the problems that prevent publication, by field; empty when the request is valid. Drafts may have any of
 * them.
 * @param today YYYY-MM-DD in Shanghai
 */
export function purchaseProblems(
  values: PurchaseValues,
  today: string
): Partial<Record<PurchaseField, PurchaseProblem>> {
  const problems: Partial<Record<PurchaseField, PurchaseProblem | undefined>> = {
    title: titleProblem(values.title),
    varietyId: values.varietyId === null ? requiredProblem(values.otherVariety) : undefined,
    otherVariety: atMost(lengthOf(values.otherVariety), MAX_OTHER_VARIETY),
    gradeId: values.gradeId === null ? requiredProblem(values.specText) : undefined,
    specText: atMost(lengthOf(values.specText), MAX_SPEC_TEXT),
    form: requiredProblem(values.form),
    originCodes: atMost(values.originCodes.length, MAX_ORIGINS, 'tooMany'),
    quantityGrams: quantityProblem(values),
    gramsPerPack: values.unit === 'pack' ? range(values.gramsPerPack, 1, MAX_PACK_GRAMS) : undefined,
    expectedFen: values.isNegotiable ? undefined : range(values.expectedFen, 1, MAX_EXPECTED_FEN),
    taxInvoice: requiredProblem(values.taxInvoice),
    deliveryCode: requiredProblem(values.deliveryCode),
    needBy: needProblem(values.needBy, today),
    quoteDeadline: deadlineProblem(values, today),
    frequency: requiredProblem(values.frequency),
    payTerm: requiredProblem(values.payTerm),
    qualityDemand: atMost(lengthOf(values.qualityDemand), MAX_DEMAND),
    attachments: atMost(values.attachments.length, MAX_ATTACHMENTS, 'tooMany'),
    maxQuotes: range(values.maxQuotes, MIN_QUOTES, MAX_QUOTES),
    invitedCompanyIds: invitedProblem(values)
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
