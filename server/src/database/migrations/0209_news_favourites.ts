import { sql } from 'kysely';
import type { Db } from '../schema';

/** How many people keep an article, counted where its likes are. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('news_counter')
    .addColumn('favourites', 'int4', (column) =>
      column
        .notNull()
        .defaultTo(0)
        .check(sql`favourites >= 0`)
    )
    .execute();
  await sql`update news_counter c set favourites = f.count
    from (select article_id, count(*) from news_favourite group by article_id) f
    where f.article_id = c.article_id`.execute(db);
}
