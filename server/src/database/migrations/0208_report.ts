import { sql } from 'kysely';
import type { Db } from '../schema';

/** Reports to the operators. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('content_report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('target_type', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('target_title', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(sql`status in ('open', 'upheld', 'dismissed')`))
    .addColumn('answer', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('resolved_at_ms', 'int8')
    .execute();
  // One open report a person and thing; also what the operators' list reads is open only.
  await sql`create unique index content_report_open on content_report (user_id, target_type, target_id) where status = 'open'`.execute(
    db
  );
  await sql`create index content_report_line on content_report (created_at_ms, id) where status = 'open'`.execute(db);
}
