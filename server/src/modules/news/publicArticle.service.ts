import type { NewsCategory } from '@contract/news';
import type { Db } from '../../database/schema';
import type { PageState, PublicPagesQuery } from '../../http/publicPage';
import { findArticleState, findSharedArticles, selectPublicArticles } from './publicArticle.repository';

/** An article without its text. */
interface SharedArticle {
  id: string;
  category: NewsCategory;
  title: string;
  summary: string;
  source: string;
  author: string | null;
  publishedAtMs: number;
}

/** Articles that a visitor may read. An article that was replaced keeps the time of its publication. */
export function publicArticles(db: Db, nowMs: number): PublicPagesQuery {
  return selectPublicArticles(db, nowMs);
}

export function getArticleState(db: Db, id: string, nowMs: number): Promise<PageState> {
  return findArticleState(db, id, nowMs);
}

/** Returns the newest articles that may be shared, newest first. */
export async function listSharedArticles(db: Db, limit: number, nowMs: number): Promise<SharedArticle[]> {
  const rows = await findSharedArticles(db, limit, nowMs);
  return rows.map(({ published_at_ms: publishedAtMs, ...article }) => ({ ...article, publishedAtMs }));
}
