import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the activities of the platform. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('activity')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('subtitle', 'text', (column) => column.notNull())
    .addColumn('variety_id', 'text', (column) => column.notNull())
    .addColumn('starts_at_ms', 'int8', (column) => column.notNull())
    .addColumn('ends_at_ms', 'int8', (column) => column.notNull().check(sql`ends_at_ms > starts_at_ms`))
    .addColumn('steps', 'jsonb', (column) => column.notNull())
    .addColumn('rules', 'jsonb', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('revision', 'int4', (column) => column.notNull())
    .execute();
}
