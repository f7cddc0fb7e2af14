import { sql } from 'kysely';
import type { Db } from '../schema';

/** The price lines that a flash is about. Earlier flashes name none, because their lines are unknown. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('flash')
    .addColumn('line_ids', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'::text[]`))
    .execute();
}
