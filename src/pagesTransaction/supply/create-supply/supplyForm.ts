import type { PriceTier } from '@contract/goods';
import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays, DEFAULT_VALID_DAYS, MAX_DOCUMENTS, MAX_PHOTOS, MAX_TITLE, supplyProblems } from '@rules/supply';
import type { FormDefinition, FormSnapshot } from '@/components/form/FormDefinition';
import { parseDocument, serializeDocument } from '../../documents';
import { titlePayload } from '../../titlePayload';

/** Price tier while it is being entered; null for an empty field. */
export type TierInput = { [K in keyof PriceTier]: PriceTier[K] | null };

/** Form values: the request body, and what the page needs to display it. */
export interface SupplyFormValues extends Omit<SupplyFields, 'tiers'> {
  /** Null until the server has saved the supply. */
  id: string | null;
  /** Idempotency key of a new supply: repeated submissions with the same key create one supply. */
  requestId: string;
  asCompany: boolean;
  tiers: TierInput[];
  /** False while the title is the generated one. */
  isTitleOwn: boolean;
  isAbroad: boolean;
  varietyName: string;
  gradeName: string;
  originNames: string[];
  deliveryNames: string[];
}

export const EMPTY_TIER: TierInput = { minGrams: null, fen: null };

const emptyValues = (): SupplyFormValues => ({
  id: null,
  requestId: '',
  asCompany: false,
  title: '',
  isTitleOwn: false,
  varietyId: null,
  varietyName: '',
  otherVariety: '',
  gradeId: null,
  gradeName: '',
  specText: '',
  form: null,
  origin: { regionCode: null, countryCode: null, detail: '' },
  originNames: [],
  isAbroad: false,
  cropYear: null,
  moisture: null,
  impurity: null,
  volatileOil: null,
  sulfur: null,
  priceMode: 'fixed',
  fen: null,
  highFen: null,
  tiers: [EMPTY_TIER, EMPTY_TIER],
  unit: 'kg',
  gramsPerPack: null,
  isTaxIncluded: false,
  isFreightIncluded: false,
  stockGrams: null,
  moqGrams: null,
  packaging: null,
  packagingText: '',
  deliveryCode: null,
  deliveryNames: [],
  deliveryStreet: '',
  shipWithinDays: null,
  photos: [],
  video: null,
  documents: [],
  description: '',
  contactName: '',
  contactMobile: '',
  showPhone: 'verified',
  validUntil: addDays(shanghaiDay(Date.now()), DEFAULT_VALID_DAYS)
});

/** Returns the request body, without values that another choice has made irrelevant. */
export function bodyOf(values: SupplyFormValues): SupplyBody {
  const {
    id,
    asCompany,
    requestId,
    isTitleOwn,
    isAbroad,
    varietyName: _varietyName,
    gradeName: _gradeName,
    originNames: _originNames,
    deliveryNames: _deliveryNames,
    tiers,
    ...fields
  } = values;
  const { priceMode, origin } = fields;
  const hasFen = priceMode === 'fixed' || priceMode === 'range';
  return {
    id,
    requestId,
    asCompany,
    fields: {
      ...fields,
      ...titlePayload(fields.title, isTitleOwn, MAX_TITLE),
      origin: { ...origin, ...(isAbroad ? { regionCode: null } : { countryCode: null }) },
      otherVariety: fields.varietyId === null ? fields.otherVariety : '',
      fen: hasFen ? fields.fen : null,
      highFen: priceMode === 'range' ? fields.highFen : null,
      tiers: priceMode === 'tiered' ? tiers.flatMap(completeTier) : [],
      gramsPerPack: fields.unit === 'pack' ? fields.gramsPerPack : null,
      packagingText: fields.packaging === 'other' ? fields.packagingText : ''
    }
  };
}

const completeTier = ({ minGrams, fen }: TierInput): PriceTier[] =>
  minGrams === null || fen === null ? [] : [{ minGrams, fen }];

/** Converts an existing supply to a form snapshot. */
export function toFormSnapshot(own: OwnSupply): FormSnapshot<SupplyFormValues> {
  const { fields, originRegion, deliveryRegion } = own;
  const values: SupplyFormValues = {
    ...emptyValues(),
    ...fields,
    id: own.id,
    // A copy or an old draft starts with the default last day, like a new supply.
    validUntil: fields.validUntil ?? emptyValues().validUntil,
    asCompany: own.companyName !== '',
    tiers: fields.tiers.length > 0 ? fields.tiers : [EMPTY_TIER, EMPTY_TIER],
    isTitleOwn: fields.title !== '' && fields.isTitleProposed !== true,
    isAbroad: fields.origin.countryCode !== null,
    varietyName: own.varietyName,
    gradeName: own.gradeName,
    originNames: originRegion?.names ?? [],
    deliveryNames: deliveryRegion?.names ?? []
  };
  const { photos, video, documents } = fields;
  return {
    values,
    photos: { photos, video: video === null ? [] : [video], documents: documents.map(serializeDocument) }
  };
}

/** Returns the form snapshot of a new supply, including the default contact. */
export function newFormSnapshot(changes: Partial<SupplyFormValues>): FormSnapshot<SupplyFormValues> {
  return { values: { ...emptyValues(), ...changes }, photos: {} };
}

export const supplyForm = {
  empty: emptyValues,
  uploadFields: { photos: MAX_PHOTOS, video: 1, documents: MAX_DOCUMENTS },
  withUploads: (values, { photos = [], video: [video = null] = [], documents = [] }) => ({
    ...values,
    photos,
    video,
    documents: documents.map(parseDocument)
  }),
  problems(values, today) {
    const { fields } = bodyOf(values);
    const problems = supplyProblems(fields, today);
    const isTierOpen = values.tiers.some(({ minGrams, fen }) => (minGrams === null) !== (fen === null));
    return values.priceMode === 'tiered' && isTierOpen ? { ...problems, tiers: 'required' } : problems;
  }
} satisfies FormDefinition<SupplyFormValues>;

/** Fields in page order, by which the first invalid one is found. */
const fieldOrder = [
  'photos',
  'varietyId',
  'otherVariety',
  'gradeId',
  'specText',
  'form',
  'title',
  'origin',
  'cropYear',
  'gramsPerPack',
  'fen',
  'highFen',
  'tiers',
  'stockGrams',
  'moqGrams',
  'packagingText',
  'deliveryCode',
  'shipWithinDays',
  'contactName',
  'contactMobile',
  'deliveryStreet',
  'validUntil',
  'moisture',
  'impurity',
  'volatileOil',
  'documents',
  'description',
  'video'
] as const;

/** Row of the page by field, for fields that share a row. */
const rowOfField: Readonly<Record<string, string>> = {
  otherVariety: 'varietyId',
  gradeId: 'varietyId',
  specText: 'varietyId',
  form: 'varietyId'
};

/** Returns the row of the first field that satisfies `has`; undefined when there is none. */
export function firstInvalidField(has: (field: string) => boolean): string | undefined {
  const field = fieldOrder.find(has);
  return field && (rowOfField[field] ?? field);
}
