import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the certificates of an expo, and the last number of each year. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_certificate')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('subject', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('reason', 'text', (column) => column.notNull())
    .addColumn('no', 'text', (column) => column.unique())
    .addColumn('check_code', 'text')
    .addColumn('claimed_at_ms', 'int8')
    .addColumn('granted_by', 'text')
    .addColumn('granted_at_ms', 'int8')
    .addColumn('voided_by', 'text')
    .addColumn('voided_at_ms', 'int8')
    .addColumn('void_reason', 'text')
    .addUniqueConstraint('expo_certificate_subject', ['expo_id', 'user_id', 'subject'])
    .addCheckConstraint(
      'expo_certificate_claim',
      sql`(no is null) = (claimed_at_ms is null) and (no is null) = (check_code is null)`
    )
    .execute();
  await db.schema.createIndex('expo_certificate_by_user').on('expo_certificate').column('user_id').execute();
  await db.schema
    .createTable('expo_certificate_number')
    .addColumn('year', 'int4', (column) => column.primaryKey())
    .addColumn('last', 'int4', (column) => column.notNull())
    .execute();
}
