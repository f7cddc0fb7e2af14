import { sql } from 'kysely';
import type { Db } from '../schema';

/** The price lines that a flash speaks of. Flashes of before name none: which one they meant is not known. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('flash')
    .addColumn('line_ids', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
}
