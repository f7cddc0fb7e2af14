import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../database/schema';
import { selectBriefs } from './news.repository';

/** Sets or removes a like and returns the number of likes; undefined for an unpublished article. */
export function setLike(db: Db, userId: string, articleId: string, on: boolean): Promise<number | undefined> {
  const change = on
    ? sql`insert into news_like (user_id, article_id) select ${userId}, id from ${readableArticle(articleId)}
          on conflict do nothing returning 1`
    : sql`delete from news_like where user_id = ${userId} and article_id = ${articleId} returning 1`;
  return updateCounter(db, 'likes', articleId, on, change);
}

/** Adds or removes a favourite and returns the number of users with it; undefined for an unpublished article. */
export function setFavourite(
  db: Db,
  { userId, articleId, on, nowMs }: { userId: string; articleId: string; on: boolean; nowMs: number }
): Promise<number | undefined> {
  const change = on
    ? sql`insert into news_favourite (user_id, article_id, marked_at_ms)
          select ${userId}, id, ${nowMs}::int8 from ${readableArticle(articleId)}
          on conflict do nothing returning 1`
    : sql`delete from news_favourite where user_id = ${userId} and article_id = ${articleId} returning 1`;
  return updateCounter(db, 'favourites', articleId, on, change);
}

const readableArticle = (articleId: string) =>
  sql`(select id from news_article where id = ${articleId} and status = 'published') as readable`;

/** One statement: the counter changes exactly when the mark does, also when a user taps on two devices at once. */
async function updateCounter(
  db: Db,
  column: 'likes' | 'favourites',
  articleId: string,
  on: boolean,
  change: RawBuilder<unknown>
): Promise<number | undefined> {
  const counter = sql.ref(column);
  const step = on ? sql.lit(1) : sql.lit(-1);
  const { rows } = await sql<{ count: number }>`
    with changed as (${change})
    update news_counter set ${counter} = ${counter} + ${step} * (select count(*) from changed)
    where article_id = (select id from ${readableArticle(articleId)})
    returning ${counter} as count`.execute(db);
  return rows[0]?.count;
}

/** Number of favourites that are still published, as part of another query. */
export function favouriteCount(db: Db, userId: string) {
  return db
    .selectFrom('news_favourite as f')
    .innerJoin('news_article as a', 'a.id', 'f.article_id')
    .where('f.user_id', '=', userId)
    .where('a.status', '=', 'published')
    .select((eb) => eb.fn.countAll<number>().as('count'));
}

/** Sort key of a favourite, descending. */
export type FavouriteKey = [markedAtMs: number, articleId: string];

/** Returns a user's favourites that are still published, the last added first. */
export function findFavourites(
  db: Db,
  userId: string,
  window: { after: FavouriteKey | undefined; limit: number; nowMs: number }
) {
  let rows = selectBriefs(db, window.nowMs)
    .innerJoin('news_favourite as f', 'f.article_id', 'a.id')
    .where('f.user_id', '=', userId)
    .select('f.marked_at_ms');
  if (window.after) {
    const [markedAtMs, articleId] = window.after;
    rows = rows.where(sql<boolean>`(f.marked_at_ms, a.id) < (${markedAtMs}::int8, ${articleId})`);
  }
  return rows.orderBy('f.marked_at_ms', 'desc').orderBy('a.id', 'desc').limit(window.limit).execute();
}
