import { sql } from 'kysely';
import type { Db } from '../../database/schema';

/**
 * Sets or takes back a like and answers the number of likes; undefined for an unknown article.
 * One statement: the counter moves exactly when the mark does, also when a person taps on two phones at once.
 */
export async function setLike(db: Db, userId: string, articleId: string, on: boolean): Promise<number | undefined> {
  const change = on
    ? sql`insert into news_like (user_id, article_id)
          select ${userId}, id from news_article where id = ${articleId} and status = 'published'
          on conflict do nothing returning 1`
    : sql`delete from news_like where user_id = ${userId} and article_id = ${articleId} returning 1`;
  const step = on ? sql.lit(1) : sql.lit(-1);
  const { rows } = await sql<{ likes: number }>`
    with changed as (${change})
    update news_counter set likes = likes + ${step} * (select count(*) from changed)
    where article_id = (select id from news_article where id = ${articleId} and status = 'published')
    returning likes`.execute(db);
  return rows[0]?.likes;
}

/** False for an unknown article. */
export async function setFavourite(
  db: Db,
  mark: { userId: string; articleId: string; on: boolean; nowMs: number }
): Promise<boolean> {
  const article = await db
    .selectFrom('news_article')
    .select('id')
    .where('id', '=', mark.articleId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (!article) return false;
  if (mark.on) {
    await db
      .insertInto('news_favourite')
      .values({ user_id: mark.userId, article_id: article.id, marked_at_ms: mark.nowMs })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  } else {
    await db
      .deleteFrom('news_favourite')
      .where('user_id', '=', mark.userId)
      .where('article_id', '=', article.id)
      .execute();
  }
  return true;
}

/** Favourites that can still be read. */
export async function countFavourites(db: Db, userId: string): Promise<number> {
  const row = await db
    .selectFrom('news_favourite as f')
    .innerJoin('news_article as a', 'a.id', 'f.article_id')
    .where('f.user_id', '=', userId)
    .where('a.status', '=', 'published')
    .select(sql<number>`count(*)`.as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}
