import type { OwnSupply } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { shanghaiDay } from '@rules/shanghaiTime';
import { addDays } from '@rules/supply';

/** Builds the form fields of a supply, complete enough for publication. */
export function buildSupplyFields(changes: Partial<SupplyFields> = {}): SupplyFields {
  return {
    title: '玉林八角 大红 新货',
    varietyId: 'star-anise',
    otherVariety: '',
    gradeId: 'star-anise.dahong',
    specText: '',
    form: 'whole',
    origin: { regionCode: '450902', countryCode: null, detail: '' },
    cropYear: null,
    moisture: null,
    impurity: null,
    volatileOil: null,
    sulfur: null,
    priceMode: 'fixed',
    fen: 3450,
    highFen: null,
    tiers: [],
    stockGrams: 5_000_000,
    unit: 'kg',
    gramsPerPack: null,
    isTaxIncluded: true,
    isFreightIncluded: false,
    moqGrams: 100_000,
    packaging: null,
    packagingText: '',
    deliveryCode: '450902',
    deliveryStreet: '',
    shipWithinDays: 0,
    photos: ['/uploads/cover.jpg'],
    video: null,
    documents: [],
    description: '',
    contactName: '覃女士',
    contactMobile: '13800138000',
    showPhone: 'verified',
    validUntil: addDays(shanghaiDay(Date.now()), 30),
    ...changes
  };
}

/** Builds an owner's supply as returned for editing: a draft that can be published. */
export function buildOwnSupply({
  fields,
  ...changes
}: Partial<Omit<OwnSupply, 'fields'>> & { fields?: Partial<SupplyFields> } = {}): OwnSupply {
  const whole = buildSupplyFields(fields);
  const region = { code: '450902', names: ['广西壮族自治区', '玉林市', '玉州区'] };
  return {
    id: 'supply-1',
    status: 'draft',
    isListed: false,
    title: whole.title,
    varietyId: whole.varietyId,
    varietyName: '八角',
    gradeName: '大红',
    cover: whole.photos[0] ?? null,
    priceMode: whole.priceMode,
    fen: whole.fen,
    highFen: whole.highFen,
    tiers: whole.tiers,
    stockGrams: whole.stockGrams,
    unit: whole.unit,
    gramsPerPack: whole.gramsPerPack,
    companyName: '',
    review: null,
    validUntil: whole.validUntil,
    confirmedAtMs: null,
    refreshFromMs: null,
    completeness: 60,
    views: 0,
    favourites: 0,
    inquiries: 0,
    updatedAtMs: 0,
    fields: whole,
    originRegion: region,
    deliveryRegion: region,
    phoneShownTo: whole.showPhone,
    sharedPhotos: [],
    ...changes
  };
}
