import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';

export interface Order {
  /** The same expression as in the index. */
  rank: RawBuilder<number>;
  direction: 'asc' | 'desc';
}

interface OrderedSearch {
  conditions: RawBuilder<boolean>[];
  /** Each variety is scanned along an index of its own. */
  varietyIds: readonly string[] | undefined;
  /** True when the conditions leave so few rows that sorting beats an ordered index scan. */
  isNarrow: boolean;
  /** Rank and id of the last row of the previous page. */
  after: [rank: number, id: string] | undefined;
  limit: number;
}

/** Returns the first rows in an order, each with its rank. */
export async function findOrdered<Row extends { id: string }>(
  db: Db,
  table: 'supply_listing' | 'purchase_request',
  columns: readonly string[],
  { rank: exact, direction }: Order,
  { conditions, varietyIds, isNarrow, after, limit }: OrderedSearch
): Promise<(Row & { rank: number })[]> {
  const rank = isNarrow ? sql<number>`(${exact} + 0)` : exact;
  const sqlDirection = sql.raw(direction);
  const isNext =
    after === undefined
      ? sql`true`
      : sql`(${rank}, id) ${sql.raw(direction === 'asc' ? '>' : '<')} (${after[0]}::int8, ${after[1]})`;
  const columnList = sql.join(columns.map((column) => sql.ref(column)));
  const firstRows = (condition: RawBuilder<unknown>) => sql`
    select ${columnList}, ${rank} as rank from ${sql.table(table)}
    where ${sql.join(conditions, sql` and `)} and ${isNext} and ${condition}
    order by ${rank} ${sqlDirection}, id ${sqlDirection} limit ${limit}`;
  const [firstVarietyId, ...others] = varietyIds ?? [];
  // No index orders several varieties: each is scanned by itself, and the first rows of all are taken.
  const query =
    others.length > 0
      ? sql<Row & { rank: number }>`
        select found.* from unnest(${varietyIds}::text[]) as wanted(variety)
        cross join lateral (${firstRows(sql`variety_id = wanted.variety`)}) as found
        order by found.rank ${sqlDirection}, found.id ${sqlDirection} limit ${limit}`
      : sql<
          Row & { rank: number }
        >`${firstRows(firstVarietyId === undefined ? sql`true` : sql`variety_id = ${firstVarietyId}`)}`;
  return (await query.execute(db)).rows;
}
