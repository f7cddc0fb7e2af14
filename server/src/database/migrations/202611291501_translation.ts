import type { Db } from '../schema';

/** Adds the translations of members' texts. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('translation')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('part', 'text', (column) => column.notNull())
    .addColumn('language', 'text', (column) => column.notNull())
    .addColumn('source_digest', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('author_user_id', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('translation_pkey', ['kind', 'subject_id', 'part', 'language'])
    .execute();
  await db.schema
    .createIndex('translation_by_author')
    .on('translation')
    .columns(['author_user_id', 'created_at_ms'])
    .execute();
  await db.schema.createIndex('translation_by_time').on('translation').column('created_at_ms').execute();
}
