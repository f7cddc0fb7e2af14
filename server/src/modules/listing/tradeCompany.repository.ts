import { type RawBuilder, type Selectable, sql } from 'kysely';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import type { TradeCompanyTable } from './listing.tables';

export type TradeCompanyRow = Omit<Selectable<TradeCompanyTable>, 'search_tokens' | 'pinyin'>;

/** Sort key: open supplies, descending, then the name. */
export type CompanyKey = [supplyCount: number, name: string];

export interface CompanyQuery {
  terms: SearchTerms;
  /** Prefix of the pinyin name; undefined for a query with other characters. */
  letters: string | undefined;
  nowMs: number;
}

/** PostgreSQL takes 65,535 parameters; a company has ten. */
const INSERT_BATCH_SIZE = 2_000;

const COLUMNS = [
  'company_id',
  'name',
  'verifications',
  'place',
  'variety_ids',
  'varieties',
  'supply_count',
  'purchase_count',
  'open_until_ms'
] as const;

/** Finds companies with open listings whose name, place, pinyin or varieties match. */
export function findCompanies(
  db: Db,
  query: CompanyQuery & { after: CompanyKey | undefined; limit: number }
): Promise<TradeCompanyRow[]> {
  let rows = db.selectFrom('trade_company').select(COLUMNS).where(matchesQuery(query));
  if (query.after) {
    const [supplyCount, name] = query.after;
    rows = rows.where(sql<boolean>`(-supply_count, name) > (${-supplyCount}::int4, ${name})`);
  }
  return rows.orderBy('supply_count', 'desc').orderBy('name').limit(query.limit).execute();
}

export async function countCompanies(db: Db, query: CompanyQuery, most: number): Promise<number> {
  const found = db.selectFrom('trade_company').select('name').where(matchesQuery(query)).limit(most).as('found');
  const row = await db
    .selectFrom(found)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matchesQuery({ terms, letters, nowMs }: CompanyQuery): RawBuilder<boolean> {
  const matchesText = matchesSearchTerms(
    terms,
    sql`search_tokens`,
    (ids) => sql<boolean>`variety_ids && ${ids}::text[]`
  );
  const matchesPinyin = sql<boolean>`exists (select from unnest(pinyin) as letters where starts_with(letters, ${letters ?? ''}))`;
  const isNamed = letters === undefined ? matchesText : sql<boolean>`(${matchesText} or ${matchesPinyin})`;
  return sql<boolean>`(open_until_ms > ${nowMs}::int8 and ${isNamed})`;
}

/** A company with figures of its open listings. */
export interface ComputedTradeCompany {
  company_id: string;
  name: string;
  verifications: TradeCompanyTable['verifications'];
  place: TradeCompanyTable['place'];
  variety_ids: string[];
  varieties: string[];
  supply_count: number;
  purchase_count: number;
  open_until_ms: number;
}

/** Computes the figures of verified companies with open listings, of all or of `ids`. Ignores requests that are anonymous or not public. */
export async function computeCompanies(db: Db | Tx, nowMs: number, ids?: string[]): Promise<ComputedTradeCompany[]> {
  const isAsked = ids === undefined ? sql`company_id is not null` : sql`company_id = any(${ids}::text[])`;
  const isCompany = sql`party_verifications && '{company,park}'`;
  const columns = sql`company_id, party_verifications, delivery_place, variety_id`;
  const { rows } = await sql<ComputedTradeCompany>`
    with open as (
      select ${columns}, confirmed_at_ms as at_ms, true as is_supply,
        (extract(epoch from (valid_until + 1)::timestamp at time zone 'Asia/Shanghai') * 1000)::int8 as until_ms
      from supply_listing where status = 'published' and ${isAsked} and ${isCompany}
      union all
      select ${columns}, published_at_ms, false, quote_deadline_ms
      from purchase_request where status = 'published' and audience = 'public' and not is_anonymous and ${isAsked} and ${isCompany}
    ), goods as (
      select company_id, variety_id, count(*) as count from open where until_ms > ${nowMs}::int8 group by 1, 2
    ), ranked as (
      select g.company_id, g.variety_id, v.name, row_number() over (partition by g.company_id order by g.count desc, v.position) as rank
      from goods g join variety v on v.id = g.variety_id
    ), deals as (
      select company_id, array_agg(variety_id order by rank) as variety_ids,
        (array_agg(name order by rank))[1:4] as varieties
      from ranked group by company_id
    )
    select company_id, c.name,
      (array_agg(party_verifications::text order by at_ms desc))[1]::text[] as verifications,
      (array_agg(delivery_place order by is_supply desc, at_ms desc))[1] as place,
      deals.variety_ids, deals.varieties,
      count(*) filter (where is_supply)::int4 as supply_count,
      count(*) filter (where not is_supply)::int4 as purchase_count,
      max(until_ms) as open_until_ms
    from open join deals using (company_id) join company c on c.id = company_id
    where until_ms > ${nowMs}::int8
    group by company_id, c.name, deals.variety_ids, deals.varieties`.execute(db);
  return rows;
}

/** Serializes computations of figures until the transaction ends. */
export async function lockTradeCompanies(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('trade_company'))`.execute(tx);
}

/** Replaces the stored figures of the companies; of all of them without `ids`. Called under the lock. */
export async function replaceCompanies(
  db: Tx,
  companies: (ComputedTradeCompany & { pinyin: string[] })[],
  ids?: string[]
): Promise<void> {
  let deletion = db.deleteFrom('trade_company');
  if (ids !== undefined) deletion = deletion.where('company_id', 'in', ids);
  await deletion.execute();
  for (let from = 0; from < companies.length; from += INSERT_BATCH_SIZE) {
    await db
      .insertInto('trade_company')
      .values(companies.slice(from, from + INSERT_BATCH_SIZE))
      .execute();
  }
}

const MAX_SUPPLIERS = 50;

export function findSuppliersByVariety(db: Db, varietyId: string, nowMs: number) {
  return db
    .selectFrom('supply_listing as s')
    .innerJoin('company as c', 'c.id', 's.company_id')
    .where('s.variety_id', '=', varietyId)
    .where('s.status', '=', 'published')
    .where('s.valid_until', '>=', shanghaiDay(nowMs))
    .where('c.dissolved_at_ms', 'is', null)
    .groupBy(['c.id', 'c.name'])
    .select((eb) => ['c.id', 'c.name', eb.fn.countAll<number>().as('count')])
    .orderBy('count', 'desc')
    .orderBy('c.id')
    .limit(MAX_SUPPLIERS)
    .execute();
}
