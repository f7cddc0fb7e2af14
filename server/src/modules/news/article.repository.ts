import { sql } from 'kysely';
import type { NewsCategory } from '@contract/news';
import type { Db } from '../../database/schema';
import { type BriefRow, selectBriefs } from './news.repository';

/** Returns an article with the viewer's marks. */
export async function findArticle(db: Db, id: string, viewerId: string | null, nowMs: number) {
  return selectArticles(db, viewerId, nowMs).where('a.id', '=', id).executeTakeFirst();
}

export type ArticleRow = NonNullable<Awaited<ReturnType<typeof findArticle>>>;

/** Returns the newest articles as a visitor sees them, newest first. */
export function findLatestArticles(db: Db, limit: number, nowMs: number): Promise<ArticleRow[]> {
  return selectArticles(db, null, nowMs)
    .orderBy('a.published_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

function selectArticles(db: Db, viewerId: string | null, nowMs: number) {
  return selectBriefs(db, nowMs)
    .leftJoin('news_like as l', (join) => join.onRef('l.article_id', '=', 'a.id').on('l.user_id', '=', viewerId))
    .leftJoin('news_favourite as f', (join) => join.onRef('f.article_id', '=', 'a.id').on('f.user_id', '=', viewerId))
    .select(['a.author', 'a.editor', 'a.copyright', 'a.allow_share', 'a.body_html', 'a.variety_ids', 'a.regions'])
    .select([
      'c.likes',
      'c.favourites',
      sql<boolean>`l.user_id is not null`.as('is_liked'),
      sql<boolean>`f.user_id is not null`.as('is_favourite')
    ]);
}

/** Properties by which articles are related. */
export interface Subject {
  id: string;
  category: NewsCategory;
  variety_ids: string[];
}

/** Returns articles about the same varieties, then of the same category, newest first. */
export function findRelated(db: Db, { id, category, variety_ids }: Subject, limit: number, nowMs: number) {
  const sameVariety = sql<boolean>`(a.variety_ids && ${variety_ids}::text[])`;
  return selectBriefs(db, nowMs)
    .where('a.id', '<>', id)
    .where((where) => where.or([sameVariety, where('a.category', '=', category)]))
    .orderBy(sameVariety, 'desc')
    .orderBy('a.published_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

/** Returns the next older article of the same category, or of all when there is none. */
export function findNext(db: Db, article: BriefRow, nowMs: number): Promise<BriefRow | undefined> {
  return selectBriefs(db, nowMs)
    .where(sql<boolean>`(a.published_at_ms, a.id) < (${article.published_at_ms}::int8, ${article.id})`)
    .orderBy(sql<boolean>`(a.category = ${article.category})`, 'desc')
    .orderBy('a.published_at_ms', 'desc')
    .orderBy('a.id', 'desc')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the next newer article of the same category, or of all when there is none. */
export function findPrevious(db: Db, article: BriefRow, nowMs: number): Promise<BriefRow | undefined> {
  return selectBriefs(db, nowMs)
    .where(sql<boolean>`(a.published_at_ms, a.id) > (${article.published_at_ms}::int8, ${article.id})`)
    .orderBy(sql<boolean>`(a.category = ${article.category})`, 'desc')
    .orderBy('a.published_at_ms')
    .orderBy('a.id')
    .limit(1)
    .executeTakeFirst();
}

/** Returns the title of a published article. */
export async function findTitle(db: Db, id: string, nowMs: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('news_article')
    .where('id', '=', id)
    .where('status', '=', 'published')
    .where('published_at_ms', '<=', nowMs)
    .select('title')
    .executeTakeFirst();
  return row?.title;
}

/** Returns an article that was taken down, with the properties by which others are related. */
export function findRemoved(db: Db, id: string) {
  return db
    .selectFrom('news_article')
    .select(['id', 'category', 'variety_ids', 'removed_at_ms', 'removed_reason'])
    .where('id', '=', id)
    .where('status', '=', 'removed')
    .executeTakeFirst();
}

/** Returns the attachments of an article without their content. */
export function findAttachments(db: Db, articleId: string) {
  return db
    .selectFrom('news_attachment')
    .select(['id', 'name', 'type', sql<number>`octet_length(content)`.as('bytes')])
    .where('article_id', '=', articleId)
    .orderBy('position')
    .execute();
}

/** Returns the attachments of several articles without their content, each with its article. */
export function findAttachmentsOf(db: Db, articleIds: string[]) {
  return db
    .selectFrom('news_attachment')
    .select(['article_id', 'id', 'name', 'type', sql<number>`octet_length(content)`.as('bytes')])
    .where('article_id', 'in', articleIds)
    .orderBy('position')
    .execute();
}

/** Returns an attachment of a published article. */
export function findAttachment(db: Db, id: string, nowMs: number) {
  return db
    .selectFrom('news_attachment as t')
    .innerJoin('news_article as a', 'a.id', 't.article_id')
    .where('t.id', '=', id)
    .where('a.status', '=', 'published')
    .where('a.published_at_ms', '<=', nowMs)
    .select(['t.name', 't.type', 't.content'])
    .executeTakeFirst();
}
