import { type Selectable, sql } from 'kysely';
import type { NewsCategory } from '@contract/news';
import type { Db } from '../../database/schema';
import type { NewsArticleTable } from './news.tables';

/** Article without its text, with its counters. */
export type BriefRow = Pick<
  Selectable<NewsArticleTable>,
  'id' | 'category' | 'title' | 'summary' | 'covers' | 'cover_variety_id' | 'source' | 'published_at_ms'
> & { views: number };

/** Sort key: whether the article is of interest, its time, its id. All descending. */
export type NewsKey = [isOfInterest: boolean, publishedAtMs: number, id: string];

export interface NewsSearch {
  category?: NewsCategory | undefined;
  varietyId?: string | undefined;
  region?: string | undefined;
  /** Only articles about one of these varieties. */
  amongVarieties?: string[] | undefined;
  /** Articles about one of these varieties come first. */
  interests: string[];
  after: NewsKey | undefined;
  limit: number;
  nowMs: number;
}

/** Returns published articles, those of interest first, then newest first. */
export function findArticles(db: Db, search: NewsSearch): Promise<(BriefRow & { is_of_interest: boolean })[]> {
  const isOfInterest =
    search.interests.length === 0 ? sql<boolean>`false` : sql<boolean>`(a.variety_ids && ${search.interests}::text[])`;
  let rows = selectBriefs(db, search.nowMs).select(isOfInterest.as('is_of_interest'));
  if (search.category !== undefined) rows = rows.where('a.category', '=', search.category);
  if (search.varietyId !== undefined) rows = rows.where(sql<boolean>`a.variety_ids @> array[${search.varietyId}]`);
  if (search.region !== undefined) rows = rows.where(sql<boolean>`a.regions @> array[${search.region}]`);
  if (search.amongVarieties !== undefined)
    rows = rows.where(sql<boolean>`a.variety_ids && ${search.amongVarieties}::text[]`);
  if (search.after) {
    const [flag, publishedAtMs, id] = search.after;
    const key = sql`(${flag}::boolean, ${publishedAtMs}::int8, ${id})`;
    // Without interests the flag would only prevent the use of the time index.
    rows = rows.where(
      search.interests.length === 0
        ? sql<boolean>`(a.published_at_ms, a.id) < (${publishedAtMs}::int8, ${id})`
        : sql<boolean>`(${isOfInterest}, a.published_at_ms, a.id) < ${key}`
    );
  }
  if (search.interests.length > 0) rows = rows.orderBy(isOfInterest, 'desc');
  return rows.orderBy('a.published_at_ms', 'desc').orderBy('a.id', 'desc').limit(search.limit).execute();
}

/** Selects published articles without their text. */
export function selectBriefs(db: Db, nowMs: number) {
  return db
    .selectFrom('news_article as a')
    .innerJoin('news_counter as c', 'c.article_id', 'a.id')
    .where('a.status', '=', 'published')
    .where('a.published_at_ms', '<=', nowMs)
    .select(['a.id', 'a.category', 'a.title', 'a.summary', 'a.covers', 'a.cover_variety_id'])
    .select(['a.source', 'a.published_at_ms', 'c.views']);
}
