import { sql } from 'kysely';
import type { Db } from '../schema';

/** The sessions of an expo and the reservations of members. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_session')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('title', 'text', (column) => column.notNull())
    .addColumn('summary', 'text', (column) => column.notNull())
    .addColumn('starts_at_ms', 'int8', (column) => column.notNull())
    .addColumn('ends_at_ms', 'int8', (column) => column.notNull())
    .addColumn('hall_number', 'integer')
    .addColumn('room', 'text', (column) => column.notNull())
    .addColumn('track', 'text', (column) => column.notNull())
    .addColumn('speakers', 'jsonb', (column) => column.notNull())
    .addColumn('languages', 'jsonb', (column) => column.notNull())
    .addColumn('capacity', 'integer')
    .addColumn('held_back', 'integer', (column) => column.notNull())
    .addColumn('has_live', 'boolean', (column) => column.notNull())
    .addColumn('live_url', 'text')
    .addColumn('slides_url', 'text')
    .addColumn('cancel_reason', 'text')
    .addColumn('revision', 'integer', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`create index expo_session_by_start on expo_session (expo_id, starts_at_ms)`.execute(db);
  await sql`create index expo_session_due on expo_session (starts_at_ms) where cancel_reason is null`.execute(db);
  await db.schema
    .createTable('expo_reservation')
    .addColumn('session_id', 'text', (column) => column.notNull().references('expo_session.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('reserved_at_ms', 'int8', (column) => column.notNull())
    .addColumn('cancelled_at_ms', 'int8')
    .addColumn('reminded_for_ms', 'int8')
    .addPrimaryKeyConstraint('expo_reservation_key', ['session_id', 'user_id'])
    .execute();
  await sql`create index expo_reservation_by_user on expo_reservation (user_id)`.execute(db);
}
