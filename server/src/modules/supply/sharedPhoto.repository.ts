import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

export interface PhotoUse {
  supply_id: string;
  url: string;
  owner_user_id: string | null;
  company_id: string | null;
}

/** Finds open supplies that show one of the photos. */
export async function findUsesOfPhotos(db: Db | Tx, urls: readonly string[]): Promise<PhotoUse[]> {
  if (urls.length === 0) return [];
  const { rows } = await sql<PhotoUse>`
    select s.id as supply_id, photo.url, s.owner_user_id, s.company_id
    from supply s cross join lateral jsonb_array_elements_text(s.public_fields -> 'photos') as photo(url)
    where s.public_status = 'published' and s.removed_at_ms is null
      and s.public_fields -> 'photos' ?| ${urls}::text[] and photo.url = any(${urls}::text[])
    order by s.published_at_ms, s.id`.execute(db);
  return rows;
}
