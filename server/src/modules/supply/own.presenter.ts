import type { ReviewedListing } from '@contract/listingReview';
import type { OwnSupply, OwnSupplyBrief } from '@contract/ownSupply';
import type { SupplyFields } from '@contract/supplyFields';
import { DAY_MS } from '@rules/duration';
import { supplyCompletion } from '@rules/supplyCompletion';
import { shanghaiDay } from '@rules/shanghaiTime';
import { regionOf } from '../region/region.service';
import type { SharedPhoto } from './sharedPhoto.service';
import type { SupplyRow } from './supply.repository';

const SHANGHAI_MS = 8 * 3_600_000;

export interface OwnContext {
  companyName: string;
  names: { name: string | null; grade: string | null };
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

export function presentReviewed(row: SupplyRow, partyName: string, sharedPhotos: SharedPhoto[]): ReviewedListing {
  return {
    id: row.id,
    title: row.fields.title,
    ownerUserId: row.owner_user_id ?? '',
    partyName,
    status: row.status,
    submittedAtMs: row.submitted_at_ms,
    flagged: row.flagged,
    appealText: row.appeal_text,
    sharedPhotos
  };
}

/** Only what changes without a review. */
export function termsOf({ priceMode, fen, highFen, tiers, stockGrams }: SupplyFields) {
  return { priceMode, fen, highFen, tiers, stockGrams };
}

/** The next midnight in Shanghai after a refresh of today; null when it may be refreshed now. */
export function refreshFrom(row: Pick<SupplyRow, 'refreshed_at_ms'>, nowMs: number): number | null {
  if (row.refreshed_at_ms === null) return null;
  const today = shanghaiDay(nowMs);
  if (shanghaiDay(row.refreshed_at_ms) !== today) return null;
  return Date.parse(today) + DAY_MS - SHANGHAI_MS;
}
