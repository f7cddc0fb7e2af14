import { sql } from 'kysely';
import type { Db } from '../schema';

/** Price sheets, the second review, withdrawal with its reason, and who did what. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('price_quote')
    .addColumn('comment', 'text')
    // Why a withdrawn quote was withdrawn, or a pending one rejected.
    .addColumn('reason', 'text')
    // Names the pending quote to those who review it.
    .addColumn('review_id', 'text')
    .execute();
  // At most one of each: a pending correction is beside the published row, a withdrawn row beside its replacement.
  await sql`alter table price_quote drop constraint price_quote_pkey, add primary key (line_id, date, status)`.execute(
    db
  );
  await sql`alter table price_quote add constraint price_quote_reason
    check (status <> 'withdrawn' or reason is not null) not valid`.execute(db);
  await sql`update price_quote set review_id = md5(line_id || date) where status = 'pending'`.execute(db);
  await sql`alter table price_quote add constraint price_quote_review
    check (status <> 'pending' or review_id is not null)`.execute(db);
  await sql`create unique index price_quote_pending on price_quote (review_id) where status = 'pending'`.execute(db);

  await db.schema
    .createTable('quote_import')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('sha256', 'text', (column) => column.notNull().unique())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('imported_at_ms', 'int8', (column) => column.notNull())
    .addColumn('report', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('quote_change')
    .addColumn('id', 'int8', (column) => column.generatedAlwaysAsIdentity().primaryKey())
    .addColumn('line_id', 'text', (column) => column.notNull().references('price_line.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('operator', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .addColumn('reason', 'text')
    .addColumn('import_id', 'text', (column) => column.references('quote_import.id'))
    .addColumn('review_id', 'text')
    .addColumn('before', 'jsonb')
    .addColumn('after', 'jsonb')
    .addCheckConstraint(
      'quote_change_action',
      sql`action in ('published', 'corrected', 'submitted', 'approved', 'rejected', 'withdrawn')`
    )
    .execute();
  await db.schema.createIndex('quote_change_by_quote').on('quote_change').columns(['line_id', 'date', 'id']).execute();
  await sql`create index quote_change_by_review on quote_change (review_id) where review_id is not null`.execute(db);
}
