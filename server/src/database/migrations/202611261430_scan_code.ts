import { sql } from 'kysely';
import type { Db } from '../schema';

/** The table of the module scanCode. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('scan_code')
    .addColumn('code', 'text', (column) => column.primaryKey())
    .addColumn('short_code', 'text', (column) => column.notNull().unique())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject_id', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('expired_at_ms', 'int8')
    .execute();
  await db.schema
    .createIndex('scan_code_valid')
    .on('scan_code')
    .columns(['subject_id', 'kind'])
    .unique()
    .where(sql.ref('expired_at_ms'), 'is', null)
    .execute();
}
