import { sql, type RawBuilder, type Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import { fits } from '../search/searchMatch';
import type { SearchTerms } from '../search/searchTerms';
import type { PurchaseRequestTable, SupplyListingTable } from './listing.tables';

export type SupplyRow = Omit<Selectable<SupplyListingTable>, 'search_tokens'>;
export type PurchaseRow = Omit<Selectable<PurchaseRequestTable>, 'search_tokens'>;

/** All but the tokens, which are longer than the rest of the row. */
const SHARED = [
  'id',
  'title',
  'variety_id',
  'grade_name',
  'form',
  'price_mode',
  'low_fen',
  'high_fen',
  'unit',
  'tonne_fen',
  'delivery_place',
  'party_name',
  'party_verifications',
  'published_at_ms'
] as const;
const SUPPLY = [
  ...SHARED,
  'origin',
  'crop_year',
  'tags',
  'stock_text',
  'moq_text',
  'description',
  'confirmed_at_ms',
  'valid_until',
  'status'
] as const;
const PURCHASE = [
  ...SHARED,
  'quantity_text',
  'demand',
  'is_anonymous',
  'quote_count',
  'max_quotes',
  'quote_deadline_ms',
  'status'
] as const;

/** Sort key of a row: a time or a price, ascending, and the id. */
export type ListingKey = [rank: number, id: string];

export interface ListingSearch {
  varietyId?: string | undefined;
  /** Keeps to what this party offers. */
  partyName?: string | undefined;
  /** What a reader looks for; every listing without it. */
  terms?: SearchTerms | undefined;
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
  let rows = db.selectFrom('supply_listing').select(SUPPLY).select(rank.as('rank')).where(isOffered(search.nowMs));
  if (search.terms !== undefined) rows = rows.where(isWanted(search.terms));
  if (search.varietyId !== undefined) rows = rows.where('variety_id', '=', search.varietyId);
  if (search.partyName !== undefined) rows = rows.where('party_name', '=', search.partyName);
  if (search.certifiedOnly) rows = rows.where(sql<boolean>`party_verifications <> '{}'`);
  if (search.after) rows = rows.where(isAfter(rank, search));
  const direction = search.sort === 'price' ? 'asc' : 'desc';
  return rows.orderBy(rank, direction).orderBy('id', direction).limit(search.limit).execute();
}

/** Purchase requests that still take quotations: newest first, or those that pay most first. */
export function findPurchases(db: Db, search: ListingSearch): Promise<(PurchaseRow & { rank: number })[]> {
  // Descending by price: what has none must count least.
  const rank = search.sort === 'price' ? sql<number>`coalesce(tonne_fen, 0)` : sql<number>`published_at_ms`;
  let rows = db.selectFrom('purchase_request').select(PURCHASE).select(rank.as('rank')).where(isOpen(search.nowMs));
  if (search.terms !== undefined) rows = rows.where(isWanted(search.terms));
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
        .where('variety_id', '=', varietyId)
        .where(isOffered(nowMs))
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('supplies'),
      eb
        .selectFrom('purchase_request')
        .where('variety_id', '=', varietyId)
        .where(isOpen(nowMs))
        .select(sql<number>`count(*)`.as('count'))
        .$asScalar()
        .$notNull()
        .as('purchases')
    ])
    .executeTakeFirstOrThrow();
}

/** How many open listings fit; counting stops at `most`. */
export async function countWanted(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  search: { terms: SearchTerms; nowMs: number; most: number }
): Promise<number> {
  const { terms, nowMs, most } = search;
  const isPublic = table === 'supply_listing' ? isOffered(nowMs) : isOpen(nowMs);
  // A frequent variety alone fills the count along its index. Asked for everything at once the planner expects to have
  // enough after a few pages of the table, and reads long stretches where nothing fits.
  if (terms.varietyIds.length > 0 && terms.rest.length === 0 && terms.onlyVarietyId === undefined) {
    const time = sql.ref(table === 'supply_listing' ? 'confirmed_at_ms' : 'published_at_ms');
    const ofVariety = sql`select from ${sql.table(table)}
      where ${isPublic} and variety_id = any(${terms.varietyIds}::text[])
      order by variety_id, ${time} desc, id desc limit ${most}`;
    if ((await countRows(db, ofVariety)) >= most) return most;
  }
  return countRows(db, sql`select from ${sql.table(table)} where ${isPublic} and ${isWanted(terms)} limit ${most}`);
}

async function countRows(db: Db, query: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (${query}) as found`.execute(db);
  return rows[0]?.count ?? 0;
}

function isWanted(terms: SearchTerms): RawBuilder<boolean> {
  return fits(terms, sql`search_tokens`, (ids) => sql<boolean>`variety_id = any(${ids}::text[])`);
}

function isOffered(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and valid_until >= ${today(nowMs)})`;
}

function isOpen(nowMs: number): RawBuilder<boolean> {
  return sql<boolean>`(status = 'published' and quote_deadline_ms > ${nowMs}::int8)`;
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

/** The title of a listing, whatever its state: somebody may still have it open. */
export async function findTitle(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  id: string
): Promise<string | undefined> {
  return (await db.selectFrom(table).where('id', '=', id).select('title').executeTakeFirst())?.title;
}
