import type { TradeUnit } from '@contract/goods';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { countryName } from '@/components/country/countryName';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityInUnit, quantityText } from '@/components/listing/quantity';
import { formatFen } from '@/lib/price';
import { shortRegionText } from '@/lib/regionText';
import { tradeMessages } from '../locale/messages';
import { quotationMessages } from './locale/messages';
import { type QuotationFormValues, unitGrams } from './quotationForm';

/** Attributes of a quotation in display order. */
export const quotationAttributes = [
  'unitFen',
  'tax',
  'freight',
  'availableGrams',
  'specOffered',
  'originOffered',
  'cropYear',
  'sample',
  'deliverWithinDays',
  'payTerm',
  'validDays',
  'photos',
  'documents',
  'remark'
] as const;
export type QuotationAttribute = (typeof quotationAttributes)[number];

type Request = Pick<QuotationPurchase, 'unit' | 'gramsPerPack'>;

/** Formats a unit price: `52.50 元/公斤`. */
export const unitPriceText = (fen: number, unit: TradeUnit): string =>
  `${formatFen(fen)} ${listingMessages().perUnit[unit]}`;

/** Converts fen per kilogram to fen per unit of the request. */
export const fenPerUnitOf = (request: Request, fenPerKg: number): number =>
  Math.round((fenPerKg * unitGrams(request)) / 1000);

/** Formats a quantity: weights in the largest unit (`5 吨`), packs by number (`24 件`). */
export const amountText = (grams: number, { unit, gramsPerPack }: Request): string =>
  unit === 'pack' ? quantityInUnit(grams, unit, gramsPerPack) : quantityText(grams);

/** Returns the two most specific names of a region, shortened: `广州白云`. */
export const locationText = (names: readonly string[]): string => shortRegionText(names.slice(-2));

export function originText({
  originOffered,
  regionNames
}: Pick<QuotationFormValues, 'originOffered' | 'regionNames'>): string {
  const { regionCode, countryCode, detail } = originOffered;
  const region = regionCode === null ? '' : locationText(regionNames[regionCode] ?? []);
  const country = countryCode === null ? '' : countryName(countryCode);
  return [region || country, detail].filter(Boolean).join(' ');
}

/** Returns what a unit price includes: `含税含运`, `含税不含运`. */
export function priceTermsText({
  isTaxIncluded,
  isFreightIncluded
}: {
  isTaxIncluded: boolean;
  isFreightIncluded: boolean;
}): string {
  const t = quotationMessages();
  if (isTaxIncluded && isFreightIncluded) return t.taxAndFreight;
  return t.priceTerms(
    isTaxIncluded ? t.taxIncluded : t.taxExcluded,
    isFreightIncluded ? t.freightIncluded : t.freightExcluded
  );
}

function freightText(values: QuotationFormValues): string {
  const t = quotationMessages();
  if (!values.isFreightIncluded)
    return values.freightFenPerKg === null ? '' : t.freightText(formatFen(values.freightFenPerKg));
  const { freightToCode, regionNames } = values;
  return t.freightToText(freightToCode === null ? '' : locationText(regionNames[freightToCode] ?? []));
}

function sampleText({ sampleOffer, sampleFen }: QuotationFormValues): string {
  const t = quotationMessages();
  return sampleOffer === 'paid' && sampleFen !== null ? t.samplePaid(formatFen(sampleFen)) : t.samples[sampleOffer];
}

const mapOrEmpty = <T>(value: T | null, text: (value: T) => string): string => (value === null ? '' : text(value));

/** Returns the display text of an attribute; empty when it is not filled in. */
export function attributeText(attribute: QuotationAttribute, values: QuotationFormValues, request: Request): string {
  const t = quotationMessages();
  const texts: Record<QuotationAttribute, () => string> = {
    unitFen: () => mapOrEmpty(values.unitFen, (fen) => unitPriceText(fen, request.unit)),
    tax: () => t.taxText(values.isTaxIncluded, values.taxRate),
    freight: () => freightText(values),
    availableGrams: () => mapOrEmpty(values.availableGrams, (grams) => amountText(grams, request)),
    specOffered: () => values.specOffered,
    originOffered: () => originText(values),
    cropYear: () => mapOrEmpty(values.cropYear, t.year),
    sample: () => sampleText(values),
    deliverWithinDays: () => mapOrEmpty(values.deliverWithinDays, t.deliver),
    payTerm: () => mapOrEmpty(values.payTerm, (term) => tradeMessages().payTerms[term]),
    validDays: () => t.days(values.validDays),
    photos: () => (values.photos.length > 0 ? t.photoCount(values.photos.length) : ''),
    documents: () => (values.documents.length > 0 ? t.documentCount(values.documents.length) : ''),
    remark: () => values.remark
  };
  return texts[attribute]();
}

/** Returns the attributes present in the values. */
export function filledAttributes(values: Partial<QuotationFormValues>): QuotationAttribute[] {
  const fieldOfAttribute: Partial<Record<QuotationAttribute, keyof QuotationFormValues>> = {
    tax: 'isTaxIncluded',
    freight: 'isFreightIncluded',
    sample: 'sampleOffer'
  };
  return quotationAttributes.filter((attribute) => {
    const value = values[fieldOfAttribute[attribute] ?? (attribute as keyof QuotationFormValues)];
    return value !== undefined && (!Array.isArray(value) || value.length > 0);
  });
}

/** Comparable value of each attribute, for detecting changes between versions. */
const comparableValue: Record<QuotationAttribute, (values: QuotationFormValues) => unknown> = {
  unitFen: ({ unitFen }) => unitFen,
  tax: ({ isTaxIncluded, taxRate }) => [isTaxIncluded, taxRate],
  freight: ({ isFreightIncluded, freightFenPerKg, freightToCode }) =>
    isFreightIncluded ? [true, freightToCode] : [false, freightFenPerKg],
  availableGrams: ({ availableGrams }) => availableGrams,
  specOffered: ({ specOffered }) => specOffered.trim(),
  originOffered: ({ originOffered: { regionCode, countryCode, detail } }) => [regionCode, countryCode, detail.trim()],
  cropYear: ({ cropYear }) => cropYear,
  sample: ({ sampleOffer, sampleFen }) => (sampleOffer === 'paid' ? [sampleOffer, sampleFen] : [sampleOffer]),
  deliverWithinDays: ({ deliverWithinDays }) => deliverWithinDays,
  payTerm: ({ payTerm }) => payTerm,
  validDays: ({ validDays }) => validDays,
  photos: ({ photos }) => photos,
  documents: ({ documents }) => documents.map(({ name, url }) => [name, url]),
  remark: ({ remark }) => remark.trim()
};

/** Returns the attributes that differ between two versions, in display order. */
export function changedAttributes(before: QuotationFormValues, after: QuotationFormValues): QuotationAttribute[] {
  return quotationAttributes.filter(
    (attribute) =>
      JSON.stringify(comparableValue[attribute](before)) !== JSON.stringify(comparableValue[attribute](after))
  );
}
