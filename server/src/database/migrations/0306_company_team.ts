import { sql } from 'kysely';
import type { Db } from '../schema';

/** How people come into a team, and how it gets another owner. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('company_application')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('real_name', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('department', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('proof_urls', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
    .addColumn('is_by_code', 'boolean', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('applied', 'approved', 'refused', 'cancelled')`)
    )
    .addColumn('reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('decided_at_ms', 'int8')
    .execute();
  await sql`create unique index company_application_open on company_application (company_id, user_id)
    where status = 'applied'`.execute(db);
  await sql`create index company_application_of on company_application (user_id, created_at_ms desc)`.execute(db);

  await db.schema
    .createTable('company_invitation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id').onDelete('cascade'))
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('invited', 'accepted', 'declined', 'withdrawn')`)
    )
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .addColumn('decided_at_ms', 'int8')
    .execute();
  await sql`create unique index company_invitation_open on company_invitation (company_id, mobile)
    where status = 'invited'`.execute(db);
  await sql`create index company_invitation_of on company_invitation (mobile) where status = 'invited'`.execute(db);

  await db.schema
    .createTable('company_transfer')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id').onDelete('cascade'))
    .addColumn('from_user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('to_user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('requested', 'accepted', 'declined', 'withdrawn')`)
    )
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('decided_at_ms', 'int8')
    .execute();
  await sql`create unique index company_transfer_open on company_transfer (company_id)
    where status = 'requested'`.execute(db);
}
