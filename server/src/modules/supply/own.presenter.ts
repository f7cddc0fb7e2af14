import type { OwnSupply, OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { supplyCompletion } from '@rules/supplyCompletion';
import { refreshFrom } from '../listing/ownerAction.service';
import type { GoodsNames } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import type { SupplyRow } from './supply.repository';

export interface OwnContext {
  companyName: string;
  names: GoodsNames;
  nowMs: number;
}

export function presentOwnBrief(row: SupplyRow, { companyName, names, nowMs }: OwnContext): OwnSupplyBrief {
  const { fields } = row;
  const isReviewed = row.status === 'rejected' || row.status === 'takedown';
  return {
    id: row.id,
    status: row.status,
    isListed: row.public_status === 'published' && row.status !== 'published',
    title: fields.title,
    varietyId: fields.varietyId,
    varietyName: names.name ?? fields.otherVariety,
    gradeName: names.grade ?? fields.specText,
    cover: fields.photos[0] ?? null,
    ...termsOf(fields),
    unit: fields.unit,
    gramsPerPack: fields.gramsPerPack,
    companyName,
    review:
      isReviewed && row.reviewed_at_ms !== null ? { reason: row.review_reason ?? '', atMs: row.reviewed_at_ms } : null,
    validUntil: fields.validUntil,
    confirmedAtMs: row.confirmed_at_ms,
    refreshFromMs: refreshFrom(row, nowMs),
    completeness: supplyCompletion(fields).percent,
    views: row.views,
    favourites: row.favourites,
    inquiries: row.inquiries,
    updatedAtMs: row.updated_at_ms
  };
}

export function presentOwn(
  row: SupplyRow,
  context: OwnContext,
  extras: Pick<OwnSupply, 'phoneShownTo' | 'sharedPhotos'>
): OwnSupply {
  const { origin, deliveryCode } = row.fields;
  return {
    ...presentOwnBrief(row, context),
    ...extras,
    fields: row.fields,
    originRegion: origin.regionCode === null ? null : regionOf(origin.regionCode),
    deliveryRegion: deliveryCode === null ? null : regionOf(deliveryCode)
  };
}

/** Fields that change without a review. */
export function termsOf({ priceMode, fen, highFen, tiers, stockGrams }: SupplyFields) {
  return { priceMode, fen, highFen, tiers, stockGrams };
}
