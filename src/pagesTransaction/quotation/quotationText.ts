import type { TradeUnit } from '@contract/goods';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { listingMessages } from '@/components/listing/locale/messages';
import { quantityIn, quantityText } from '@/components/listing/quantity';
import { formatFen } from '@/lib/price';
import { shortRegionText } from '@/lib/regionText';
import { tradeMessages } from '../locale/messages';
import { quotationMessages } from './locale/messages';
import { unitGrams, type QuotationFormValues } from './quotationForm';

/** What a quotation says, line by line, in the order in which it is read. */
export const quotationLines = [
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
export type QuotationLine = (typeof quotationLines)[number];

type Request = Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>;

/** `52.50 元/公斤`. */
export const unitPriceText = (fen: number, unit: TradeUnit): string =>
  `${formatFen(fen)} ${listingMessages().perUnit[unit]}`;

/** What so much a kilogram is in the unit of the request, fen. */
export const inUnitOf = (request: Request, fenPerKg: number): number =>
  Math.round((fenPerKg * unitGrams(request)) / 1000);

/** `5 吨`, `24 件`: of goods that are weighed in the largest unit, of others in theirs. */
export const amountText = (grams: number, { unit, gramsPerPack }: Request): string =>
  unit === 'pack' ? quantityIn(grams, unit, gramsPerPack) : quantityText(grams);

/** The closest two names of a region, short: `广州白云`. */
export const placeText = (names: readonly string[]): string => shortRegionText(names.slice(-2));

export function originText({
  originOffered,
  regionNames
}: Pick<QuotationFormValues, 'originOffered' | 'regionNames'>): string {
  const { regionCode, countryCode, detail } = originOffered;
  const region = regionCode === null ? '' : placeText(regionNames[regionCode] ?? []);
  const country = countryCode === null ? '' : (tradeMessages().countries[countryCode] ?? countryCode);
  return [region || country, detail].filter(Boolean).join(' ');
}

/** `含税含运`, `含税不含运`: what a unit price stands for. */
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
  return t.freightToText(freightToCode === null ? '' : placeText(regionNames[freightToCode] ?? []));
}

function sampleText({ sampleOffer, sampleFen }: QuotationFormValues): string {
  const t = quotationMessages();
  return sampleOffer === 'paid' && sampleFen !== null ? t.samplePaid(formatFen(sampleFen)) : t.samples[sampleOffer];
}

const orNothing = <T>(value: T | null, text: (value: T) => string): string => (value === null ? '' : text(value));

/** What stands in a line; empty where nothing is filled in. */
export function lineText(line: QuotationLine, values: QuotationFormValues, request: Request): string {
  const t = quotationMessages();
  const texts: Record<QuotationLine, () => string> = {
    unitFen: () => orNothing(values.unitFen, (fen) => unitPriceText(fen, request.unit)),
    tax: () => t.taxText(values.isTaxIncluded, values.taxRate),
    freight: () => freightText(values),
    availableGrams: () => orNothing(values.availableGrams, (grams) => amountText(grams, request)),
    specOffered: () => values.specOffered,
    originOffered: () => originText(values),
    cropYear: () => orNothing(values.cropYear, t.year),
    sample: () => sampleText(values),
    deliverWithinDays: () => orNothing(values.deliverWithinDays, t.deliver),
    payTerm: () => orNothing(values.payTerm, (term) => tradeMessages().payTerms[term]),
    validDays: () => t.days(values.validDays),
    photos: () => (values.photos.length > 0 ? t.photoCount(values.photos.length) : ''),
    documents: () => (values.documents.length > 0 ? t.documentCount(values.documents.length) : ''),
    remark: () => values.remark
  };
  return texts[line]();
}

/** The lines that values say something of. */
export function linesFilled(values: Partial<QuotationFormValues>): QuotationLine[] {
  const fieldsOfLine: Partial<Record<QuotationLine, keyof QuotationFormValues>> = {
    tax: 'isTaxIncluded',
    freight: 'isFreightIncluded',
    sample: 'sampleOffer'
  };
  return quotationLines.filter((line) => {
    const value = values[fieldsOfLine[line] ?? (line as keyof QuotationFormValues)];
    return value !== undefined && (!Array.isArray(value) || value.length > 0);
  });
}

/** What a line stands for, to be compared with another version. */
const contentOf: Record<QuotationLine, (values: QuotationFormValues) => unknown> = {
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

/** Lines in which two versions differ, in the order in which they are read. */
export function changedLines(before: QuotationFormValues, after: QuotationFormValues): QuotationLine[] {
  return quotationLines.filter(
    (line) => JSON.stringify(contentOf[line](before)) !== JSON.stringify(contentOf[line](after))
  );
}
