import { type NewsDetail, OFFLINE_NEWS } from '@contract/news';
import type { Db } from '../../database/schema';
import { listLeadingLines } from '../pricing/market.service';
import { type ArticleRow, findAttachmentsOf, findLatestArticles } from './article.repository';
import { presentArticle } from './news.presenter';

const RELATED_LIMIT = 4;

/**
 * Returns the newest articles with their text as a visitor sees them. Counts no view: a device asks for all of them, and
 * its user reads a few.
 */
export async function listOfflineNews(db: Db, nowMs: number): Promise<NewsDetail[]> {
  const articles = await findLatestArticles(db, OFFLINE_NEWS, nowMs);
  if (articles.length === 0) return [];
  const varietyIds = [...new Set(articles.flatMap(({ variety_ids }) => variety_ids))];
  const [lines, attachments] = await Promise.all([
    listLeadingLines(db, varietyIds, null),
    findAttachmentsOf(
      db,
      articles.map(({ id }) => id)
    )
  ]);
  return articles.map((article, index) =>
    presentArticle(article, {
      pendingViews: 0,
      lines: article.variety_ids.flatMap((id) => lines.find(({ varietyId }) => varietyId === id) ?? []),
      attachments: attachments.flatMap(({ article_id, ...attachment }) =>
        article_id === article.id ? attachment : []
      ),
      related: relatedAmong(articles, article),
      previous: neighbour(articles.slice(0, index).reverse(), article),
      next: neighbour(articles.slice(index + 1), article)
    })
  );
}

/** Returns the first of the articles of the same category, or of all when there is none, as an article alone is answered. */
function neighbour(nearestFirst: ArticleRow[], { category }: ArticleRow): ArticleRow | undefined {
  return nearestFirst.find((other) => other.category === category) ?? nearestFirst[0];
}

/** Returns articles about the same varieties, then of the same category, newest first. */
function relatedAmong(articles: ArticleRow[], { id, category, variety_ids }: ArticleRow): ArticleRow[] {
  const others = articles.filter((other) => other.id !== id);
  const isAboutSame = (other: ArticleRow) => other.variety_ids.some((variety) => variety_ids.includes(variety));
  const sameCategory = others.filter((other) => !isAboutSame(other) && other.category === category);
  return [...others.filter(isAboutSame), ...sameCategory].slice(0, RELATED_LIMIT);
}
