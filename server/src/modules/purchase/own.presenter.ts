import type { OwnPurchase, OwnPurchaseBrief } from '@contract/ownPurchase';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { getCompanySummaries } from '../company/company.service';
import { getGradeName } from '../pricing/priceRange.service';
import { listVarietyNames } from '../pricing/variety.service';
import { regionOf } from '../region/region.service';
import { purchaseQuotations } from './purchaseQuotations';
import { countNewQuotes, findInvitedIds, type PublicPurchaseRow, type PurchaseRow } from './purchase.repository';

/** The first moment of the day after, in Shanghai. */
export function nextMidnight(ms: number): number {
  return Date.parse(`${shanghaiDay(ms)}T00:00:00+08:00`) + DAY_MS;
}

/** From when on it may be moved up again; null: now. */
export function refreshFrom({ refreshed_at_ms: refreshedAtMs }: PurchaseRow, nowMs: number): number | null {
  const nextMs = refreshedAtMs === null ? 0 : nextMidnight(refreshedAtMs);
  return nextMs > nowMs ? nextMs : null;
}

/** A card of the owner's list. */
export async function presentOwnBrief(db: Db | Tx, row: PurchaseRow, nowMs: number): Promise<OwnPurchaseBrief> {
  const { fields, company_id: companyId } = row;
  const [variety, grade, companies, newQuotes, deals] = await Promise.all([
    listVarietyNames(db).then((all) => all.find(({ id }) => id === fields.varietyId)),
    fields.varietyId === null || fields.gradeId === null
      ? undefined
      : getGradeName(db, fields.varietyId, fields.gradeId),
    getCompanySummaries(db, companyId === null ? [] : [companyId]),
    countNewQuotes(db, row.id),
    row.dealt_grams === 0 ? [] : purchaseQuotations.use.listDeals(db, row as PublicPurchaseRow)
  ]);
  const isReviewed = row.review_reason !== null && row.reviewed_at_ms !== null;
  return {
    id: row.id,
    status: row.status,
    hasDeal: row.dealt_grams > 0,
    isArchived: row.archived_at_ms !== null,
    isListed: row.public_status === 'published',
    title: fields.title,
    varietyId: fields.varietyId,
    varietyName: variety?.name ?? fields.otherVariety,
    gradeName: grade ?? fields.specText,
    quantityGrams: fields.quantityGrams,
    unit: fields.unit,
    gramsPerPack: fields.gramsPerPack,
    companyName: companies[0]?.name ?? '',
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

/** The whole of it, to be edited. */
export async function presentOwn(db: Db | Tx, row: PurchaseRow, nowMs: number): Promise<OwnPurchase> {
  const { fields } = row;
  const notifiedIds = await findInvitedIds(db, row.id);
  const invited = await getCompanySummaries(db, [...new Set([...fields.invitedCompanyIds, ...notifiedIds])]);
  return {
    ...(await presentOwnBrief(db, row, nowMs)),
    fields,
    asCompany: row.company_id !== null,
    originRegions: fields.originCodes.flatMap((code) => regionOf(code) ?? []),
    deliveryRegion: fields.deliveryCode === null ? null : regionOf(fields.deliveryCode),
    invitedCompanies: invited.map(({ id, name }) => ({ id, name }))
  };
}
