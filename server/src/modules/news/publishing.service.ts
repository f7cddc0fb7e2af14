import type { Picture } from '@contract/upload';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { OperatorError } from '../../operatorError';
import type { FileStorage } from '../../providers/fileStorage';
import { listVarietyNames } from '../pricing/variety.service';
import type { Article, Attachment } from './articleFile';
import { coversOf, storePictures } from './articlePictures';
import { sanitiseBody } from './newsBody';
import {
  type ArticleInsert,
  type ArticleValues,
  findRemovalReason,
  insertArticles,
  lockArticle,
  markRemoved,
  replaceAttachments,
  updateArticle
} from './publishing.repository';

/** Articles are stored only through this function and `publishNews`, which sanitise their HTML once. */
export async function publishArticles(
  db: Tx,
  articles: ArticleInsert[],
  pictures: ReadonlyMap<string, Picture> = new Map()
): Promise<void> {
  await insertArticles(
    db,
    articles.map((article) => ({ ...article, body_html: sanitiseBody(article.body_html, pictures) }))
  );
}

/**
 * Publishes an article, or overwrites it when its text has changed. Idempotent for the same file. Its pictures are
 * uploaded first; one that is not shown costs nothing.
 * @throws OperatorError for an unknown variety, an empty text, an invalid picture, and an article that was taken down
 */
export async function publishNews(
  { db, files }: { db: Db; files: FileStorage },
  article: Article,
  nowMs: number
): Promise<'published' | 'changed' | 'unchanged'> {
  if (isEmpty(article.bodyHtml)) throw new OperatorError('The article has no text.');
  await assertKnownVarieties(db, article);
  const values = articleValues(article, await storePictures({ db, files }, article.pictures, nowMs), nowMs);
  return db.transaction().execute(async (tx) => {
    const existing = await lockArticle(tx, article.id);
    if (existing?.status === 'removed') {
      throw new OperatorError(`${article.id} was taken down (${existing.removed_reason ?? ''}); give it a new id.`);
    }
    if (existing?.file_digest === article.digest) return 'unchanged';
    if (existing) {
      // A published article keeps its time unless the file names one: a correction is not a new article.
      const { published_at_ms: _now, ...rest } = values;
      const time = article.publishedAtMs;
      await updateArticle(tx, article.id, { ...rest, ...(time !== undefined && { published_at_ms: time }) });
    } else {
      await insertArticles(tx, [{ ...values, views: 0, likes: 0, favourites: 0 }]);
    }
    await saveAttachments(tx, article.id, article.attachments);
    return existing ? 'changed' : 'published';
  });
}

/** Replaces the attachments of an article. */
export async function saveAttachments(tx: Tx, articleId: string, attachments: Attachment[]): Promise<void> {
  await replaceAttachments(
    tx,
    articleId,
    attachments.map((attachment, position) => ({ ...attachment, id: newId(), article_id: articleId, position }))
  );
}

/**
 * Takes an article down for a reason that viewers see.
 * @throws OperatorError for an unknown or removed article
 */
export async function takeDownNews(db: Db | Tx, id: string, reason: string, nowMs: number): Promise<void> {
  const reasonText = reason.trim();
  if (reasonText === '' || reasonText.length > 120)
    throw new OperatorError('The reason must have 1 to 120 characters; users see it.');
  if (await markRemoved(db, id, reasonText, nowMs)) return;
  const earlier = await findRemovalReason(db, id);
  throw new OperatorError(
    earlier === undefined ? `There is no article ${id}.` : `${id} is down already (${earlier ?? ''}).`
  );
}

const isEmpty = (html: string) =>
  sanitiseBody(html)
    .replace(/<[^>]*>/g, '')
    .trim() === '';

async function assertKnownVarieties(db: Db, { varieties, cover }: Article): Promise<void> {
  const known = new Set((await listVarietyNames(db)).map(({ id }) => id));
  const unknown = [...varieties, ...(cover === undefined ? [] : [cover])].filter((id) => !known.has(id));
  if (unknown.length > 0) throw new OperatorError(`Unknown varieties: ${unknown.join(', ')}.`);
}

function articleValues(article: Article, pictures: ReadonlyMap<string, Picture>, nowMs: number): ArticleValues {
  return {
    id: article.id,
    category: article.category,
    title: article.title,
    summary: article.summary,
    covers: JSON.stringify(coversOf(article.pictures, pictures)),
    cover_variety_id: article.cover ?? article.varieties[0] ?? null,
    source: article.source,
    author: article.author ?? null,
    editor: article.editor ?? null,
    copyright: article.copyright,
    allow_share: article.allowShare,
    published_at_ms: article.publishedAtMs ?? nowMs,
    body_html: sanitiseBody(article.bodyHtml, pictures),
    variety_ids: article.varieties,
    regions: article.regions,
    file_digest: article.digest
  };
}
