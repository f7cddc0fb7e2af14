import { sql } from 'kysely';
import type { Db } from '../schema';

/** The search finds a variety by the first letters of its pinyin. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('variety')
    .addColumn('initials', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .execute();
}
