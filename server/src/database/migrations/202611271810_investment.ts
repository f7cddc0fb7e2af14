import type { Db } from '../schema';

/** Adds the government page of a region, its policies and projects, and the leads of investors. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('investment_region')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('intro', 'text', (column) => column.notNull())
    .addColumn('advantages', 'jsonb', (column) => column.notNull())
    .addColumn('chain', 'jsonb', (column) => column.notNull())
    .addColumn('contact', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('investment_policy')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('region_id', 'text', (column) => column.notNull().references('investment_region.id'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('document_no', 'text', (column) => column.notNull())
    .addColumn('issuer', 'text', (column) => column.notNull())
    .addColumn('issued_on', 'date', (column) => column.notNull())
    .addColumn('valid_until', 'date')
    .addColumn('summary', 'text', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('investment_project')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('region_id', 'text', (column) => column.notNull().references('investment_region.id'))
    .addColumn('position', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('industry', 'text', (column) => column.notNull())
    .addColumn('scale_wan', 'int4', (column) => column.notNull())
    .addColumn('mode', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('contact', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('investment_lead')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('lead_no', 'text', (column) => column.notNull().unique())
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('target_id', 'text', (column) => column.notNull())
    .addColumn('target_name', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('contact', 'text', (column) => column.notNull())
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('reply', 'text')
    .addColumn('answered_by', 'text')
    .addColumn('replied_at_ms', 'int8')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('investment_lead_request', ['user_id', 'request_id'])
    .execute();
  await db.schema
    .createIndex('investment_lead_by_time')
    .on('investment_lead')
    .columns(['user_id', 'created_at_ms', 'id'])
    .execute();
  await db.schema
    .createIndex('investment_lead_by_status')
    .on('investment_lead')
    .columns(['status', 'created_at_ms'])
    .execute();
}
