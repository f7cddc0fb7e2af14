import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('news_article')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('cover_variety_id', 'text', (column) => column.references('variety.id'))
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('editor', 'text')
    .addColumn('published_at_ms', 'int8', (column) => column.notNull())
    .addColumn('body_html', 'text', (column) => column.notNull())
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('published', 'removed')`))
    .execute();
  const open = sql`where status = 'published'`;
  await sql`create index news_newest on news_article (published_at_ms desc, id desc) ${open}`.execute(db);
  await sql`create index news_of_category on news_article (category, published_at_ms desc, id desc) ${open}`.execute(
    db
  );
  await sql`create index news_by_variety on news_article using gin (variety_ids) ${open}`.execute(db);

  await db.schema
    .createTable('news_counter')
    .addColumn('article_id', 'text', (column) => column.primaryKey().references('news_article.id').onDelete('cascade'))
    .addColumn('views', 'int4', (column) => column.notNull().check(sql`views >= 0`))
    .addColumn('likes', 'int4', (column) => column.notNull().check(sql`likes >= 0`))
    .execute();
  await db.schema
    .createTable('news_like')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('article_id', 'text', (column) => column.notNull().references('news_article.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('news_like_pkey', ['user_id', 'article_id'])
    .execute();
  await db.schema
    .createTable('news_favourite')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('article_id', 'text', (column) => column.notNull().references('news_article.id').onDelete('cascade'))
    .addColumn('marked_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('news_favourite_pkey', ['user_id', 'article_id'])
    .execute();
}
