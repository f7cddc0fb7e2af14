import { sql } from 'kysely';
import type { Db } from '../schema';

const statuses = sql`status in ('draft', 'pending', 'published', 'rejected', 'paused', 'closed', 'expired', 'takedown')`;

/** Requests as their buyers write them. `purchase_request` (0105) is the public version. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('purchase')
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
    .addColumn('quote_deadline_ms', 'int8')
    .addColumn('quote_count', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('dealt_grams', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('views', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('favourites', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('changes', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('flagged', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('review_reason', 'text')
    .addColumn('reviewed_at_ms', 'int8')
    .addColumn('close_reason', 'text')
    .addColumn('appeal_text', 'text')
    .addColumn('submitted_at_ms', 'int8')
    .addColumn('published_at_ms', 'int8')
    .addColumn('refreshed_at_ms', 'int8')
    .addColumn('deadline_told_ms', 'int8')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addColumn('removed_at_ms', 'int8')
    .addUniqueConstraint('purchase_once', ['owner_user_id', 'request_id'])
    .addCheckConstraint('purchase_dealt', sql`dealt_grams >= 0`)
    .addCheckConstraint('purchase_public', sql`(public_status is null) = (public_fields is null)`)
    .execute();
  await sql`create index purchase_of_owner on purchase (owner_user_id, updated_at_ms desc, id desc)`.execute(db);
  await sql`create index purchase_of_company on purchase (company_id, updated_at_ms desc, id desc)
    where company_id is not null`.execute(db);
  await sql`create index purchase_waiting on purchase (submitted_at_ms) where status = 'pending'`.execute(db);
  await sql`create index purchase_ending on purchase (quote_deadline_ms) where public_status in ('published', 'paused')`.execute(
    db
  );
  await sql`create index purchase_removed on purchase (removed_at_ms) where removed_at_ms is not null`.execute(db);

  // Only public ones are visible to everyone.
  await sql`alter table purchase_request
    add column audience text not null default 'public' check (audience in ('public', 'verifiedCompanies', 'invited')),
    add column invited_company_ids text[] not null default '{}'`.execute(db);

  await db.schema
    .createTable('purchase_favourite')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id').onDelete('cascade'))
    .addColumn('marked_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('purchase_favourite_pk', ['user_id', 'purchase_id'])
    .execute();
  await db.schema.createIndex('purchase_favourite_of').on('purchase_favourite').column('purchase_id').execute();

  await db.schema
    .createTable('purchase_review')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id').onDelete('cascade'))
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('purchase_review_of').on('purchase_review').columns(['purchase_id', 'at_ms']).execute();

  // Once a day for each viewer.
  await db.schema
    .createTable('purchase_view')
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('date', 'date', (column) => column.notNull())
    .addPrimaryKeyConstraint('purchase_view_pk', ['purchase_id', 'user_id', 'date'])
    .execute();
  await sql`create index purchase_view_of_user on purchase_view (user_id)`.execute(db);
  await sql`create index purchase_view_by_date on purchase_view (date)`.execute(db);

  // Companies that were notified of the request, each of them once.
  await db.schema
    .createTable('purchase_invitation')
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id').onDelete('cascade'))
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id'))
    .addColumn('invited_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('purchase_invitation_pk', ['purchase_id', 'company_id'])
    .execute();
}
