import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Notifications hold an event and its parameters instead of Chinese sentences. Those of before keep their sentences, as
 * the parameters of the event `text`.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('notification')
    .addColumn('event', 'text', (column) => column.notNull().defaultTo('text'))
    .addColumn('params', 'jsonb', (column) => column.notNull().defaultTo(sql`'{}'::jsonb`))
    .execute();
  await sql`update notification set params = jsonb_build_object('title', title, 'body', body)`.execute(db);
  await db.schema
    .alterTable('notification')
    .alterColumn('event', (column) => column.dropDefault())
    .alterColumn('params', (column) => column.dropDefault())
    .dropColumn('title')
    .dropColumn('body')
    .execute();
}
