import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { NewsViewTable } from './news.tables';

/** Returns true for this viewer's first view of the day. */
export async function recordView(db: Db, view: NewsViewTable): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('news_view')
    .values(view)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}

export async function deleteViewsBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('news_view').where('day', '<', day).execute();
}

/** Adds views in the order of the ids, so that two processes that write at once cannot deadlock. */
export async function addViews(db: Db, views: Map<string, number>): Promise<void> {
  const ids = [...views.keys()].sort();
  await sql`
    with added as materialized (
      select c.article_id, v.views from unnest(${ids}::text[], ${ids.map((id) => views.get(id) ?? 0)}::int4[]) v(id, views)
      join news_counter c on c.article_id = v.id order by c.article_id for update of c
    )
    update news_counter c set views = c.views + added.views from added where c.article_id = added.article_id`.execute(
    db
  );
}
