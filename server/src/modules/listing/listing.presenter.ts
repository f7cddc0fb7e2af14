import type { ListingPrice, PurchaseBrief, SupplyBrief } from '@contract/listing';
import type { PurchaseRow, SupplyRow } from './listing.repository';

export function presentSupply(row: SupplyRow): SupplyBrief {
  return {
    id: row.id,
    title: row.title,
    varietyId: row.variety_id,
    gradeName: row.grade_name,
    origin: row.origin,
    form: row.form,
    cropYear: row.crop_year,
    tags: row.tags,
    price: presentPrice(row),
    unit: row.unit,
    stockText: row.stock_text,
    moqText: row.moq_text,
    deliveryPlace: row.delivery_place,
    description: row.description,
    seller: { name: row.party_name, verifications: row.party_verifications },
    confirmedAtMs: row.confirmed_at_ms,
    validUntil: row.valid_until
  };
}

/** An anonymous buyer is left out here, on the server: what is not sent cannot leak. */
export function presentPurchase(row: PurchaseRow): PurchaseBrief {
  return {
    id: row.id,
    title: row.title,
    varietyId: row.variety_id,
    gradeName: row.grade_name,
    form: row.form,
    quantityText: row.quantity_text,
    price: presentPrice(row),
    unit: row.unit,
    deliveryPlace: row.delivery_place,
    demand: row.demand,
    buyer: row.is_anonymous ? null : { name: row.party_name, verifications: row.party_verifications },
    quoteCount: row.quote_count,
    maxQuotes: row.max_quotes,
    quoteDeadlineMs: row.quote_deadline_ms
  };
}

function presentPrice(row: Pick<SupplyRow, 'price_mode' | 'low_fen' | 'high_fen'>): ListingPrice {
  const { low_fen: lowFen, high_fen: highFen } = row;
  if (lowFen === null || highFen === null) return { mode: 'negotiable' };
  return row.price_mode === 'range' ? { mode: 'range', lowFen, highFen } : { mode: 'fixed', fen: lowFen };
}
