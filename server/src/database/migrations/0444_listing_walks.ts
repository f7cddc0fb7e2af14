import { sql } from 'kysely';
import type { Db } from '../schema';

/** Percent of a page that is filled at first: what is counted on a row is then rewritten beside it, in no index. */
const ROOM_FOR_COUNTS = 85;

/** A variety in a city in the order of a list: the walk ends with the window, not with the city. Room for counters. */
export async function up(db: Db): Promise<void> {
  for (const name of ['supply_listing', 'purchase_request'] as const) {
    const index = sql.ref(`${name}_of_variety_in_city`);
    await sql`drop index ${index}`.execute(db);
    await sql`create index ${index} on ${sql.ref(name)} ((coalesce(left(delivery_code, 4), '')), variety_id, id)
      where status = 'published'`.execute(db);
  }
  for (const name of ['supply', 'purchase', 'purchase_request'] as const) {
    await sql`alter table ${sql.ref(name)} set (fillfactor = ${sql.lit(ROOM_FOR_COUNTS)})`.execute(db);
  }
}
