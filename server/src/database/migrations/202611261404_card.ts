import { sql } from 'kysely';
import type { Db } from '../schema';

/** The table of the module card. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('card')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('company_id', 'text', (column) => column.references('company.id').onDelete('set null'))
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('is_default', 'boolean', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addColumn('withdrawn_at_ms', 'int8')
    .addUniqueConstraint('card_request', ['user_id', 'request_id'])
    .execute();
  await db.schema.createIndex('card_by_company').on('card').column('company_id').execute();
  await db.schema
    .createIndex('card_by_withdrawal')
    .on('card')
    .column('withdrawn_at_ms')
    .where(sql.ref('withdrawn_at_ms'), 'is not', null)
    .execute();
  await db.schema
    .createIndex('card_one_default')
    .on('card')
    .column('user_id')
    .unique()
    .where(sql.ref('is_default'), '=', true)
    .where(sql.ref('withdrawn_at_ms'), 'is', null)
    .execute();
}
