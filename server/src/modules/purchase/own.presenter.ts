import type { OwnPurchase, OwnPurchaseBrief } from '@contract/ownPurchase';
import { refreshFrom } from '../listing/ownerAction.service';
import type { GoodsNames } from '../pricing/priceRange.service';
import { regionOf } from '../region/region.service';
import type { PurchaseRow } from './purchase.repository';

export interface OwnContext {
  companyName: string;
  names: GoodsNames;
  newQuotes: number;
  deals: OwnPurchaseBrief['deals'];
  nowMs: number;
}

export function presentOwnBrief(
  row: PurchaseRow,
  { companyName, names, newQuotes, deals, nowMs }: OwnContext
): OwnPurchaseBrief {
  const { fields } = row;
  const isReviewed = row.review_reason !== null && row.reviewed_at_ms !== null;
  return {
    id: row.id,
    status: row.status,
    hasDeal: row.dealt_grams > 0,
    isArchived: row.archived_at_ms !== null,
    isListed: row.public_status === 'published',
    title: fields.title,
    varietyId: fields.varietyId,
    varietyName: names.name ?? fields.otherVariety,
    gradeName: names.grade ?? fields.specText,
    quantityGrams: fields.quantityGrams,
    unit: fields.unit,
    gramsPerPack: fields.gramsPerPack,
    companyName,
    isAnonymous: fields.isAnonymous,
    review: isReviewed ? { reason: row.review_reason ?? '', atMs: row.reviewed_at_ms ?? 0 } : null,
    quoteCount: row.quote_count,
    newQuotes,
    maxQuotes: fields.maxQuotes,
    dealtGrams: row.dealt_grams,
    deals,
    quoteDeadlineMs: row.quote_deadline_ms,
    refreshFromMs: refreshFrom(row, nowMs),
    views: row.views,
    updatedAtMs: row.updated_at_ms
  };
}

export function presentOwn(
  row: PurchaseRow,
  context: OwnContext,
  { invitedCompanies }: Pick<OwnPurchase, 'invitedCompanies'>
): OwnPurchase {
  const { fields } = row;
  return {
    ...presentOwnBrief(row, context),
    fields,
    asCompany: row.company_id !== null,
    originRegions: fields.originCodes.flatMap((code) => regionOf(code) ?? []),
    deliveryRegion: fields.deliveryCode === null ? null : regionOf(fields.deliveryCode),
    invitedCompanies
  };
}
