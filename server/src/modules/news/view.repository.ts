import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { NewsViewTable } from './news.tables';

/** Returns whether the article is published, and whether this is the viewer's first view of the day. */
export async function recordView(
  db: Db,
  { article_id: id, reader, day }: NewsViewTable,
  nowMs: number
): Promise<{ isShown: boolean; isNew: boolean }> {
  const { rows } = await sql<{ is_shown: boolean; is_new: boolean }>`
    with shown as (
      select id from news_article where id = ${id} and status = 'published' and published_at_ms <= ${nowMs}
    ), first as (
      insert into news_view (day, article_id, reader) select ${day}::date, id, ${reader} from shown
      on conflict do nothing returning article_id
    )
    select exists (select from shown) as is_shown, exists (select from first) as is_new`.execute(db);
  return { isShown: rows[0]?.is_shown === true, isNew: rows[0]?.is_new === true };
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
