import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import { isSupplyOpen } from './openListing';

export interface OriginRow {
  /** Null for goods from China. */
  country: string | null;
  /** GB/T 2260 of a city, or of the province where no closer place is known; null where neither is. */
  city: string | null;
  count: number;
}

/** How many supplies are offered from where. */
export async function countOrigins(db: Db, nowMs: number): Promise<OriginRow[]> {
  const { rows } = await sql<OriginRow>`
    select origin_country as country, left(origin_code, 4) || '00' as city, count(*) as count
    from supply_listing where ${isSupplyOpen(nowMs)} group by 1, 2`.execute(db);
  return rows;
}
