import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Releases videos that nothing references. An edit of a supply that went back to the published video left its own one in
 * use: it could not be used elsewhere, and was never purged.
 */
export async function up(db: Db): Promise<void> {
  await sql`update uploaded_video set is_held = false
    where is_held and storage_name not in (
      select regexp_replace(reference.url, '^.*/', '')
      from (
        select fields ->> 'video' as url from supply
        union all select public_fields ->> 'video' from supply
        union all select video_url from company
      ) reference
      where reference.url is not null
    )`.execute(db);
}
