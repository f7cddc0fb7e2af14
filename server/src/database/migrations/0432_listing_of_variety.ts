import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Prices of one variety are adjacent in the index: along the index of all prices the cheap ones of an expensive variety
 * come after half the table. The same for a variety in a city.
 */
export async function up(db: Db): Promise<void> {
  for (const name of ['supply_listing', 'purchase_request'] as const) {
    const index = (suffix: string, columns: ReturnType<typeof sql>) =>
      sql`create index ${sql.ref(`${name}_${suffix}`)} on ${sql.ref(name)} (${columns}) where status = 'published'`.execute(
        db
      );
    await index('of_variety_by_price', sql`variety_id, (coalesce(tonne_fen, 9007199254740991)), id`);
    await index('of_variety_by_price_down', sql`variety_id, (coalesce(tonne_fen, 0)) desc, id desc`);
    await index('of_variety_in_city', sql`(coalesce(left(delivery_code, 4), '')), variety_id`);
  }
}
