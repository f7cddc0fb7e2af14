import { sql, type RawBuilder } from 'kysely';
import type { Db } from '../../database/schema';

/** A prefecture by four digits, and how far it is. */
export interface CityDistance {
  city: string;
  km: number;
}

interface NearbySearch {
  /** The nearest first. */
  cities?: readonly CityDistance[] | undefined;
  conditions: RawBuilder<boolean>[];
  varietyIds: readonly string[] | undefined;
  /** Kilometres and id of the last row that was shown. */
  after: [km: number, id: string] | undefined;
  limit: number;
}

/** Goods without a place come after all others; half the earth's round is 20,015 km. */
const UNKNOWN_LOCATION: CityDistance = { city: '', km: 99_999 };

/**
 * Listings of the nearest cities first: a short walk along an index for each city, which ends with the city that fills the
 * window. The cities come sorted from a query of their own, so that the database knows it; each variety is named in a walk
 * of its own, because how many listings it has decides how they are found.
 */
export async function findByDistance<Row extends { id: string }>(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  columns: readonly string[],
  { cities = [], conditions, varietyIds, after, limit }: NearbySearch
): Promise<(Row & { rank: number })[]> {
  const remainingCities = [...cities, UNKNOWN_LOCATION].filter(({ km }) => after === undefined || km >= after[0]);
  const isNext =
    after === undefined ? sql`true` : sql`id > case when away.km = ${after[0]}::int4 then ${after[1]} else '' end`;
  const cityQuery = (ofVariety: RawBuilder<unknown>) => sql`(
    select * from ${sql.table(table)}
    where coalesce(left(delivery_code, 4), '') = away.city and ${ofVariety}
      and ${sql.join(conditions, sql` and `)} and ${isNext}
    order by id limit ${limit})`;
  const cityQueries = varietyIds?.map((id) => cityQuery(sql`variety_id = ${id}`)) ?? [cityQuery(sql`true`)];
  const { rows } = await sql<Row & { rank: number }>`
    select ${sql.join(columns.map((column) => sql.ref(`listed.${column}`)))}, away.km as rank
    from (
      select * from unnest(${remainingCities.map(({ city }) => city)}::text[], ${remainingCities.map(({ km }) => km)}::int4[]) as distance(city, km)
      order by km
    ) as away
    cross join lateral (${sql.join(cityQueries, sql` union all `)}) as listed
    order by away.km, listed.id limit ${limit}`.execute(db);
  return rows;
}
