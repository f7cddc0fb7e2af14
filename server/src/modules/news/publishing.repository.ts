import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { NewsArticleTable, NewsAttachmentTable } from './news.tables';

export type ArticleValues = Omit<Insertable<NewsArticleTable>, 'status' | 'removed_at_ms' | 'removed_reason'>;

export interface ArticleInsert extends ArticleValues {
  views: number;
  likes: number;
  favourites: number;
}

export async function insertArticles(db: Tx, articles: ArticleInsert[]): Promise<void> {
  if (articles.length === 0) return;
  await db
    .insertInto('news_article')
    .values(
      articles.map(({ views: _views, likes: _likes, favourites: _favourites, ...article }) => ({
        ...article,
        status: 'published'
      }))
    )
    .execute();
  await db
    .insertInto('news_counter')
    .values(articles.map(({ id, views, likes, favourites }) => ({ article_id: id, views, likes, favourites })))
    .execute();
}

/** Overwrites an article; its counters and marks stay. */
export async function updateArticle(db: Tx, id: string, values: Partial<ArticleValues>): Promise<void> {
  await db.updateTable('news_article').set(values).where('id', '=', id).execute();
}

/**
 * Returns what publishing needs of an existing article. Other publications under this id wait until the transaction
 * ends, also when there is no such article yet.
 */
export async function lockArticle(db: Tx, id: string) {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`news ${id}`}, 0))`.execute(db);
  return db
    .selectFrom('news_article')
    .select(['status', 'file_digest', 'removed_reason'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function replaceAttachments(db: Tx, articleId: string, attachments: NewsAttachmentTable[]): Promise<void> {
  await db.deleteFrom('news_attachment').where('article_id', '=', articleId).execute();
  if (attachments.length > 0) await db.insertInto('news_attachment').values(attachments).execute();
}

/** Takes down a published article; false when there is none. */
export async function markRemoved(db: Db | Tx, id: string, reason: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('news_article')
    .set({ status: 'removed', removed_reason: reason, removed_at_ms: nowMs })
    .where('id', '=', id)
    .where('status', '=', 'published')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Returns the reason for which an article was taken down; null for a published one, undefined for an unknown one. */
export async function findRemovalReason(db: Db | Tx, id: string): Promise<string | null | undefined> {
  const row = await db.selectFrom('news_article').select('removed_reason').where('id', '=', id).executeTakeFirst();
  return row?.removed_reason;
}
