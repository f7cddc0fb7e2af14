import type { CallData } from '@contract';

type PrefillSupply = CallData<'GET /api/front/quotation/prepare'>['supplies'][number];

/** Builds an own supply for filling in a quotation: stock, terms and specification, but no price. */
export function buildPrefillSupply(changes: Partial<PrefillSupply> = {}): PrefillSupply {
  return {
    id: 's1',
    title: '草果 统货',
    unitFen: null,
    unit: 'jin',
    gramsPerPack: null,
    stockGrams: 3_000_000,
    isTaxIncluded: false,
    isFreightIncluded: true,
    spec: '统货',
    origin: { region: null, countryCode: null, detail: '' },
    cropYear: null,
    packaging: null,
    packagingText: '',
    shipWithinDays: null,
    photos: [],
    documents: [],
    ...changes
  };
}
