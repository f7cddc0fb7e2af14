import type { Db } from '../schema';

/** Adds the events that devices of those who agreed send, and their sums by day. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('analytics_device')
    .addColumn('device_digest', 'text', (column) => column.primaryKey())
    .addColumn('secret_digest', 'text', (column) => column.notNull())
    .addColumn('last_at_ms', 'int8', (column) => column.notNull())
    .addColumn('erased_at_ms', 'int8')
    .execute();
  await db.schema.createIndex('analytics_device_by_time').on('analytics_device').columns(['last_at_ms']).execute();
  await db.schema
    .createTable('analytics_event')
    .addColumn('device_digest', 'text', (column) =>
      column.notNull().references('analytics_device.device_digest').onDelete('cascade')
    )
    .addColumn('run_id', 'text', (column) => column.notNull())
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('session_id', 'text', (column) => column.notNull())
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('view', 'int4', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('properties', 'jsonb', (column) => column.notNull())
    .addColumn('date', 'text', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .addColumn('received_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('analytics_event_pkey', ['device_digest', 'run_id', 'number'])
    .execute();
  await db.schema.createIndex('analytics_event_by_date').on('analytics_event').columns(['date']).execute();
  await db.schema.createIndex('analytics_event_by_receipt').on('analytics_event').columns(['received_at_ms']).execute();
  await db.schema.createIndex('analytics_event_by_time').on('analytics_event').columns(['at_ms']).execute();
  await db.schema
    .createTable('analytics_day')
    .addColumn('date', 'text', (column) => column.primaryKey())
    .addColumn('sessions', 'int4', (column) => column.notNull())
    .addColumn('devices', 'int4', (column) => column.notNull())
    .addColumn('median_visible_ms', 'int8')
    .execute();
  await db.schema
    .createTable('analytics_day_event')
    .addColumn('date', 'text', (column) => column.notNull().references('analytics_day.date').onDelete('cascade'))
    .addColumn('event', 'text', (column) => column.notNull())
    .addColumn('page', 'text', (column) => column.notNull())
    .addColumn('variant', 'text', (column) => column.notNull())
    .addColumn('count', 'int4', (column) => column.notNull())
    .addColumn('median_visible_ms', 'int8')
    .addPrimaryKeyConstraint('analytics_day_event_pkey', ['date', 'event', 'page', 'variant'])
    .execute();
}
