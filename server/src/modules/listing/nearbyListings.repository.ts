import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';

/** A prefecture by its four digits, with its distance. */
export interface CityDistance {
  city: string;
  km: number;
}

interface NearbySearch {
  /** Nearest first. */
  cities?: readonly CityDistance[] | undefined;
  conditions: RawBuilder<boolean>[];
  varietyIds: readonly string[] | undefined;
  /** Distance and id of the last row of the previous page. */
  after: [km: number, id: string] | undefined;
  limit: number;
}

/** Listings without a location come last; the largest distance on earth is 20,015 km. */
const UNKNOWN_LOCATION: CityDistance = { city: '', km: 99_999 };

/**
 * Finds listings of the nearest cities first: a short index scan for each city, which ends with the city that fills the
 * page. The cities come sorted from a subquery, so that the planner knows their order; each variety has a scan of its own,
 * because the number of its listings decides the plan.
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
