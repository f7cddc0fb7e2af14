import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds registrations for an expo with their tickets, and the settings of both. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_ticket_setting')
    .addColumn('expo_id', 'text', (column) => column.primaryKey().references('expo.id').onDelete('cascade'))
    .addColumn('opens_at_ms', 'int8', (column) => column.notNull())
    .addColumn('closes_at_ms', 'int8', (column) => column.notNull())
    .addColumn('is_closed', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('capacity', 'int4', (column) => column.notNull())
    .addColumn('ticket_count', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('days', 'jsonb', (column) => column.notNull())
    .addColumn('version', 'int8', (column) => column.notNull().defaultTo(0))
    .addColumn('revision', 'int4', (column) => column.notNull().defaultTo(1))
    .addCheckConstraint('expo_ticket_setting_capacity', sql`capacity >= 0 and ticket_count >= 0`)
    .addCheckConstraint('expo_ticket_setting_window', sql`opens_at_ms < closes_at_ms`)
    .execute();
  await db.schema
    .createTable('expo_registration')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.references('user_account.id'))
    .addColumn('request_id', 'text')
    .addColumn('company', 'text', (column) => column.notNull())
    .addColumn('position', 'text', (column) => column.notNull())
    .addColumn('visitor_type', 'text', (column) => column.notNull())
    .addColumn('variety_ids', 'jsonb', (column) => column.notNull())
    .addColumn('region_code', 'text')
    .addColumn('country_code', 'text')
    .addColumn('invited_by', 'text', (column) => column.notNull())
    .addColumn('agreed_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('expo_registration_request', ['user_id', 'request_id'])
    .execute();
  await db.schema
    .createTable('expo_ticket')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('registration_id', 'text', (column) =>
      column.notNull().references('expo_registration.id').onDelete('cascade')
    )
    .addColumn('is_companion', 'boolean', (column) => column.notNull())
    .addColumn('ticket_no', 'text', (column) => column.notNull().unique())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('mobile', 'text')
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('days', 'jsonb', (column) => column.notNull())
    .addColumn('status', 'text', (column) => column.notNull())
    .addColumn('invalid_reason', 'text')
    .addColumn('review_reason', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('reviewed_by', 'text')
    .addColumn('checked_in_at_ms', 'int8')
    .addColumn('reminded_at_ms', 'int8')
    .addColumn('version', 'int8', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addCheckConstraint('expo_ticket_no', sql`ticket_no ~ '^\\d{12}$'`)
    .addCheckConstraint('expo_ticket_invalid', sql`(status = 'invalid') = (invalid_reason is not null)`)
    .execute();
  await sql`create unique index expo_ticket_mobile on expo_ticket (expo_id, mobile)
    where status in ('pending', 'issued', 'checkedIn', 'used')`.execute(db);
  await sql`create index expo_ticket_by_mobile on expo_ticket (mobile)`.execute(db);
  await sql`create index expo_ticket_by_registration on expo_ticket (registration_id)`.execute(db);
  await sql`create index expo_ticket_by_version on expo_ticket (expo_id, version)`.execute(db);
  await sql`create index expo_ticket_by_time on expo_ticket (expo_id, created_at_ms, id)`.execute(db);
}
