import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('news_article')
    .addColumn('author', 'text')
    .addColumn('copyright', 'text', (column) =>
      column
        .notNull()
        .defaultTo('original')
        .check(sql`copyright in ('original', 'licensed')`)
    )
    .addColumn('allow_share', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('regions', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('file_digest', 'text')
    .addColumn('removed_at_ms', 'int8')
    .addColumn('removed_reason', 'text')
    .execute();
  await sql`update news_article set removed_at_ms = published_at_ms, removed_reason = '' where status = 'removed'`.execute(
    db
  );
  await sql`alter table news_article add constraint news_removed_for_a_reason
    check ((status = 'removed') = (removed_at_ms is not null and removed_reason is not null))`.execute(db);
  await sql`create index news_by_region on news_article using gin (regions) where status = 'published'`.execute(db);

  await db.schema
    .createTable('news_attachment')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('article_id', 'text', (column) => column.notNull().references('news_article.id').onDelete('cascade'))
    .addColumn('position', 'int2', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull().check(sql`type in ('pdf', 'xlsx', 'docx')`))
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('news_attachment_place', ['article_id', 'position'])
    .execute();

  await db.schema
    .createTable('news_view')
    .addColumn('day', 'date', (column) => column.notNull())
    .addColumn('article_id', 'text', (column) => column.notNull().references('news_article.id').onDelete('cascade'))
    .addColumn('reader', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_view_pkey', ['day', 'article_id', 'reader'])
    .execute();
}
