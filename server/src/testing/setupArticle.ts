import type { NewsCategory } from '@contract/news';
import type { Db } from '../database/schema';
import type { ArticleInsert } from '../modules/news/publishing.repository';
import { publishArticles } from '../modules/news/publishing.service';

/** Publishes an article of a second ago with the given fields. */
export function setupArticle(
  db: Db,
  article: Partial<ArticleInsert> & { id: string; category: NewsCategory }
): Promise<void> {
  return db.transaction().execute((tx) =>
    publishArticles(tx, [
      {
        title: '一篇文章',
        summary: '',
        cover_variety_id: null,
        source: '香市观察',
        editor: null,
        published_at_ms: Date.now() - 1000,
        body_html: '<p onclick="x()">正文</p>',
        variety_ids: [],
        views: 0,
        likes: 0,
        favourites: 0,
        ...article
      }
    ])
  );
}
