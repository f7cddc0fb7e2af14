import { sql } from 'kysely';
import type { Db } from '../schema';

/** Tables from which answers to visitors are read. */
const tables = [
  ...['banner', 'hot_word', 'search_word', 'local_name', 'flash', 'flash_like'],
  ...['news_article', 'news_attachment', 'news_counter', 'news_favourite', 'news_like'],
  ...['market', 'variety', 'grade', 'price_line', 'price_quote', 'line_snapshot', 'line_follow'],
  ...['spice_index', 'spice_index_point', 'spice_index_weight'],
  ...['company', 'company_member', 'user_verification', 'inquiry', 'uploaded_image', 'uploaded_video'],
  ...['supply_listing', 'purchase_request']
];
/** Tables with a counter that its own statements announce: it changes with each viewer, and few answers contain it. */
const tablesWithViews = ['supply', 'purchase'];

/**
 * Announces at commit which tables have changed, so that every process drops the answers that it keeps. By statement: an
 * import writes thousands of rows. Triggers, so that no write can leave it out.
 */
export async function up(db: Db): Promise<void> {
  await sql`
    create function announce_content() returns trigger language plpgsql as $$
    begin
      perform pg_notify('content', tg_table_name);
      return null;
    end $$`.execute(db);
  for (const table of tables) await announce(db, table, sql`update`);
  for (const table of tablesWithViews) {
    const columns = await sql<{ name: string }>`
      select attname as name from pg_attribute
      where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attname <> 'views'`.execute(db);
    const names = sql.join(columns.rows.map(({ name }) => sql.id(name)));
    await announce(db, table, sql`update of ${names}`);
  }
}

async function announce(db: Db, table: string, update: ReturnType<typeof sql>): Promise<void> {
  await sql`
    create trigger announce_content after insert or delete or truncate or ${update} on ${sql.table(table)}
    for each statement execute function announce_content()`.execute(db);
}
