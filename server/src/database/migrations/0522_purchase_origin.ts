import { sql } from 'kysely';
import type { Db } from '../schema';

/** Where the goods of a request should come from: lists are narrowed by it. */
export async function up(db: Db): Promise<void> {
  await sql`alter table purchase_request add column origin_codes text[] not null default '{}'`.execute(db);
  await sql`update purchase_request r
    set origin_codes = array(select jsonb_array_elements_text(p.public_fields->'originCodes'))
    from purchase p where p.id = r.id and p.public_fields is not null`.execute(db);
}
