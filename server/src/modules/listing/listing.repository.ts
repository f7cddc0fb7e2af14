import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { PurchaseRequestTable, SupplyListingTable } from './listing.tables';

export type SupplyRow = Selectable<SupplyListingTable>;
export type PurchaseRow = Selectable<PurchaseRequestTable>;

/** Sort key of a row: a time or a price, ascending, and the id. */
export type ListingKey = [rank: number, id: string];

export interface ListingSearch {
  varietyId?: string | undefined;
  certifiedOnly: boolean;
  sort: 'newest' | 'price';
  after: ListingKey | undefined;
  limit: number;
  nowMs: number;
}

/** Larger than every price: listings without one come last. */
const NO_PRICE = sql.lit(Number.MAX_SAFE_INTEGER);

/** Published supplies that have not expired: newest confirmed first, or cheapest first. */
export function findSupplies(db: Db, search: ListingSearch): Promise<(SupplyRow & { rank: number })[]> {
  const rank = search.sort === 'price' ? sql<number>`coalesce(tonne_fen, ${NO_PRICE})` : sql<number>`confirmed_at_ms`;
  let rows = db
    .selectFrom('supply_listing')
    .selectAll()
    .select(rank.as('rank'))
    .where('status', '=', 'published')
    .where('valid_until', '>=', today(search.nowMs));
  if (search.varietyId !== undefined) rows = rows.where('variety_id', '=', search.varietyId);
  if (search.certifiedOnly) rows = rows.where(sql<boolean>`party_verifications <> '{}'`);
  if (search.after) rows = rows.where(isAfter(rank, search));
  const direction = search.sort === 'price' ? 'asc' : 'desc';
  return rows.orderBy(rank, direction).orderBy('id', direction).limit(search.limit).execute();
}

/** Purchase requests that still take quotations: newest first, or those that pay most first. */
export function findPurchases(db: Db, search: ListingSearch): Promise<(PurchaseRow & { rank: number })[]> {
  // Descending by price: what has none must count least.
  const rank = search.sort === 'price' ? sql<number>`coalesce(tonne_fen, 0)` : sql<number>`published_at_ms`;
  let rows = db
    .selectFrom('purchase_request')
    .selectAll()
    .select(rank.as('rank'))
    .where('status', '=', 'published')
    .where('quote_deadline_ms', '>', search.nowMs);
  if (search.varietyId !== undefined) rows = rows.where('variety_id', '=', search.varietyId);
  if (search.certifiedOnly) rows = rows.where(sql<boolean>`party_verifications <> '{}'`);
  if (search.after) rows = rows.where(sql<boolean>`(${rank}, id) < (${search.after[0]}::int8, ${search.after[1]})`);
  return rows.orderBy(rank, 'desc').orderBy('id', 'desc').limit(search.limit).execute();
}

export async function countOpen(
  db: Db,
  varietyId: string,
  nowMs: number
): Promise<{ supplies: number; purchases: number }> {
  return db
    .selectNoFrom((eb) => [
      eb
        .selectFrom('supply_listing')
        .where('status', '=', 'published')
        .where('variety_id', '=', varietyId)
        .where('valid_until', '>=', today(nowMs))
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('supplies'),
      eb
        .selectFrom('purchase_request')
        .where('status', '=', 'published')
        .where('variety_id', '=', varietyId)
        .where('quote_deadline_ms', '>', nowMs)
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('purchases')
    ])
    .executeTakeFirstOrThrow();
}

function isAfter(rank: RawBuilder<number>, search: ListingSearch): RawBuilder<boolean> {
  const [value, id] = search.after ?? [0, ''];
  const key = sql`(${value}::int8, ${id})`;
  return search.sort === 'price' ? sql`(${rank}, id) > ${key}` : sql`(${rank}, id) < ${key}`;
}

/** The day of a moment in Asia/Shanghai. */
function today(nowMs: number): RawBuilder<string> {
  return sql<string>`(to_timestamp(${nowMs}::float8 / 1000) at time zone 'Asia/Shanghai')::date`;
}
