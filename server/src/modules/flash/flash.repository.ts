import { sql, type Selectable } from 'kysely';
import type { Db } from '../../database/schema';
import type { FlashTable } from './flash.tables';

export type FlashRow = Selectable<FlashTable>;

/** Flashes that are out by `nowMs`, newest first, after a key. */
export function findFlashes(
  db: Db,
  query: { nowMs: number; after: [publishedAtMs: number, id: string] | undefined; limit: number }
): Promise<FlashRow[]> {
  let rows = db.selectFrom('flash').selectAll().where('published_at_ms', '<=', query.nowMs);
  if (query.after) {
    const [publishedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(published_at_ms, id) < (${publishedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('published_at_ms', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}
