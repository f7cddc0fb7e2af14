import { sql } from 'kysely';
import type { Db } from '../schema';

/** Pictures in lists of articles: up to three. Those in the text are in its HTML. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('news_article')
    .addColumn('covers', 'jsonb', (column) =>
      column
        .notNull()
        .defaultTo(sql`'[]'::jsonb`)
        .check(sql`jsonb_typeof(covers) = 'array' and jsonb_array_length(covers) <= 3`)
    )
    .execute();
}
