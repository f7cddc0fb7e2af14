import type { ListingPrice, Party, PurchaseBrief, PurchaseTerms, SupplyBrief } from '@contract/listing';
import type { Db, Tx } from '../../database/schema';
import type { PurchaseListingRow, SupplyListingRow } from './listing.repository';
import { findTerms } from './purchaseTerms';

export function presentSupply(row: SupplyListingRow): SupplyBrief {
  return {
    ...goodsOf(row),
    price: presentPrice(row, row.tiers),
    origin: row.origin,
    cropYear: row.crop_year,
    tags: row.tags,
    cover: row.cover_url,
    stockGrams: row.stock_grams,
    moqGrams: row.moq_grams,
    description: row.description,
    seller: partyOf(row),
    confirmedAtMs: row.confirmed_at_ms,
    validUntil: row.valid_until
  };
}

/** Returns a presenter of requests that has loaded their terms. */
export async function purchasePresenter(
  db: Db | Tx,
  rows: readonly PurchaseListingRow[]
): Promise<(row: PurchaseListingRow) => PurchaseBrief> {
  const terms = await findTerms(db, rows);
  return (row) => presentPurchase(row, terms.get(row.id) ?? null);
}

/** Leaves out an anonymous buyer, so that it cannot leak. */
function presentPurchase(row: PurchaseListingRow, terms: PurchaseTerms | null): PurchaseBrief {
  return {
    ...goodsOf(row),
    price: presentPrice(row, null),
    quantityGrams: row.quantity_grams,
    demand: row.demand,
    terms,
    buyer: row.is_anonymous ? null : partyOf(row),
    quoteCount: row.quote_count,
    maxQuotes: row.max_quotes,
    quoteDeadlineMs: row.quote_deadline_ms,
    confirmedAtMs: row.published_at_ms
  };
}

function goodsOf(row: SupplyListingRow | PurchaseListingRow) {
  return {
    id: row.id,
    title: row.title,
    varietyId: row.variety_id,
    varietyName: row.variety_name,
    gradeName: row.grade_name,
    form: row.form,
    unit: row.unit,
    gramsPerPack: row.grams_per_pack,
    deliveryPlace: row.delivery_place
  };
}

function partyOf(row: SupplyListingRow | PurchaseListingRow): Party {
  return { name: row.party_name, verifications: row.party_verifications, companyId: row.company_id };
}

function presentPrice(
  row: Pick<SupplyListingRow, 'price_mode' | 'low_fen' | 'high_fen'>,
  tiers: SupplyListingRow['tiers']
): ListingPrice {
  const { low_fen: lowFen, high_fen: highFen } = row;
  if (lowFen === null || highFen === null) return { mode: 'negotiable' };
  if (row.price_mode === 'tiered' && tiers !== null) return { mode: 'tiered', tiers };
  return row.price_mode === 'range' ? { mode: 'range', lowFen, highFen } : { mode: 'fixed', fen: lowFen };
}
