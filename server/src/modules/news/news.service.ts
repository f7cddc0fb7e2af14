import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { NewsAlternatives, NewsBrief, NewsDetail, NewsQuery } from '@contract/news';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { versionsOf } from '../../database/connect';
import type { Db } from '../../database/schema';
import { noteReads } from '../../database/tableVersions';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { recordFootprint } from '../browsingHistory/footprint.service';
import { listInterests } from '../interest/interest.service';
import { listLeadingLines, listVarietiesOfCategory } from '../pricing/market.service';
import {
  findArticle,
  findAttachment,
  findAttachments,
  findNext,
  findPrevious,
  findRelated,
  findRemoved,
  findTitle
} from './article.repository';
import { presentArticle, presentBrief } from './news.presenter';
import { findArticles } from './news.repository';
import { favouriteCount, setFavourite, setLike } from './newsEngagement.repository';
import { findByTitle } from './title.repository';
import { deleteViewsBefore, recordView } from './view.repository';
import { articleSubject, type ViewCounter } from './viewCounter';

const DEFAULT_LIMIT = 10;
const RELATED_LIMIT = 4;

/** The first part is the ranking, so that a list continues with the ranking it began with. */
const NewsCursor = Type.Tuple([
  Type.Union([Type.Literal('interest'), Type.Literal('time')]),
  Type.Boolean(),
  CursorTime,
  CursorId
]);

export interface NewsContext {
  member: Member | null;
  /** False when the user switched recommendation off: strictly by time. */
  isPersonalised: boolean;
  nowMs: number;
}

/** Returns articles, newest first; without a category, those about the viewer's interests come before the others. */
export async function listNews(db: Db, query: NewsQuery, context: NewsContext): Promise<Page<NewsBrief>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, NewsCursor);
  const [ranking, ...after] = cursor ?? [firstRanking(query, context)];
  const interests = ranking === 'interest' && context.member !== null ? await listInterests(db, context.member.id) : [];
  const rows = await findArticles(db, {
    category: query.category,
    varietyId: query.varietyId,
    region: query.region,
    amongVarieties:
      query.categoryOfSpice === undefined ? undefined : await listVarietiesOfCategory(db, query.categoryOfSpice),
    interests,
    after: after.length === 0 ? undefined : after,
    limit: limit + 1,
    nowMs: context.nowMs
  });
  return pageOf(rows, limit, (row) => [ranking, row.is_of_interest, row.published_at_ms, row.id], presentBrief);
}

function firstRanking(query: NewsQuery, context: NewsContext): 'interest' | 'time' {
  return context.isPersonalised && context.member !== null && query.category === undefined ? 'interest' : 'time';
}

/** Counts the first visit of a viewer on a day. `viewerKey` is a member's id, or a digest of a visitor's address and browser. */
export async function countVisit(
  db: Db,
  views: ViewCounter,
  { articleId, viewerKey, nowMs }: { articleId: string; viewerKey: string; nowMs: number }
): Promise<boolean> {
  const view = { day: shanghaiDay(nowMs), article_id: articleId, reader: viewerKey };
  const { isShown, isNew } = await recordView(db, view, nowMs);
  if (isNew) {
    views.count(articleId);
    versionsOf(db).change([articleSubject(articleId)]);
  }
  return isShown;
}

/**
 * Returns an article, with the visits that were counted before.
 * @throws AppError NOT_FOUND for an article that is unknown or not published
 */
export async function getArticle(
  db: Db,
  views: ViewCounter,
  id: string,
  { member, nowMs }: { member: Member | null; nowMs: number }
): Promise<NewsDetail> {
  if (member !== null) await countVisit(db, views, { articleId: id, viewerKey: member.id, nowMs });
  noteReads([articleSubject(id)]);
  const { found: article, pending: pendingViews } = await views.readWith(id, () =>
    findArticle(db, id, member?.id ?? null, nowMs)
  );
  if (!article) throw new AppError('NOT_FOUND');
  const [lines, attachments, related, previous, next] = await Promise.all([
    listLeadingLines(db, article.variety_ids, member),
    findAttachments(db, id),
    findRelated(db, article, RELATED_LIMIT, nowMs),
    findPrevious(db, article, nowMs),
    findNext(db, article, nowMs),
    recordFootprint(db, member, { kind: 'news', targetId: id, title: article.title }, nowMs)
  ]);
  return presentArticle(article, { pendingViews, lines, attachments, related, previous, next });
}

/** Returns why an article is not available, with articles related to it, or else the latest ones. */
export async function getAlternatives(db: Db, id: string | undefined, nowMs: number): Promise<NewsAlternatives> {
  const removed = id === undefined ? undefined : await findRemoved(db, id);
  const items = removed
    ? await findRelated(db, removed, RELATED_LIMIT, nowMs)
    : await findArticles(db, { interests: [], after: undefined, limit: RELATED_LIMIT, nowMs });
  return {
    removed: removed ? { removedAtMs: removed.removed_at_ms ?? nowMs, reason: removed.removed_reason ?? '' } : null,
    items: items.map(presentBrief)
  };
}

/**
 * Returns the content of an attachment.
 * @throws AppError NOT_FOUND for an unknown attachment, or one of an article that is not published
 */
export async function getAttachment(db: Db, id: string, nowMs: number) {
  const attachment = await findAttachment(db, id, nowMs);
  if (!attachment) throw new AppError('NOT_FOUND');
  const { name, type, content } = attachment;
  return { name, type, base64: content.toString('base64') };
}

/** Deletes the views from before yesterday. */
export async function purgeViews(db: Db, nowMs: number): Promise<void> {
  await deleteViewsBefore(db, shanghaiDay(nowMs - DAY_MS));
}

/** Returns articles whose title contains all the terms (in lower case, at least one), then those about the variety. */
export async function searchArticles(
  db: Db,
  terms: string[],
  search: { varietyId: string | undefined; limit: number; nowMs: number }
): Promise<NewsBrief[]> {
  return (await findByTitle(db, terms, search)).map(presentBrief);
}

/**
 * Sets or removes a like. Idempotent.
 * @throws AppError NOT_FOUND for an unpublished article
 */
export async function likeNews(db: Db, member: Member, id: string, on: boolean): Promise<{ likes: number }> {
  const likes = await setLike(db, member.id, id, on);
  if (likes === undefined) throw new AppError('NOT_FOUND');
  return { likes };
}

/**
 * Adds an article to the favourites or removes it. Idempotent.
 * @throws AppError NOT_FOUND for an unpublished article
 */
export async function favouriteNews(
  db: Db,
  member: Member,
  mark: { id: string; on: boolean },
  nowMs: number
): Promise<{ favourites: number }> {
  const favourites = await setFavourite(db, { userId: member.id, articleId: mark.id, on: mark.on, nowMs });
  if (favourites === undefined) throw new AppError('NOT_FOUND');
  return { favourites };
}

/** Returns the title of an article; undefined for an unpublished one. */
export function getNewsTitle(db: Db, id: string, nowMs: number): Promise<string | undefined> {
  return findTitle(db, id, nowMs);
}

/** Number of a user's favourite articles, as part of another query. */
export function favouriteNewsCount(db: Db, userId: string) {
  return favouriteCount(db, userId);
}
