import { sql } from 'kysely';
import type { Db } from '../schema';

/** The tag 附检测单 lifts a supply in the lists: supplies with the tag but without a document lose it. */
export async function up(db: Db): Promise<void> {
  await sql`update supply_listing l set tags = array_remove(l.tags, 'documents')
    where 'documents' = any(l.tags) and not exists (
      select from supply s where s.id = l.id and jsonb_array_length(s.public_fields->'documents') > 0)`.execute(db);
}
