import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import { type BriefRow, selectBriefs } from './news.repository';

/** Returns articles whose title contains all the terms (in lower case), then those about the variety; newest first. */
export function findByTitle(
  db: Db,
  terms: string[],
  search: { varietyId: string | undefined; limit: number; nowMs: number }
): Promise<BriefRow[]> {
  const isTitled = sql<boolean>`(${sql.join(
    terms.map((term) => sql`position(${term} in lower(a.title)) > 0`),
    sql` and `
  )})`;
  const isAbout = sql<boolean>`a.variety_ids @> array[${search.varietyId ?? ''}]`;
  return selectBriefs(db, search.nowMs)
    .where((where) => where.or([isTitled, isAbout]))
    .orderBy(isTitled, 'desc')
    .orderBy('a.published_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(search.limit)
    .execute();
}
