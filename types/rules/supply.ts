import { isDay } from './day';
import { DAY_MS } from './duration';
import { isMobile } from './phone';
import { gramsPerUnit } from './tradeUnit';

/** Problem of a supply's field; the dictionaries contain the messages. */
export type SupplyProblem =
  | 'required'
  | 'minLength'
  | 'maxLength'
  | 'range'
  | 'order'
  | 'aboveStock'
  | 'pattern'
  | 'past'
  | 'tooLate'
  | 'tooMany';

interface Tier {
  minGrams: number;
  fen: number;
}

/** Price and stock, which may change without a review. */
export interface SupplyTermValues {
  priceMode: 'fixed' | 'range' | 'tiered' | 'negotiable';
  /** Price in fen per unit. */
  fen: number | null;
  highFen: number | null;
  tiers: readonly Tier[];
  stockGrams: number | null;
}

export interface SupplyValues extends SupplyTermValues {
  title: string;
  varietyId: string | null;
  otherVariety: string;
  gradeId: string | null;
  specText: string;
  form: string | null;
  origin: { regionCode: string | null; countryCode: string | null; detail: string };
  cropYear: number | null;
  /** Moisture in tenths of a percent. */
  moisture: number | null;
  impurity: number | null;
  volatileOil: number | null;
  unit: 'kg' | 'jin' | 'ton' | 'pack';
  gramsPerPack: number | null;
  moqGrams: number | null;
  packaging: string | null;
  packagingText: string;
  deliveryCode: string | null;
  deliveryStreet: string;
  shipWithinDays: number | null;
  photos: readonly string[];
  documents: readonly unknown[];
  description: string;
  contactName: string;
  contactMobile: string;
  /** YYYY-MM-DD. */
  validUntil: string | null;
}

export type SupplyField = Exclude<keyof SupplyValues, 'priceMode' | 'unit' | 'packaging'>;
export type SupplyTermField = Exclude<keyof SupplyTermValues, 'priceMode'>;

export const MIN_TITLE = 4;
export const MAX_TITLE = 30;
export const MAX_OTHER_VARIETY = 20;
export const MAX_SPEC_TEXT = 40;
export const MAX_ORIGIN_DETAIL = 20;
/** Maximum age in years of a crop on sale. */
export const MAX_CROP_AGE = 5;
export const MAX_PER_MILLE = 1000;
/** A million yuan, in fen per unit. */
export const MAX_FEN = 100_000_000;
export const MIN_TIERS = 2;
export const MAX_TIERS = 5;
/** One tonne in grams. */
export const MAX_PACK_GRAMS = 1_000_000;
/** A hundred thousand tonnes in grams, more than a year's harvest of most spices. */
export const MAX_STOCK_GRAMS = 100_000_000_000;
export const MAX_PACKAGING_TEXT = 20;
export const MAX_STREET = 60;
export const MAX_SHIP_DAYS = 60;
export const MAX_PHOTOS = 9;
export const MAX_DOCUMENTS = 5;
export const MAX_DESCRIPTION = 500;
export const MAX_CONTACT_NAME = 20;
export const MAX_VALID_DAYS = 90;
export const DEFAULT_VALID_DAYS = 30;

type Problem = SupplyProblem | undefined;

const lengthOf = (text: string) => [...text.trim()].length;
const requiredProblem = (value: string | null): Problem =>
  value === null || value.trim() === '' ? 'required' : undefined;
const atMost = (count: number, max: number, problem: SupplyProblem = 'maxLength'): Problem =>
  count > max ? problem : undefined;
const within = (value: number, min: number, max: number): Problem =>
  Number.isInteger(value) && value >= min && value <= max ? undefined : 'range';
const range = (value: number | null, min: number, max: number): Problem =>
  value === null ? 'required' : within(value, min, max);
const optional = (value: number | null, min: number, max: number): Problem =>
  value === null ? undefined : within(value, min, max);

/** Returns the day the given number of days later, YYYY-MM-DD. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the problem of a supply's last day, which must be between tomorrow and 90 days from `today`. */
export function validUntilProblem(validUntil: string | null, today: string): SupplyProblem | undefined {
  if (validUntil === null || !isDay(validUntil)) return 'required';
  if (validUntil <= today) return 'past';
  return validUntil > addDays(today, MAX_VALID_DAYS) ? 'tooLate' : undefined;
}

function titleProblem(title: string): Problem {
  if (lengthOf(title) === 0) return 'required';
  return lengthOf(title) < MIN_TITLE ? 'minLength' : atMost(lengthOf(title), MAX_TITLE);
}

function originProblem({ regionCode, countryCode, detail }: SupplyValues['origin']): Problem {
  if (regionCode === null && countryCode === null) return 'required';
  if (regionCode !== null && countryCode !== null) return 'pattern';
  return atMost(lengthOf(detail), MAX_ORIGIN_DETAIL);
}

function highFenProblem({ priceMode, fen, highFen }: SupplyTermValues): Problem {
  if (priceMode !== 'range') return undefined;
  const problem = range(highFen, 1, MAX_FEN);
  return problem ?? (fen !== null && highFen !== null && highFen < fen ? 'order' : undefined);
}

