import type { Db } from '../../database/schema';
import type { PageState } from '../../http/publicPage';

/** Published articles, as part of another query. */
export function selectPublicArticles(db: Db, nowMs: number) {
  return db
    .selectFrom('news_article')
    .where('status', '=', 'published')
    .where('published_at_ms', '<=', nowMs)
    .select(['id', 'published_at_ms as changed_at_ms']);
}

export async function findArticleState(db: Db, id: string, nowMs: number): Promise<PageState> {
  const row = await db
    .selectFrom('news_article')
    .where('id', '=', id)
    .select(['status', 'published_at_ms'])
    .executeTakeFirst();
  if (row?.status === 'removed') return 'removed';
  return row !== undefined && row.published_at_ms <= nowMs ? 'shown' : 'unknown';
}

/** Returns the newest articles whose source allows sharing, newest first. */
export function findSharedArticles(db: Db, limit: number, nowMs: number) {
  return db
    .selectFrom('news_article')
    .where('status', '=', 'published')
    .where('published_at_ms', '<=', nowMs)
    .where('allow_share', '=', true)
    .select(['id', 'category', 'title', 'summary', 'source', 'author', 'published_at_ms'])
    .orderBy('published_at_ms', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
