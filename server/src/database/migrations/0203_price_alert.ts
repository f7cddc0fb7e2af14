import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('price_alert')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('threshold', 'int4', (column) => column.notNull().check(sql`threshold > 0`))
    .addColumn('is_armed', 'boolean', (column) => column.notNull())
    .addColumn('told_of', 'date')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addCheckConstraint('price_alert_kind', sql`kind in ('above', 'below', 'move')`)
    .addUniqueConstraint('price_alert_rule', ['user_id', 'line_id', 'kind', 'threshold'])
    .execute();
  await db.schema.createIndex('price_alert_by_line').on('price_alert').columns(['line_id']).execute();

  await db.schema
    .createTable('price_report')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('suggested_fen', 'int4')
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('answer', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('resolved_at_ms', 'int8')
    .addCheckConstraint('price_report_kind', sql`kind in ('tooHigh', 'tooLow', 'outdated', 'wrongGrade', 'other')`)
    .addCheckConstraint('price_report_status', sql`status in ('open', 'accepted', 'rejected')`)
    .addCheckConstraint('price_report_resolved', sql`(status = 'open') = (resolved_at_ms is null)`)
    .execute();
  // One open report a person, line and day; those that were answered stay.
  await sql`create unique index price_report_open on price_report (user_id, line_id, date) where status = 'open'`.execute(
    db
  );
  await db.schema
    .createIndex('price_report_by_person')
    .on('price_report')
    .columns(['user_id', 'created_at_ms'])
    .execute();
  await sql`create index price_report_waiting on price_report (created_at_ms) where status = 'open'`.execute(db);
}
