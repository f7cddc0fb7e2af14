import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Exports a user's likes, favourites and views of the last two days. */
async function exportNewsEngagement(db: Db, userId: string) {
  const [likes, favourites, views] = await Promise.all([
    db.selectFrom('news_like').where('user_id', '=', userId).select('article_id').orderBy('article_id').execute(),
    db
      .selectFrom('news_favourite')
      .where('user_id', '=', userId)
      .select(['article_id as articleId', 'marked_at_ms as markedAtMs'])
      .orderBy('marked_at_ms')
      .execute(),
    db.selectFrom('news_view').where('reader', '=', userId).select(['article_id as articleId', 'day']).execute()
  ]);
  return { likes: likes.map((row) => row.article_id), favourites, views };
}

/** Deletes a user's marks. The counters of the articles decrease as if the user had removed the marks. */
async function eraseNewsEngagement(tx: Tx, userId: string): Promise<void> {
  await sql`with gone as (delete from news_like where user_id = ${userId} returning article_id)
    update news_counter c set likes = likes - 1 from gone where c.article_id = gone.article_id`.execute(tx);
  await sql`with gone as (delete from news_favourite where user_id = ${userId} returning article_id)
    update news_counter c set favourites = favourites - 1 from gone where c.article_id = gone.article_id`.execute(tx);
  await tx.deleteFrom('news_view').where('reader', '=', userId).execute();
}

export const newsMarksPersonalData: PersonalData = {
  name: 'newsMarks',
  columns: ['news_like.user_id', 'news_favourite.user_id', 'news_view.reader'],
  exportOf: ({ db }, userId) => exportNewsEngagement(db, userId),
  erase: ({ tx }, userId) => eraseNewsEngagement(tx, userId)
};
