import { deliveredSum } from './deliveredPrice';

/** What is wrong with a field of a quotation. Sentences stand in the dictionaries. */
export type QuotationProblem = 'required' | 'range' | 'unit' | 'tooMuch';

export interface QuotationValues {
  unitFen: number | null;
  isTaxIncluded: boolean;
  taxRate: number;
  isFreightIncluded: boolean;
  freightFenPerKg: number | null;
  freightToCode: string | null;
  availableGrams: number | null;
  specOffered: string;
  originOffered: { regionCode: string | null; countryCode: string | null };
  cropYear: number | null;
  sampleOffer: string;
  sampleFen: number | null;
  deliverWithinDays: number | null;
  payTerm: string | null;
  validDays: number;
}

export type QuotationField =
  | 'unitFen'
  | 'freightFenPerKg'
  | 'freightToCode'
  | 'availableGrams'
  | 'specOffered'
  | 'originOffered'
  | 'cropYear'
  | 'sampleFen'
  | 'deliverWithinDays'
  | 'payTerm'
  | 'validDays';

/** Fen per unit: a million yuan. */
export const MAX_UNIT_FEN = 100_000_000;
/** Fen per kilogram: a thousand yuan, which no freight costs. */
export const MAX_FREIGHT_FEN = 100_000;
/** Fen: ten thousand yuan. */
export const MAX_SAMPLE_FEN = 1_000_000;
export const MAX_EDITS = 3;
export const MAX_REMARK = 300;
export const MAX_SPEC_OFFERED = 40;
export const MAX_DELIVER_DAYS = 90;
export const MAX_VALID_DAYS = 30;
export const DEFAULT_VALID_DAYS = 7;
/** Harvests that are still sold. */
export const OLDEST_CROP_YEARS = 5;
/** Fen: what all of an offer may cost with tax and freight, below the largest number that is exact. */
export const MAX_TOTAL_FEN = 9_000_000_000_000_000;

const within = (value: number | null, min: number, max: number): QuotationProblem | undefined => {
  if (value === null) return 'required';
  return Number.isInteger(value) && value >= min && value <= max ? undefined : 'range';
};

function availableProblem(values: QuotationValues, gramsPerUnit: number): QuotationProblem | undefined {
  const { availableGrams: grams, unitFen } = values;
  if (grams === null) return 'required';
  if (grams < gramsPerUnit) return 'unit';
  const isPriceRight = within(unitFen, 1, MAX_UNIT_FEN) === undefined;
  const { deliveredFen } = deliveredSum({ ...values, unitFen: unitFen ?? 0, gramsPerUnit }, grams);
  return isPriceRight && deliveredFen > MAX_TOTAL_FEN ? 'tooMuch' : undefined;
}

/** One of the two: a region of this country, or another country. */
function originProblem({ regionCode, countryCode }: QuotationValues['originOffered']): QuotationProblem | undefined {
  if (regionCode === null && countryCode === null) return 'required';
  return regionCode !== null && countryCode !== null ? 'range' : undefined;
}

/**
 * What keeps a quotation from being sent, field by field; empty when it may be. `gramsPerUnit` is of the unit of the
 * request, `year` the one of today in Shanghai.
 */
export function quotationProblems(
  values: QuotationValues,
  { gramsPerUnit, year }: { gramsPerUnit: number; year: number }
): Partial<Record<QuotationField, QuotationProblem>> {
  const problems: Partial<Record<QuotationField, QuotationProblem | undefined>> = {
    unitFen: within(values.unitFen, 1, MAX_UNIT_FEN),
    freightFenPerKg: values.isFreightIncluded ? undefined : within(values.freightFenPerKg, 0, MAX_FREIGHT_FEN),
    freightToCode: values.isFreightIncluded && values.freightToCode === null ? 'required' : undefined,
    availableGrams: availableProblem(values, gramsPerUnit),
    specOffered: values.specOffered.trim() === '' ? 'required' : undefined,
    originOffered: originProblem(values.originOffered),
    cropYear: values.cropYear === null ? undefined : within(values.cropYear, year - OLDEST_CROP_YEARS, year),
    sampleFen: values.sampleOffer === 'paid' ? within(values.sampleFen, 1, MAX_SAMPLE_FEN) : undefined,
    deliverWithinDays: within(values.deliverWithinDays, 0, MAX_DELIVER_DAYS),
    payTerm: values.payTerm === null ? 'required' : undefined,
    validDays: within(values.validDays, 1, MAX_VALID_DAYS)
  };
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined));
}
