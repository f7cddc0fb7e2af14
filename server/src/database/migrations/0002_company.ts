import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('company')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('short_name', 'text', (column) => column.notNull())
    .addColumn('uscc', 'text', (column) => column.notNull().unique())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('company_member')
    .addColumn('company_id', 'text', (column) => column.notNull().references('company.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().unique().references('user_account.id'))
    .addColumn('role', 'text', (column) => column.notNull())
    .addColumn('joined_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('company_member_pkey', ['company_id', 'user_id'])
    .addCheckConstraint('company_member_role', sql`role in ('owner', 'admin', 'member')`)
    .execute();
}
