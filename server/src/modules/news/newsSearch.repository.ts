import { type RawBuilder, sql } from 'kysely';
import type { NewsCategory } from '@contract/news';
import type { Db } from '../../database/schema';
import { matchesSearchTerms } from '../textSearch/searchMatch';
import type { SearchTerms } from '../textSearch/searchTerms';
import { type BriefRow, selectBriefs } from './news.repository';

export interface NewsTermsQuery {
  terms: SearchTerms;
  category?: NewsCategory | undefined;
  after: [publishedAtMs: number, id: string] | undefined;
  limit: number;
  nowMs: number;
}

/** Returns published articles that match the terms by title, summary or variety, newest first. */
export function findByTerms(db: Db, query: NewsTermsQuery): Promise<BriefRow[]> {
  let rows = selectBriefs(db, query.nowMs).where(matchesSearch(query.terms));
  if (query.category !== undefined) rows = rows.where('a.category', '=', query.category);
  if (query.after) {
    const [publishedAtMs, id] = query.after;
    rows = rows.where(sql<boolean>`(a.published_at_ms, a.id) < (${publishedAtMs}::int8, ${id})`);
  }
  return rows.orderBy('a.published_at_ms', 'desc').orderBy('a.id', 'desc').limit(query.limit).execute();
}

export async function countByTerms(db: Db, terms: SearchTerms, nowMs: number, most: number): Promise<number> {
  const found = selectBriefs(db, nowMs)
    .where(matchesSearch(terms))
    .clearSelect()
    .select('a.id')
    .limit(most)
    .as('found');
  const row = await db
    .selectFrom(found)
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function matchesSearch(terms: SearchTerms): RawBuilder<boolean> {
  return matchesSearchTerms(terms, sql`a.search_tokens`, (ids) => sql<boolean>`a.variety_ids && ${ids}::text[]`);
}
