import type { Insertable } from 'kysely';
import type { ListingStatus } from '@contract/goods';
import type { SupplyFields } from '@contract/supplyFields';
import { HOUR_MS } from '@rules/duration';
import type { SupplyListingTable } from '../src/modules/listing/listing.tables';
import type { PublicStatus } from '../src/modules/listing/listing.tables';
import { tagsOf } from '../src/modules/supply/publicListing.presenter';
import type { SupplyTable } from '../src/modules/supply/supply.tables';
import { DRUM } from './listingPlan';
import { originOf } from './locations';
import type { SeedSupply } from './supplies';

const reasons = {
  supply: {
    rejected: '照片与等级不符，请补充水分和杂质说明后再提交。',
    takedown: '多位采购商反映到货与描述不符，核实前暂停展示。'
  },
  purchase: {
    rejected: '质量要求写得太笼统，请补充水分和杂质后再提交。',
    takedown: '多位供应商反映联系不上采购商，核实前暂停展示。'
  }
};

/** Returns the status of the public version; null where none was ever approved. */
export function publicStatusOf(status: ListingStatus): PublicStatus | null {
  return status === 'draft' || status === 'pending' || status === 'rejected' ? null : status;
}

/** Returns an operator's decision. */
export function reviewOf(noun: keyof typeof reasons, status: ListingStatus, atMs: number) {
  const { rejected, takedown } = reasons[noun];
  if (status === 'rejected') return { review_reason: rejected, reviewed_at_ms: atMs + 2 * HOUR_MS };
  if (status === 'takedown') return { review_reason: takedown, reviewed_at_ms: atMs + 30 * HOUR_MS };
  return {};
}

/** Returns the row of the list; undefined for one that was never published. */
export function listedRowOf(supply: SeedSupply): Insertable<SupplyListingTable> | undefined {
  const { status, listed, photoUrls } = supply;
  const shown = publicStatusOf(status);
  if (shown === null) return undefined;
  return {
    ...listed,
    tags: tagsOf(fieldsOf(supply)),
    tiers: listed.tiers === null ? null : JSON.stringify(listed.tiers),
    cover_url: photoUrls[0] ?? null,
    status: shown
  };
}

/** Returns the supply as its owner wrote it, so that it can be edited, renewed and closed. */
export function supplyRecordOf(supply: SeedSupply): Insertable<SupplyTable> {
  const { listed, status, owner } = supply;
  const shown = publicStatusOf(status);
  const fields = JSON.stringify(fieldsOf(supply));
  const atMs = listed.confirmed_at_ms;
  return {
    id: listed.id,
    owner_user_id: owner.userId,
    company_id: owner.companyId,
    request_id: `seed-${listed.id}-0001`,
    status,
    fields,
    public_fields: shown === null ? null : fields,
    public_status: shown,
    valid_until: shown === null ? null : listed.valid_until,
    views: shown === null ? 0 : 20 + (((atMs / 1000) % 300) | 0),
    // Pending supplies at the first start wait for an operator: the demo's automatic approval skips flagged ones.
    ...(status === 'pending' && { flagged: ['description'] }),
    ...(status === 'closed' && { close_reason: 'dealt' as const }),
    ...reviewOf('supply', status, atMs),
    submitted_at_ms: status === 'draft' ? null : listed.published_at_ms,
    published_at_ms: shown === null ? null : listed.published_at_ms,
    confirmed_at_ms: shown === null ? null : atMs,
    created_at_ms: listed.published_at_ms,
    updated_at_ms: atMs
  };
}

function fieldsOf({
  listed,
  gradeId,
  packaging,
  moisture,
  owner,
  status,
  photoUrls,
  videoUrl,
  documents
}: SeedSupply): SupplyFields {
  const isDraft = status === 'draft';
  const isPriced = listed.price_mode === 'fixed' || listed.price_mode === 'range';
  return {
    title: listed.title,
    varietyId: listed.variety_id,
    otherVariety: '',
    gradeId,
    specText: '',
    form: listed.form,
    origin: originOf(listed.origin),
    cropYear: listed.crop_year,
    moisture: isDraft ? null : moisture,
    impurity: null,
    volatileOil: null,
    sulfur: listed.tags.includes('sulfurFree') ? 'free' : 'untested',
    priceMode: listed.price_mode,
    fen: isPriced ? listed.low_fen : null,
    highFen: listed.price_mode === 'range' ? listed.high_fen : null,
    tiers: listed.tiers ?? [],
    stockGrams: listed.stock_grams,
    unit: listed.unit,
    gramsPerPack: null,
    isTaxIncluded: listed.tags.includes('taxIncluded'),
    isFreightIncluded: listed.tags.includes('freightIncluded'),
    moqGrams: listed.moq_grams,
    packaging,
    packagingText: packaging === 'other' ? DRUM.text : '',
    deliveryCode: isDraft ? null : listed.delivery_code,
    deliveryStreet: '',
    shipWithinDays: listed.tags.includes('inStock') ? 0 : 3,
    photos: photoUrls,
    video: videoUrl,
    documents,
    description: isDraft ? '' : listed.description,
    contactName: owner.contactName,
    contactMobile: owner.mobile,
    showPhone: 'member',
    validUntil: isDraft ? null : listed.valid_until
  };
}
