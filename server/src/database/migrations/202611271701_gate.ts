import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the devices of the gates of an expo, and their scans. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('gate_device')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('entrance', 'text', (column) => column.notNull())
    .addColumn('secret_digest', 'text', (column) => column.notNull().unique())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('revoked_at_ms', 'int8')
    .addColumn('last_seen_at_ms', 'int8')
    .execute();
  await sql`create index gate_device_by_expo on gate_device (expo_id, created_at_ms)`.execute(db);
  await db.schema
    .createTable('gate_scan')
    .addColumn('device_id', 'text', (column) => column.notNull().references('gate_device.id').onDelete('cascade'))
    .addColumn('scan_id', 'text', (column) => column.notNull())
    .addColumn('expo_id', 'text', (column) => column.notNull())
    .addColumn('ticket_id', 'text')
    .addColumn('ticket_type', 'text')
    .addColumn('entrance', 'text', (column) => column.notNull())
    .addColumn('direction', 'text', (column) => column.notNull())
    .addColumn('day', 'text', (column) => column.notNull())
    .addColumn('scanned_at_ms', 'int8', (column) => column.notNull())
    .addColumn('received_at_ms', 'int8', (column) => column.notNull())
    .addColumn('was_offline', 'boolean', (column) => column.notNull())
    .addColumn('outcome', 'text', (column) => column.notNull())
    .addColumn('refusal', 'text')
    .addColumn('double_of_entrance', 'text')
    .addPrimaryKeyConstraint('gate_scan_pkey', ['device_id', 'scan_id'])
    .addCheckConstraint('gate_scan_refusal', sql`(outcome = 'refused') = (refusal is not null)`)
    .execute();
  await sql`create index gate_scan_by_ticket on gate_scan (ticket_id, day)`.execute(db);
  await sql`create index gate_scan_by_day on gate_scan (expo_id, day)`.execute(db);
}
