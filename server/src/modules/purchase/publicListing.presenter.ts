import type { PurchaseSnapshot } from '../listing/publicSnapshot.service';
import type { TradeParty } from '../listing/tradeParty.service';
import type { GoodsNames } from '../pricing/priceRange.service';
import { cityText } from '../region/regionText';
import type { PublicPurchaseRow } from './purchase.tables';

/** Public data of a request besides its row. */
export interface PublicListingContext {
  party: TradeParty | undefined;
  names: GoodsNames;
  /** Time of the first publication, for a row that has none yet. */
  publishedAtMs: number;
}

/** Builds the row that lists, search and home read. */
export function toPublicListing(
  row: PublicPurchaseRow,
  { party, names, publishedAtMs }: PublicListingContext
): PurchaseSnapshot {
  const { public_fields: fields } = row;
  return {
    id: row.id,
    title: fields.title,
    variety_id: fields.varietyId,
    variety_name: names.name ?? fields.otherVariety,
    grade_name: names.grade ?? fields.specText,
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
    published_at_ms: row.refreshed_at_ms ?? row.published_at_ms ?? publishedAtMs,
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
  };
}
