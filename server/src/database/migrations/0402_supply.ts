import { sql } from 'kysely';
import type { Db } from '../schema';

const statuses = sql`status in ('draft', 'pending', 'published', 'rejected', 'paused', 'closed', 'expired', 'takedown')`;

/** Supplies as their owners write them. `supply_listing` (0105) is the public version. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('supply')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('owner_user_id', 'text', (column) => column.references('user_account.id'))
    .addColumn('company_id', 'text', (column) => column.references('company.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('submit_request_id', 'text')
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('public_fields', 'jsonb')
    .addColumn('public_status', 'text', (column) =>
      column.check(sql`public_status in ('published', 'paused', 'closed', 'expired', 'takedown')`)
    )
    .addColumn('valid_until', 'date')
    .addColumn('views', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('favourites', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('inquiries', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('flagged', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('appeal_text', 'text')
    .addColumn('review_reason', 'text')
    .addColumn('reviewed_at_ms', 'int8')
    .addColumn('close_reason', 'text')
    .addColumn('submitted_at_ms', 'int8')
    .addColumn('published_at_ms', 'int8')
    .addColumn('confirmed_at_ms', 'int8')
    .addColumn('refreshed_at_ms', 'int8')
    .addColumn('end_told_for', 'date')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addColumn('removed_at_ms', 'int8')
    .addUniqueConstraint('supply_once', ['owner_user_id', 'request_id'])
    .addCheckConstraint('supply_public', sql`(public_status is null) = (public_fields is null)`)
    .execute();
  await sql`create index supply_of_owner on supply (owner_user_id, updated_at_ms desc, id desc)`.execute(db);
  await sql`create index supply_of_company on supply (company_id, updated_at_ms desc, id desc)
    where company_id is not null`.execute(db);
  await sql`create index supply_waiting on supply (submitted_at_ms) where status = 'pending'`.execute(db);
  await sql`create index supply_ending on supply (valid_until) where public_status in ('published', 'paused')`.execute(
    db
  );
  await sql`create index supply_removed on supply (removed_at_ms) where removed_at_ms is not null`.execute(db);

  // Decisions of operators, for the audit.
  await db.schema
    .createTable('supply_review')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('supply_id', 'text', (column) => column.notNull().references('supply.id').onDelete('cascade'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('supply_review_of').on('supply_review').column('supply_id').execute();

  await db.schema
    .createTable('supply_favourite')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('supply_id', 'text', (column) => column.notNull().references('supply.id').onDelete('cascade'))
    .addColumn('marked_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('supply_favourite_pk', ['user_id', 'supply_id'])
    .execute();
  await db.schema.createIndex('supply_favourite_of').on('supply_favourite').column('supply_id').execute();

  // Once a day for each viewer: a member's id, or a digest of a visitor.
  await db.schema
    .createTable('supply_view')
    .addColumn('supply_id', 'text', (column) => column.notNull().references('supply.id').onDelete('cascade'))
    .addColumn('reader', 'text', (column) => column.notNull())
    .addColumn('day', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('supply_view_pk', ['supply_id', 'reader', 'day'])
    .execute();
  await sql`create index supply_view_by_day on supply_view (day)`.execute(db);
  await sql`create index supply_view_of_reader on supply_view (reader)`.execute(db);
}
