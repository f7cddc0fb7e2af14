import { sql } from 'kysely';
import type { Db } from '../schema';

/** From which country goods come: lists are narrowed by it. Null: from China. */
export async function up(db: Db): Promise<void> {
  await sql`alter table supply_listing add column origin_country text`.execute(db);
  await sql`update supply_listing l set origin_country = s.public_fields->'origin'->>'countryCode'
    from supply s where s.id = l.id and s.public_fields is not null`.execute(db);
  await sql`create index supply_listing_of_country on supply_listing (origin_country, rank_ms desc, id desc)
    where status = 'published' and origin_country is not null`.execute(db);
}