/** Requires that each tier starts at a larger quantity than the previous one and is not dearer. */
function tiersProblem({ priceMode, tiers }: SupplyTermValues): Problem {
  if (priceMode !== 'tiered') return undefined;
  if (tiers.length < MIN_TIERS) return 'required';
  if (tiers.length > MAX_TIERS) return 'tooMany';
  if (tiers.some(({ minGrams, fen }) => within(fen, 1, MAX_FEN) ?? within(minGrams, 1, MAX_STOCK_GRAMS)))
    return 'range';
  const isOrdered = tiers.every((tier, index) => {
    const before = tiers[index - 1];
    return before === undefined || (tier.minGrams > before.minGrams && tier.fen <= before.fen);
  });
  return isOrdered ? undefined : 'order';
}

function moqProblem({ moqGrams, stockGrams }: Pick<SupplyValues, 'moqGrams' | 'stockGrams'>): Problem {
  const problem = range(moqGrams, 1, MAX_STOCK_GRAMS);
  return problem ?? (moqGrams !== null && stockGrams !== null && moqGrams > stockGrams ? 'aboveStock' : undefined);
}

function mobileProblem(mobile: string): Problem {
  return requiredProblem(mobile) ?? (isMobile(mobile) ? undefined : 'pattern');
}

function definedOnly<F extends string>(problems: Record<F, Problem>): Partial<Record<F, SupplyProblem>> {
  return Object.fromEntries(Object.entries(problems).filter(([, problem]) => problem !== undefined)) as Partial<
    Record<F, SupplyProblem>
  >;
}

/** Returns the problems of price and stock by field; empty when valid. */
export function supplyTermProblems(terms: SupplyTermValues): Partial<Record<SupplyTermField, SupplyProblem>> {
  const hasPrice = terms.priceMode === 'fixed' || terms.priceMode === 'range';
  return definedOnly({
    fen: hasPrice ? range(terms.fen, 1, MAX_FEN) : undefined,
    highFen: highFenProblem(terms),
    tiers: tiersProblem(terms),
    stockGrams: range(terms.stockGrams, 1, MAX_STOCK_GRAMS)
  });
}

/**
 * Returns the problems that prevent publication, by field; empty when the supply is valid. Drafts may have any of them.
 * @param today YYYY-MM-DD in Shanghai
 */
export function supplyProblems(values: SupplyValues, today: string): Partial<Record<SupplyField, SupplyProblem>> {
  const year = Number(today.slice(0, 4));
  return {
    ...supplyTermProblems(values),
    ...definedOnly({
      title: titleProblem(values.title),
      varietyId: values.varietyId === null ? requiredProblem(values.otherVariety) : undefined,
      otherVariety: atMost(lengthOf(values.otherVariety), MAX_OTHER_VARIETY),
      gradeId: values.gradeId === null ? requiredProblem(values.specText) : undefined,
      specText: atMost(lengthOf(values.specText), MAX_SPEC_TEXT),
      form: requiredProblem(values.form),
      origin: originProblem(values.origin),
      cropYear: optional(values.cropYear, year - MAX_CROP_AGE, year),
      moisture: optional(values.moisture, 0, MAX_PER_MILLE),
      impurity: optional(values.impurity, 0, MAX_PER_MILLE),
      volatileOil: optional(values.volatileOil, 0, MAX_PER_MILLE),
      gramsPerPack: values.unit === 'pack' ? range(values.gramsPerPack, 1, MAX_PACK_GRAMS) : undefined,
      moqGrams: moqProblem(values),
      packagingText:
        values.packaging === 'other'
          ? (requiredProblem(values.packagingText) ?? atMost(lengthOf(values.packagingText), MAX_PACKAGING_TEXT))
          : atMost(lengthOf(values.packagingText), MAX_PACKAGING_TEXT),
      deliveryCode: requiredProblem(values.deliveryCode),
      deliveryStreet: atMost(lengthOf(values.deliveryStreet), MAX_STREET),
      shipWithinDays: range(values.shipWithinDays, 0, MAX_SHIP_DAYS),
      photos: values.photos.length === 0 ? 'required' : atMost(values.photos.length, MAX_PHOTOS, 'tooMany'),
      documents: atMost(values.documents.length, MAX_DOCUMENTS, 'tooMany'),
      description: atMost(lengthOf(values.description), MAX_DESCRIPTION),
      contactName: requiredProblem(values.contactName) ?? atMost(lengthOf(values.contactName), MAX_CONTACT_NAME),
      contactMobile: mobileProblem(values.contactMobile),
      validUntil: validUntilProblem(values.validUntil, today)
    })
  };
}

/**
 * Converts a price per unit to one per kilogram.
 * @param fen price of one unit
 * @returns whole fen; null for a pack of unknown weight
 */
export function fenPerKg(fen: number, unit: SupplyValues['unit'], gramsPerPack: number | null): number | null {
  const grams = gramsPerUnit(unit, gramsPerPack);
  return grams === null || grams === 0 ? null : Math.round((fen * 1000) / grams);
}
