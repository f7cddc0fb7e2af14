import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';

/** Published flashes, as part of another query. */
export function selectPublicFlashes(db: Db) {
  return db
    .selectFrom('flash')
    .where('withdrawn_reason', 'is', null)
    .select(['id', 'published_at_ms as changed_at_ms']);
}

export async function findFlashState(db: Db, id: string): Promise<PageState> {
  const row = await db.selectFrom('flash').where('id', '=', id).select('withdrawn_reason').executeTakeFirst();
  if (row === undefined) return 'unknown';
  return row.withdrawn_reason === null ? 'shown' : 'removed';
}
