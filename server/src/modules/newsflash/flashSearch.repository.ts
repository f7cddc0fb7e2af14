import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import type { FlashKey, FlashRow } from './flash.repository';
import { FLASH_COLUMNS } from './flash.tables';

/** Returns published flashes that match the terms by text or variety, newest first. */
export function findByTerms(
  db: Db,
  query: {
    terms: SearchTerms;
    importantOnly: boolean;
    after: FlashKey | undefined;
    limit: number;
    nowMs: number;
  }
): Promise<FlashRow[]> {
  let rows = db.selectFrom('flash').select(FLASH_COLUMNS).where(matchesSearch(query.terms, query.nowMs));
  if (query.importantOnly) rows = rows.where('importance', '=', 3);
  if (query.after) {
    const [publishedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(published_at_ms, id) < (${publishedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('published_at_ms', 'desc').orderBy('id', 'desc').limit(query.limit).execute();
}

export async function countByTerms(db: Db, terms: SearchTerms, nowMs: number, most: number): Promise<number> {
  const found = db.selectFrom('flash').select('id').where(matchesSearch(terms, nowMs)).limit(most).as('found');
  const row = await db
    .selectFrom(found)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matchesSearch(terms: SearchTerms, nowMs: number): RawBuilder<boolean> {
  const isAbout = (ids: string[]) => sql<boolean>`variety_ids && ${ids}::text[]`;
  const fitting = matchesSearchTerms(terms, sql`search_tokens`, isAbout);
  return sql<boolean>`(withdrawn_reason is null and published_at_ms <= ${nowMs}::int8 and ${fitting})`;
}
