import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { ListingOrder, PurchaseOrder } from '@contract/listing';
import type { Db, Tx } from '../../database/schema';
import type { SearchTerms } from '../textSearch/searchTerms';
import type { Viewer } from './audience';
import {
  isCityFilter,
  isPurchaseOpen,
  isSupplyOpen,
  type ListingFilter,
  matchesTerms,
  NO_PRICE,
  purchaseConditions,
  supplyConditions
} from './listing.filter';
import type { PurchaseRequestTable, SupplyListingTable } from './listing.tables';
import { type CityDistance, findByDistance } from './nearbyListings.repository';
import { findOrdered, type Order } from './orderedListings.repository';

export type SupplyListingRow = Omit<Selectable<SupplyListingTable>, 'search_tokens' | 'rank_ms'>;
export type PurchaseListingRow = Omit<Selectable<PurchaseRequestTable>, 'search_tokens' | 'rank_ms' | 'origin_codes'>;

/** All columns but the tokens, which are longer than the rest of the row. */
const SHARED_COLUMNS = [
  'id',
  'title',
  'variety_id',
  'variety_name',
  'grade_name',
  'form',
  'price_mode',
  'low_fen',
  'high_fen',
  'unit',
  'grams_per_pack',
  'tonne_fen',
  'delivery_place',
  'delivery_code',
  'owner_user_id',
  'company_id',
  'party_name',
  'party_verifications',
  'published_at_ms',
  'status'
] as const;
const SUPPLY_COLUMNS = [
  ...SHARED_COLUMNS,
  'origin',
  'origin_code',
  'origin_country',
  'crop_year',
  'tags',
  'cover_url',
  'stock_grams',
  'moq_grams',
  'tiers',
  'description',
  'confirmed_at_ms',
  'valid_until'
] as const;
const PURCHASE_COLUMNS = [
  ...SHARED_COLUMNS,
  'quantity_grams',
  'demand',
  'is_anonymous',
  'quote_count',
  'max_quotes',
  'quote_deadline_ms',
  'audience',
  'invited_company_ids'
] as const;

/** Sort key: a time, price or distance, and the id. */
export type ListingKey = [rank: number, id: string];

export interface ListingSearch {
  varietyId?: string | undefined;
  /** Only this grade, or only other grades. */
  grade?: { name: string; isSame: boolean };
  filter?: ListingFilter;
  /** Cities by distance, for the order by distance. */
  cities?: readonly CityDistance[] | undefined;
  /** Only listings of this company. */
  companyId?: string | undefined;
  /** Search terms. */
  terms?: SearchTerms | undefined;
  certifiedOnly: boolean;
  sort: PurchaseOrder;
  after: ListingKey | undefined;
  limit: number;
  nowMs: number;
  /** Viewer of purchase requests; public ones only without it. */
  viewer?: Viewer;
}

/** The same expressions as in the indexes; listings without a price come last in both directions. */
const byPrice: Record<'low' | 'high', Order> = {
  low: { rank: sql<number>`coalesce(tonne_fen, ${NO_PRICE})`, direction: 'asc' },
  high: { rank: sql<number>`coalesce(tonne_fen, 0)`, direction: 'desc' }
};
const byRank: Order = { rank: sql<number>`rank_ms`, direction: 'desc' };

const supplyOrders: Record<Exclude<ListingOrder, 'distance'>, Order> = {
  recommended: byRank,
  newest: { rank: sql<number>`confirmed_at_ms`, direction: 'desc' },
  price: byPrice.low,
  priceReversed: byPrice.high
};
const purchaseOrders: Record<Exclude<PurchaseOrder, 'distance'>, Order> = {
  recommended: byRank,
  newest: { rank: sql<number>`published_at_ms`, direction: 'desc' },
  price: byPrice.high,
  priceReversed: byPrice.low,
  quantity: { rank: sql<number>`quantity_grams`, direction: 'desc' }
};

