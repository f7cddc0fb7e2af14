import type { QuotationVersion } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import type { QuotedPurchase } from '@contract/quotedPurchase';
import { DEFAULT_VALID_DAYS, quotationProblems } from '@rules/quotation';
import { gramsPerUnit } from '@rules/tradeUnit';
import type { FormSnapshot, FormDefinition } from '@/components/form/FormDefinition';
import { parseDocument, serializeDocument } from '../documents';

/** What stands in the form: what is sent, and the names of the regions in it by their codes. */
export interface QuotationFormValues extends QuotationFields {
  regionNames: Record<string, string[]>;
  /** Of a new version only. */
  editReason: string;
}

const GRAMS_PER_KG = 1000;

/** Of the unit of a request; quotations are only taken in a unit of known weight. */
export const unitGrams = ({ unit, gramsPerPack }: Pick<QuotedPurchase, 'unit' | 'gramsPerPack'>): number =>
  gramsPerUnit(unit, gramsPerPack) ?? GRAMS_PER_KG;

const emptyValues = (): QuotationFormValues => ({
  unitFen: null,
  isTaxIncluded: true,
  taxRate: 9,
  isFreightIncluded: true,
  freightFenPerKg: null,
  freightToCode: null,
  availableGrams: null,
  specOffered: '',
  originOffered: { regionCode: null, countryCode: null, detail: '' },
  cropYear: null,
  sampleOffer: 'free',
  sampleFen: null,
  deliverWithinDays: null,
  payTerm: null,
  validDays: DEFAULT_VALID_DAYS,
  photos: [],
  documents: [],
  remark: '',
  regionNames: {},
  editReason: ''
});

/** What a first quotation starts with: what the request says of itself. */
export function initialValues({
  quantityGrams,
  gradeName,
  payTerm,
  deliveryRegion
}: QuotedPurchase): QuotationFormValues {
  return {
    ...emptyValues(),
    availableGrams: quantityGrams,
    specOffered: gradeName,
    payTerm,
    freightToCode: deliveryRegion?.code ?? null,
    regionNames: deliveryRegion ? { [deliveryRegion.code]: deliveryRegion.names } : {}
  };
}

/** A version as the form holds it. */
export function toFormValues({ fields, freightTo, origin }: QuotationVersion): QuotationFormValues {
  const known = [freightTo, origin.region].flatMap((path) => (path ? [[path.code, path.names] as const] : []));
  return { ...emptyValues(), ...fields, regionNames: Object.fromEntries(known) };
}

/** The same with its photos and documents named as the form names them. */
export const toFormSnapshot = (values: QuotationFormValues): FormSnapshot<QuotationFormValues> => ({
  values,
  photos: { photos: values.photos, documents: values.documents.map(serializeDocument) }
});

/** What is sent of it. */
export function toFields({ regionNames, editReason, ...fields }: QuotationFormValues): QuotationFields {
  return {
    ...fields,
    freightFenPerKg: fields.isFreightIncluded ? null : fields.freightFenPerKg,
    freightToCode: fields.isFreightIncluded ? fields.freightToCode : null,
    sampleFen: fields.sampleOffer === 'paid' ? fields.sampleFen : null
  };
}

/** @param purchase the request that it is about; null while it is not known */
export const quotationForm = (purchase: () => QuotedPurchase | null): FormDefinition<QuotationFormValues> => ({
  empty: emptyValues,
  uploadFields: { photos: 9, documents: 5 },
  withUploads: (values, { photos = [], documents = [] }) => ({
    ...values,
    photos,
    documents: documents.map(parseDocument)
  }),
  problems(values, today) {
    const request = purchase();
    if (!request) return {};
    return quotationProblems(values, { gramsPerUnit: unitGrams(request), year: Number(today.slice(0, 4)) });
  }
});
