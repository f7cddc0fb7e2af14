import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import { isSupplyOpen } from './listing.filter';

export interface OriginRow {
  /** Two letters of ISO 3166-1; null for goods from China. */
  country: string | null;
  /** GB/T 2260 code of the city, else of the province; null without either. */
  city: string | null;
  count: number;
}

/** Counts open supplies by origin. */
export async function countOrigins(db: Db, nowMs: number): Promise<OriginRow[]> {
  const { rows } = await sql<OriginRow>`
    select origin_country as country, left(origin_code, 4) || '00' as city, count(*) as count
    from supply_listing where ${isSupplyOpen(nowMs)} group by 1, 2`.execute(db);
  return rows;
}
