import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the meeting slots that exhibitors offer, and their bookings. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('meeting_slot')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('exhibitor_id', 'text', (column) => column.notNull().references('exhibitor.id').onDelete('cascade'))
    .addColumn('staff_user_id', 'text', (column) => column.notNull())
    .addColumn('starts_at_ms', 'int8', (column) => column.notNull())
    .addColumn('ends_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('meeting_slot_of_staff', ['staff_user_id', 'starts_at_ms'])
    .execute();
  await db.schema
    .createIndex('meeting_slot_by_exhibitor')
    .on('meeting_slot')
    .columns(['exhibitor_id', 'starts_at_ms'])
    .execute();
  await db.schema
    .createTable('expo_meeting')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('slot_id', 'text', (column) => column.notNull().references('meeting_slot.id').onDelete('cascade'))
    .addColumn('user_id', 'text', (column) => column.notNull())
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('note', 'text', (column) => column.notNull())
    .addColumn('booked_at_ms', 'int8', (column) => column.notNull())
    .addColumn('cancelled_at_ms', 'int8')
    .addColumn('reminded_at_ms', 'int8')
    .addUniqueConstraint('expo_meeting_request', ['user_id', 'request_id'])
    .execute();
  await sql`create unique index expo_meeting_of_slot on expo_meeting (slot_id) where cancelled_at_ms is null`.execute(
    db
  );
}
