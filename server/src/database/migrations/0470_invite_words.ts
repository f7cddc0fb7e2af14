import type { Db } from '../schema';

/** Texts that users write on their posters and to contacts, instead of the suggested ones. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('invite_words')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('slogan', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .execute();
}
