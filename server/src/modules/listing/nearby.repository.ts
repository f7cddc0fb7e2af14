import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/schema';

/** A prefecture by four digits, and how far it is. */
export interface CityAway {
  city: string;
  km: number;
}

interface NearbySearch {
  /** The nearest first. */
  cities?: readonly CityAway[] | undefined;
  conditions: RawBuilder<boolean>[];
  /** Kilometres and id of the last row that was shown. */
  after: [km: number, id: string] | undefined;
  limit: number;
}

/** Goods without a place come after all others; half the earth's round is 20,015 km. */
const NOWHERE: CityAway = { city: '', km: 99_999 };
/** The first cities mostly fill a window; the rest is asked for only where they do not. */
const FIRST_CITIES = 24;

/** Listings of the nearest cities first: a short walk along an index for each city, until the window is full. */
export async function findByDistance<Row extends { id: string }>(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  columns: readonly string[],
  { cities = [], conditions, after, limit }: NearbySearch
): Promise<(Row & { rank: number })[]> {
  const left = [...cities, NOWHERE].filter(({ km }) => after === undefined || km >= after[0]);
  const rows: (Row & { rank: number })[] = [];
  for (const some of [left.slice(0, FIRST_CITIES), left.slice(FIRST_CITIES)]) {
    if (some.length === 0 || rows.length >= limit) break;
    rows.push(...(await findInCities<Row>(db, table, columns, { cities: some, conditions, after, limit })));
  }
  return rows.slice(0, limit);
}

async function findInCities<Row>(
  db: Db,
  table: string,
  columns: readonly string[],
  { cities = [], conditions, after, limit }: NearbySearch
): Promise<(Row & { rank: number })[]> {
  const isNext = after === undefined ? sql`true` : sql`(away.km, id) > (${after[0]}::int4, ${after[1]})`;
  const { rows } = await sql<Row & { rank: number }>`
    select ${sql.join(columns.map((column) => sql.ref(`listed.${column}`)))}, away.km as rank
    from unnest(${cities.map(({ city }) => city)}::text[], ${cities.map(({ km }) => km)}::int4[]) as away(city, km)
    cross join lateral (
      select * from ${sql.table(table)}
      where coalesce(left(delivery_code, 4), '') = away.city and ${sql.join(conditions, sql` and `)} and ${isNext}
      order by id limit ${limit}
    ) as listed
    order by away.km, listed.id limit ${limit}`.execute(db);
  return rows;
}
