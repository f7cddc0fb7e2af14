import { sql, type Selectable } from 'kysely';
import type { NewsCategory } from '@contract/news';
import type { Db, Tx } from '../../database/schema';
import type { NewsArticleTable } from './news.tables';

/** An article without its text, with its counters. */
export type BriefRow = Pick<
  Selectable<NewsArticleTable>,
  'id' | 'category' | 'title' | 'summary' | 'cover_variety_id' | 'source' | 'published_at_ms'
> & { views: number };

/** Sort key: whether the article is of interest, its time, its id. All descending. */
export type NewsKey = [isOfInterest: boolean, publishedAtMs: number, id: string];

export interface NewsSearch {
  category?: NewsCategory | undefined;
  varietyId?: string | undefined;
  /** Only articles about one of these. */
  amongVarieties?: string[] | undefined;
  /** Articles about one of these come first. */
  interests: string[];
  after: NewsKey | undefined;
  limit: number;
  nowMs: number;
}

/** Articles that are out, those of interest first, then newest first. */
export function findArticles(db: Db, search: NewsSearch): Promise<(BriefRow & { is_of_interest: boolean })[]> {
  const isOfInterest =
    search.interests.length === 0 ? sql<boolean>`false` : sql<boolean>`(a.variety_ids && ${search.interests}::text[])`;
  let rows = selectBriefs(db, search.nowMs).select(isOfInterest.as('is_of_interest'));
  if (search.category !== undefined) rows = rows.where('a.category', '=', search.category);
  if (search.varietyId !== undefined) rows = rows.where(sql<boolean>`a.variety_ids @> array[${search.varietyId}]`);
  if (search.amongVarieties !== undefined)
    rows = rows.where(sql<boolean>`a.variety_ids && ${search.amongVarieties}::text[]`);
  if (search.after) {
    const [flag, publishedAtMs, id] = search.after;
    const key = sql`(${flag}::boolean, ${publishedAtMs}::int8, ${id})`;
    // Without interests the flag would only keep the index of time from being used.
    rows = rows.where(
      search.interests.length === 0
        ? sql<boolean>`(a.published_at_ms, a.id) < (${publishedAtMs}::int8, ${id})`
        : sql<boolean>`(${isOfInterest}, a.published_at_ms, a.id) < ${key}`
    );
  }
  if (search.interests.length > 0) rows = rows.orderBy(isOfInterest, 'desc');
  return rows.orderBy('a.published_at_ms', 'desc').orderBy('a.id', 'desc').limit(search.limit).execute();
}

/** One article with the reader's marks. */
export async function findArticle(db: Db, id: string, readerId: string | null, nowMs: number) {
  return selectBriefs(db, nowMs)
    .where('a.id', '=', id)
    .leftJoin('news_like as l', (join) => join.onRef('l.article_id', '=', 'a.id').on('l.user_id', '=', readerId))
    .leftJoin('news_favourite as f', (join) => join.onRef('f.article_id', '=', 'a.id').on('f.user_id', '=', readerId))
    .select([
      'a.editor',
      'a.body_html',
      'a.variety_ids',
      'c.likes',
      sql<boolean>`l.user_id is not null`.as('is_liked'),
      sql<boolean>`f.user_id is not null`.as('is_favourite')
    ])
    .executeTakeFirst();
}

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Others about the same varieties, then others of the same category; newest first. */
export function findRelated(db: Db, article: ArticleRow, limit: number, nowMs: number): Promise<BriefRow[]> {
  const sameVariety = sql<boolean>`(a.variety_ids && ${article.variety_ids}::text[])`;
  return selectBriefs(db, nowMs)
    .where('a.id', '<>', article.id)
    .where((where) => where.or([sameVariety, where('a.category', '=', article.category)]))
    .orderBy(sameVariety, 'desc')
    .orderBy('a.published_at_ms', 'desc')
    .limit(limit)
    .execute();
}

/** The one that follows in the list by time. */
export function findNext(db: Db, article: ArticleRow, nowMs: number): Promise<BriefRow | undefined> {
  return selectBriefs(db, nowMs)
    .where(sql<boolean>`(a.published_at_ms, a.id) < (${article.published_at_ms}::int8, ${article.id})`)
    .orderBy('a.published_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Articles that are out, without their text. */
export function selectBriefs(db: Db, nowMs: number) {
  return db
    .selectFrom('news_article as a')
    .innerJoin('news_counter as c', 'c.article_id', 'a.id')
    .where('a.status', '=', 'published')
    .where('a.published_at_ms', '<=', nowMs)
    .select(['a.id', 'a.category', 'a.title', 'a.summary', 'a.cover_variety_id', 'a.source', 'a.published_at_ms'])
    .select('c.views');
}

export interface ArticleInsert extends Omit<NewsArticleTable, 'status'> {
  views: number;
  likes: number;
}

export async function insertArticles(db: Tx, articles: ArticleInsert[]): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('news_article')
    .values(articles.map(({ views: _views, likes: _likes, ...article }) => ({ ...article, status: 'published' })))
    .execute();
  await db
    .insertInto('news_counter')
    .values(articles.map(({ id, views, likes }) => ({ article_id: id, views, likes })))
    .execute();
}

/** In the order of the ids, so that two processes that write at once cannot wait for each other. */
export async function addViews(db: Db, views: Map<string, number>): Promise<void> {
  const ids = [...views.keys()].sort();
  await sql`
    with added as materialized (
      select c.article_id, v.views from unnest(${ids}::text[], ${ids.map((id) => views.get(id) ?? 0)}::int4[]) v(id, views)
      join news_counter c on c.article_id = v.id order by c.article_id for update of c
    )
    update news_counter c set views = c.views + added.views from added where c.article_id = added.article_id`.execute(
    db
  );
}
