import type { PurchaseFields } from '@contract/purchaseFields';
import type { Tx } from '../../database/schema';
import { partiesOf } from '../listing/tradeParty.service';
import { cityText } from '../region/regionText';
import { refreshTradeCompanies } from '../listing/tradeCompany.service';
import { getGradeName } from '../pricing/priceRange.service';
import { listVarietyNames } from '../pricing/variety.service';
import {
  findPurchaseSnapshot,
  publishPurchaseSnapshot,
  updatePurchaseSnapshotStatus
} from '../listing/publicSnapshot.service';
import type { PublicPurchaseRow, PurchaseRow } from './purchase.repository';
import { ownerOf } from './quotedPurchase.service';

type PublicStatus = NonNullable<PurchaseRow['public_status']>;

/** The end of a day in Shanghai. */
export function endOfDay(day: string): number {
  return Date.parse(`${day}T23:59:59.999+08:00`) + 1;
}

/** Writes what the public reads from the version in public: the one place where that comes from. */
export async function syncPublicListing(tx: Tx, row: PublicPurchaseRow, nowMs: number): Promise<void> {
  const fields = row.public_fields;
  const [party] = await partiesOf(tx, [ownerOf(row)]);
  const before = await findPurchaseSnapshot(tx, row.id);
  await publishPurchaseSnapshot(tx, {
    id: row.id,
    title: fields.title,
    variety_id: fields.varietyId,
    ...(await goodsNamesOf(tx, fields)),
    form: fields.form ?? 'whole',
    ...(fields.expectedFen === null
      ? { price_mode: 'negotiable', low_fen: null, high_fen: null }
      : { price_mode: 'fixed', low_fen: fields.expectedFen, high_fen: fields.expectedFen }),
    unit: fields.unit,
    grams_per_pack: fields.gramsPerPack,
    delivery_place: fields.deliveryCode === null ? '' : cityText(fields.deliveryCode),
    delivery_code: fields.deliveryCode,
    owner_user_id: row.owner_user_id,
    company_id: row.company_id,
    party_name: party?.name ?? '',
    party_verifications: party?.verifications ?? [],
    published_at_ms: row.refreshed_at_ms ?? row.published_at_ms ?? nowMs,
    status: row.public_status ?? 'published',
    quantity_grams: fields.quantityGrams ?? 0,
    demand: fields.qualityDemand,
    origin_codes: fields.originCodes,
    is_anonymous: fields.isAnonymous,
    quote_count: row.quote_count,
    max_quotes: Math.max(fields.maxQuotes, row.quote_count),
    quote_deadline_ms: row.quote_deadline_ms,
    audience: fields.audience,
    invited_company_ids: fields.invitedCompanyIds
  });
  const companyIds = [row.company_id, before?.company_id ?? null].filter((id) => id !== null);
  await refreshTradeCompanies(tx, nowMs, [...new Set(companyIds)]);
}

/** Only how it stands has changed. */
export async function setPublicStatus(tx: Tx, id: string, status: PublicStatus, nowMs: number): Promise<void> {
  const companyId = await updatePurchaseSnapshotStatus(tx, id, status);
  if (companyId !== null) await refreshTradeCompanies(tx, nowMs, [companyId]);
}

async function goodsNamesOf(tx: Tx, { varietyId, otherVariety, gradeId, specText }: PurchaseFields) {
  const variety = (await listVarietyNames(tx)).find(({ id }) => id === varietyId);
  const grade = varietyId !== null && gradeId !== null ? await getGradeName(tx, varietyId, gradeId) : undefined;
  return { variety_name: variety?.name ?? otherVariety, grade_name: grade ?? specText };
}
