import { sql } from 'kysely';
import type { Db } from '../schema';

/** Topics, likes, withdrawal, and a number that grows with every change, which clients use as cursor of news. */
export async function up(db: Db): Promise<void> {
  await sql`create sequence flash_change`.execute(db);
  await db.schema
    .alterTable('flash')
    .addColumn('topic', 'text', (column) =>
      column
        .notNull()
        .defaultTo('market')
        .check(sql`topic in ('market', 'origin', 'trade', 'policy', 'company')`)
    )
    .addColumn('withdrawn_reason', 'text')
    .addColumn('likes', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('change_seq', 'int8', (column) => column.notNull().defaultTo(sql`nextval('flash_change')`))
    .execute();
  await sql`alter table flash alter column topic drop default`.execute(db);
  await db.schema.createIndex('flash_changes').unique().on('flash').column('change_seq').execute();
  await sql`create index flash_of_topic on flash (topic, published_at_ms desc, id desc) where withdrawn_reason is null`.execute(
    db
  );
  await sql`create index flash_important on flash (published_at_ms desc, id desc)
    where importance = 3 and withdrawn_reason is null`.execute(db);
  await sql`create index flash_varieties on flash using gin (variety_ids)`.execute(db);
  await db.schema
    .createTable('flash_like')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('flash_id', 'text', (column) => column.notNull().references('flash.id').onDelete('cascade'))
    .addPrimaryKeyConstraint('flash_like_key', ['flash_id', 'user_id'])
    .execute();
  await db.schema.createIndex('flash_like_of_user').on('flash_like').column('user_id').execute();
}
