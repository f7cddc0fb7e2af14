import type { PriceTier } from '@contract/goods';
import type { OwnSupply, SupplyBody } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { DEFAULT_VALID_DAYS, MAX_DOCUMENTS, MAX_PHOTOS, MAX_TITLE, addDays, supplyProblems } from '@rules/supply';
import type { FormSnapshot, FormDefinition } from '@/components/form/FormDefinition';
import { dateOf } from '@/lib/time';
import { parseDocument, serializeDocument } from '../../documents';
import { titlePayload } from '../../titlePayload';

/** A step of a price while it is typed. */
export type TierInput = { [K in keyof PriceTier]: PriceTier[K] | null };

/** What stands in the form: what is sent, and what the page needs to show it. */
export interface SupplyFormValues extends Omit<SupplyFields, 'tiers'> {
  /** Null until the server has it. */
  id: string | null;
  /** Names the wish for a new one: however often it is sent, there is one supply. */
  requestId: string;
  asCompany: boolean;
  tiers: TierInput[];
  /** False while the title is the proposed one. */
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
  validUntil: addDays(dateOf(Date.now()), DEFAULT_VALID_DAYS)
});

/** What is sent of it: without what another choice has put out of use. */
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

/** A supply that is there already, as the form holds it. */
export function toFormSnapshot(own: OwnSupply): FormSnapshot<SupplyFormValues> {
  const { fields, originRegion, deliveryRegion } = own;
  const values: SupplyFormValues = {
    ...emptyValues(),
    ...fields,
    id: own.id,
    // A copy and an old draft begin with a day that lies ahead, as a new one does.
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

/** A new one, with whom to call. */
export function newFormSnapshot(changes: Partial<SupplyFormValues>): FormSnapshot<SupplyFormValues> {
  return { values: { ...emptyValues(), ...changes }, photos: {} };
}

export const supplyForm: FormDefinition<SupplyFormValues> = {
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
};

/** The fields in the order of the page: the first one that lacks something is led to. */
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

/** Several fields stand in one row of the page. */
const rowOfField: Readonly<Record<string, string>> = {
  otherVariety: 'varietyId',
  gradeId: 'varietyId',
  specText: 'varietyId',
  form: 'varietyId'
};

/** The row of the first of these fields; undefined for none. */
export function firstInvalidField(has: (field: string) => boolean): string | undefined {
  const field = fieldOrder.find(has);
  return field && (rowOfField[field] ?? field);
}
