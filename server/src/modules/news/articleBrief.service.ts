import type { NewsBrief } from '@contract/news';
import type { Db } from '../../database/schema';
import { findArticle } from './article.repository';
import { presentBrief } from './news.presenter';

/** Returns a published article without its text and without counting a view. */
export async function findArticleBrief(db: Db, id: string, nowMs: number): Promise<NewsBrief | undefined> {
  const article = await findArticle(db, id, null, nowMs);
  return article && presentBrief(article);
}
