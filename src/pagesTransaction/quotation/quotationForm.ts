import type { CallData } from '@contract';
import type { QuotationVersion } from '@contract/quotation';
import type { QuotationFields } from '@contract/quotationFields';
import type { QuotationPurchase } from '@contract/quotationPurchase';
import { DEFAULT_VALID_DAYS, quotationProblems } from '@rules/quotation';
import { gramsPerUnit } from '@rules/tradeUnit';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';
import { parseDocument, serializeDocument } from '../documents';

export type QuotationIdentity = CallData<'GET /api/front/quotation/prepare'>['identities'][number];

/** Form values: the request body, and region names by code. */
export interface QuotationFormValues extends QuotationFields {
  regionNames: Record<string, string[]>;
  /** Reason of the change; used only when revising a quotation. */
  editReason: string;
  /**
   * `goodsVersion` of the request that the values are entered for; null when revising a quotation, and in drafts of older
   * apps.
   */
  goodsVersion: string | null;
  /** Identity to quote as; null before it is known, and when revising a quotation. */
  identity: QuotationIdentity | null;
}

const GRAMS_PER_KG = 1000;

/** Returns the weight of the request's unit in grams; quotations are accepted only in a unit of known weight. */
export const unitGrams = ({ unit, gramsPerPack }: Pick<QuotationPurchase, 'unit' | 'gramsPerPack'>): number =>
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
  editReason: '',
  goodsVersion: null,
  identity: null
});

/** Returns the initial values of a first quotation, taken from the request. */
export function initialValues({
  goodsVersion,
  quantityGrams,
  gradeName,
  payTerm,
  deliveryRegion
}: QuotationPurchase): QuotationFormValues {
  return {
    ...emptyValues(),
    goodsVersion,
    availableGrams: quantityGrams,
    specOffered: gradeName,
    payTerm,
    freightToCode: deliveryRegion?.code ?? null,
    regionNames: deliveryRegion ? { [deliveryRegion.code]: deliveryRegion.names } : {}
  };
}

/** Converts a version to form values. */
export function toFormValues({ fields, freightTo, origin }: QuotationVersion): QuotationFormValues {
  const known = [freightTo, origin.region].flatMap((path) => (path ? [[path.code, path.names] as const] : []));
  return { ...emptyValues(), ...fields, regionNames: Object.fromEntries(known) };
}

/** Converts form values to a snapshot, with photos and documents in the format of the upload fields. */
export const toFormSnapshot = (values: QuotationFormValues): FormSnapshot<QuotationFormValues> => ({
  values,
  photos: { photos: values.photos, documents: values.documents.map(serializeDocument) }
});

/** Returns the fields sent to the server. */
export function toFields({
  regionNames,
  editReason,
  identity,
  goodsVersion,
  ...fields
}: QuotationFormValues): QuotationFields {
  return {
    ...fields,
    freightFenPerKg: fields.isFreightIncluded ? null : fields.freightFenPerKg,
    freightToCode: fields.isFreightIncluded ? fields.freightToCode : null,
    sampleFen: fields.sampleOffer === 'paid' ? fields.sampleFen : null
  };
}

/**
 * Form definition of a quotation.
 * @param purchase returns the purchase request; null while it is not loaded
 */
export const quotationForm = (purchase: () => QuotationPurchase | null): FormDefinition<QuotationFormValues> => ({
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