/** Finds open supplies in the given order. */
export function findSupplies(db: Db, search: ListingSearch): Promise<(SupplyListingRow & { rank: number })[]> {
  const { sort, filter = {} } = search;
  const conditions = [isSupplyOpen(search.nowMs), ...conditionsOf(search), ...supplyConditions(filter)];
  if (sort === 'distance')
    return findByDistance(db, 'supply_listing', SUPPLY_COLUMNS, distanceSearch(search, conditions));
  const order = supplyOrders[sort === 'quantity' ? 'newest' : sort];
  return findOrdered(db, 'supply_listing', SUPPLY_COLUMNS, order, orderedSearch(search, conditions));
}

/** Finds open purchase requests in the given order. */
export function findPurchases(db: Db, search: ListingSearch): Promise<(PurchaseListingRow & { rank: number })[]> {
  const { sort, filter = {} } = search;
  const conditions = [
    isPurchaseOpen(search.nowMs, search.viewer),
    ...conditionsOf(search),
    ...purchaseConditions(filter)
  ];
  if (sort === 'distance')
    return findByDistance(db, 'purchase_request', PURCHASE_COLUMNS, distanceSearch(search, conditions));
  return findOrdered(db, 'purchase_request', PURCHASE_COLUMNS, purchaseOrders[sort], orderedSearch(search, conditions));
}

function distanceSearch({ filter = {}, cities, after, limit }: ListingSearch, conditions: RawBuilder<boolean>[]) {
  return { cities, after, limit, conditions, varietyIds: filter.varietyIds };
}

function orderedSearch({ filter = {}, after, limit }: ListingSearch, conditions: RawBuilder<boolean>[]) {
  return { conditions, varietyIds: filter.varietyIds, isNarrow: isCityFilter(filter), after, limit };
}

function conditionsOf(search: ListingSearch): RawBuilder<boolean>[] {
  const { terms, varietyId, grade, companyId, certifiedOnly } = search;
  return [
    ...(terms === undefined ? [] : [matchesTerms(terms)]),
    ...(varietyId === undefined ? [] : [sql<boolean>`variety_id = ${varietyId}`]),
    ...(grade === undefined ? [] : [sql<boolean>`(grade_name = ${grade.name}) = ${grade.isSame}`]),
    ...(companyId === undefined ? [] : [sql<boolean>`company_id = ${companyId}`]),
    ...(certifiedOnly ? [sql<boolean>`party_verifications <> '{}'`] : [])
  ];
}

/** Published supplies in any status, in no order. */
export function findSuppliesByIds(db: Db | Tx, ids: readonly string[]): Promise<SupplyListingRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('supply_listing').select(SUPPLY_COLUMNS).where('id', 'in', ids).execute();
}

/** Published purchase requests in any status, in no order. */
export function findPurchasesByIds(db: Db | Tx, ids: readonly string[]): Promise<PurchaseListingRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db.selectFrom('purchase_request').select(PURCHASE_COLUMNS).where('id', 'in', ids).execute();
}

/** Open supplies of a user or a company, last confirmed first. */
export function findSuppliesBySeller(
  db: Db,
  seller: { userId: string | null; companyId: string | null },
  { limit, nowMs }: { limit: number; nowMs: number }
): Promise<SupplyListingRow[]> {
  const rows = db
    .selectFrom('supply_listing')
    .select(SUPPLY_COLUMNS)
    .where(isSupplyOpen(nowMs))
    .where(belongsToSeller(seller));
  return rows.orderBy('confirmed_at_ms', 'desc').orderBy('id', 'desc').limit(limit).execute();
}

export async function countSuppliesBySeller(
  db: Db,
  seller: { userId: string | null; companyId: string | null },
  nowMs: number
): Promise<number> {
  const row = await db
    .selectFrom('supply_listing')
    .where(isSupplyOpen(nowMs))
    .where(belongsToSeller(seller))
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function belongsToSeller({
  userId,
  companyId
}: {
  userId: string | null;
  companyId: string | null;
}): RawBuilder<boolean> {
  return companyId === null
    ? sql<boolean>`(owner_user_id = ${userId} and company_id is null)`
    : sql<boolean>`company_id = ${companyId}`;
}

/** Returns the title of a listing in any status: a page may still show it. */
export async function findTitle(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  id: string
): Promise<string | undefined> {
  return (await db.selectFrom(table).where('id', '=', id).select('title').executeTakeFirst())?.title;
}
