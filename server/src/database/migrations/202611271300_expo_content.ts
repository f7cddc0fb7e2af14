import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds what the pages of an expo show: its facts, banners, broadcast, introduction and files. */
export async function up(db: Db): Promise<void> {
  const emptyList = sql`'[]'::jsonb`;
  await db.schema
    .alterTable('expo')
    .addColumn('number', 'int4', (column) => column.notNull().defaultTo(1))
    .addColumn('slogan', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('address', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('latitude', 'float8')
    .addColumn('longitude', 'float8')
    .addColumn('organisers', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('figures', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('openings', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('banners', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('live', 'jsonb')
    .addColumn('introduction', 'jsonb', (column) => column.notNull().defaultTo(emptyList))
    .addColumn('revision', 'int4', (column) => column.notNull().defaultTo(1))
    .execute();
  await sql`alter table expo add constraint expo_days check (ends_on >= starts_on),
    add constraint expo_position check ((latitude is null) = (longitude is null))`.execute(db);
  await db.schema
    .createTable('expo_file')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('type', 'text', (column) => column.notNull())
    .addColumn('content', 'bytea', (column) => column.notNull())
    .addUniqueConstraint('expo_file_name', ['expo_id', 'name'])
    .execute();
}
