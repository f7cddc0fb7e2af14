import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { NewsBrief, NewsDetail, NewsQuery } from '@contract/news';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { listFollowedVarieties, listLeadingLines, listVarietiesOfCategory } from '../market/market.service';
import { presentBrief } from './news.presenter';
import {
  findArticle,
  findArticles,
  findNext,
  findRelated,
  insertArticles,
  type ArticleInsert
} from './news.repository';
import { sanitiseBody } from './newsBody';
import { countFavourites, setFavourite, setLike } from './newsMark.repository';
import { findTitled } from './title.repository';
import type { ViewCounter } from './viewCounter';

const DEFAULT_LIMIT = 10;
const RELATED_LIMIT = 4;

/** The first part says how the list is ranked, so that a list goes on as it began. */
const NewsCursor = Type.Tuple([
  Type.Union([Type.Literal('interest'), Type.Literal('time')]),
  Type.Boolean(),
  CursorTime,
  CursorId
]);

export interface Reader {
  member: Member | null;
  /** False: the person closed recommendation, everything strictly by time. */
  isPersonalised: boolean;
  nowMs: number;
}

/** Newest first; without a category, what is about the varieties that the reader follows comes before the rest. */
export async function listNews(db: Db, query: NewsQuery, reader: Reader): Promise<Page<NewsBrief>> {
  const limit = query.limit ?? DEFAULT_LIMIT;
  const cursor = decodeCursor(query.cursor, NewsCursor);
  const [ranking, ...after] = cursor ?? [firstRanking(query, reader)];
  const interests =
    ranking === 'interest' && reader.member !== null ? await listFollowedVarieties(db, reader.member.id) : [];
  const rows = await findArticles(db, {
    category: query.category,
    varietyId: query.varietyId,
    amongVarieties:
      query.categoryOfSpice === undefined ? undefined : await listVarietiesOfCategory(db, query.categoryOfSpice),
    interests,
    after: after.length === 0 ? undefined : after,
    limit: limit + 1,
    nowMs: reader.nowMs
  });
  return pageOf(rows, limit, (row) => [ranking, row.is_of_interest, row.published_at_ms, row.id], presentBrief);
}

function firstRanking(query: NewsQuery, reader: Reader): 'interest' | 'time' {
  return reader.isPersonalised && reader.member !== null && query.category === undefined ? 'interest' : 'time';
}

/** An article, counted as viewed once. */
export async function readNews(
  db: Db,
  views: ViewCounter,
  id: string,
  reader: { member: Member | null; nowMs: number }
): Promise<NewsDetail> {
  const article = await findArticle(db, id, reader.member?.id ?? null, reader.nowMs);
  if (!article) throw new AppError('NOT_FOUND');
  const [lines, related, next] = await Promise.all([
    listLeadingLines(db, article.variety_ids, reader.member),
    findRelated(db, article, RELATED_LIMIT, reader.nowMs),
    findNext(db, article, reader.nowMs)
  ]);
  return {
    ...presentBrief(article),
    views: article.views + views.count(article.id),
    editor: article.editor,
    bodyHtml: article.body_html,
    lines,
    likes: article.likes,
    isLiked: article.is_liked,
    isFavourite: article.is_favourite,
    related: related.map(presentBrief),
    next: next === undefined ? null : presentBrief(next)
  };
}

/** Articles with all the words (in lower case, at least one) in their title, then those about the variety. */
export async function searchArticles(
  db: Db,
  words: string[],
  search: { varietyId: string | undefined; limit: number; nowMs: number }
): Promise<NewsBrief[]> {
  return (await findTitled(db, words, search)).map(presentBrief);
}

/** Likes or takes it back; doing it twice is doing it once. */
export async function likeNews(db: Db, member: Member, id: string, on: boolean): Promise<{ likes: number }> {
  const likes = await setLike(db, member.id, id, on);
  if (likes === undefined) throw new AppError('NOT_FOUND');
  return { likes };
}

export async function favouriteNews(
  db: Db,
  member: Member,
  mark: { id: string; on: boolean },
  nowMs: number
): Promise<void> {
  const isKnown = await setFavourite(db, { userId: member.id, articleId: mark.id, on: mark.on, nowMs });
  if (!isKnown) throw new AppError('NOT_FOUND');
}

/** How many favourite articles a person has. */
export async function countFavouriteNews(db: Db, userId: string): Promise<number> {
  return countFavourites(db, userId);
}

/** The only way in for articles: their HTML is sanitised here, once, so that every reader may trust what is stored. */
export async function publishArticles(db: Tx, articles: ArticleInsert[]): Promise<void> {
  await insertArticles(
    db,
    articles.map((article) => ({ ...article, body_html: sanitiseBody(article.body_html) }))
  );
}
