import { deliveredSum } from './deliveredPrice';

/** Problem of a quotation's field; the dictionaries contain the messages. */
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

/** A million yuan, in fen per unit. */
export const MAX_UNIT_FEN = 100_000_000;
/** A thousand yuan, in fen per kilogram; higher than any real freight. */
export const MAX_FREIGHT_FEN = 100_000;
/** Ten thousand yuan in fen. */
export const MAX_SAMPLE_FEN = 1_000_000;
export const MAX_EDITS = 3;
export const MAX_REMARK = 300;
export const MAX_SPEC_OFFERED = 40;
export const MAX_DELIVER_DAYS = 90;
export const MAX_VALID_DAYS = 30;
export const DEFAULT_VALID_DAYS = 7;
/** Maximum age in years of a crop on sale. */
export const OLDEST_CROP_YEARS = 5;
/** Maximum delivered total of an offer in fen, with tax and freight; below the largest safe integer. */
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

/** Requires exactly one of a region of China and another country. */
function originProblem({ regionCode, countryCode }: QuotationValues['originOffered']): QuotationProblem | undefined {
  if (regionCode === null && countryCode === null) return 'required';
  return regionCode !== null && countryCode !== null ? 'range' : undefined;
}

/**
 * Returns the problems that prevent sending, by field; empty when the quotation is valid. `gramsPerUnit` belongs to the
 * request's unit; `year` is the current year in Shanghai.
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
