import { sql } from 'kysely';
import type { Db } from '../schema';

const statuses = sql`status in
  ('draft', 'submitted', 'viewed', 'shortlisted', 'accepted', 'rejected', 'withdrawn', 'expired', 'lapsed')`;

/** Quotations with every version that was sent, and what was said about them. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('quotation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('purchase_id', 'text', (column) => column.notNull().references('purchase.id').onDelete('cascade'))
    .addColumn('supplier_user_id', 'text', (column) => column.references('user_account.id'))
    .addColumn('company_id', 'text', (column) => column.references('company.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull().check(statuses))
    .addColumn('draft', 'jsonb')
    .addColumn('version', 'int4', (column) => column.notNull())
    .addColumn('unit_fen', 'int8')
    .addColumn('delivered_fen_per_kg', 'int8')
    .addColumn('available_grams', 'int8')
    .addColumn('valid_until_ms', 'int8')
    .addColumn('first_sent_at_ms', 'int8')
    .addColumn('viewed_at_ms', 'int8')
    .addColumn('has_open_counter', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('buyer_unread', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('supplier_unread', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('reject_reason', 'text')
    .addColumn('reject_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('accepted_grams', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('accepted_at_ms', 'int8')
    .addColumn('accept_request_id', 'text')
    .addColumn('score', 'int4', (column) => column.check(sql`score between 1 and 5`))
    .addColumn('score_text', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('expiry_told_ms', 'int8')
    .addColumn('revision', 'int4', (column) => column.notNull())
    .addColumn('changes', 'int8', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('quotation_once', ['supplier_user_id', 'request_id'])
    .addCheckConstraint('quotation_deal', sql`(status = 'accepted') = (accepted_grams > 0)`)
    .addCheckConstraint('quotation_sent', sql`(status = 'draft') = (version = 0)`)
    .execute();
  // One of each supplier, whichever member of the company writes it.
  await sql`create unique index quotation_of_person on quotation (purchase_id, supplier_user_id)`.execute(db);
  await sql`create unique index quotation_of_team on quotation (purchase_id, company_id)
    where company_id is not null and status <> 'draft'`.execute(db);
  await sql`create index quotation_sent_by on quotation (supplier_user_id, updated_at_ms desc, id desc)`.execute(db);
  await sql`create index quotation_sent_in_name on quotation (company_id, updated_at_ms desc, id desc)
    where company_id is not null`.execute(db);
  await sql`create index quotation_compared on quotation (purchase_id, delivered_fen_per_kg, id)
    where status <> 'draft'`.execute(db);
  await sql`create index quotation_ending on quotation (valid_until_ms)
    where status in ('submitted', 'viewed', 'shortlisted')`.execute(db);

  await db.schema
    .createTable('quotation_version')
    .addColumn('quotation_id', 'text', (column) => column.notNull().references('quotation.id').onDelete('cascade'))
    .addColumn('version', 'int4', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('fields', 'jsonb', (column) => column.notNull())
    .addColumn('delivered_fen_per_kg', 'int8', (column) => column.notNull())
    .addColumn('edit_reason', 'text', (column) => column.notNull())
    .addColumn('sent_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('quotation_version_pk', ['quotation_id', 'version'])
    .addUniqueConstraint('quotation_version_once', ['quotation_id', 'request_id'])
    .execute();

  await db.schema
    .createTable('quotation_counter')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('quotation_id', 'text', (column) => column.notNull().references('quotation.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('side', 'text', (column) => column.notNull().check(sql`side in ('buyer', 'supplier')`))
    .addColumn('unit_fen', 'int8')
    .addColumn('text', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('quotation_counter_once', ['quotation_id', 'side', 'request_id'])
    .execute();
}
