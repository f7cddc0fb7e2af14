import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds the halls and booths of an expo. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_hall')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('number', 'int4', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('x', 'float8', (column) => column.notNull())
    .addColumn('y', 'float8', (column) => column.notNull())
    .addColumn('outline', 'jsonb', (column) => column.notNull())
    .addColumn('facilities', 'jsonb', (column) => column.notNull())
    .addUniqueConstraint('expo_hall_number', ['expo_id', 'number'])
    .execute();
  await db.schema
    .createTable('expo_booth')
    .addColumn('expo_id', 'text', (column) => column.notNull().references('expo.id').onDelete('cascade'))
    .addColumn('no', 'text', (column) => column.notNull())
    .addColumn('hall_id', 'text', (column) => column.notNull().references('expo_hall.id').onDelete('cascade'))
    .addColumn('polygon', 'jsonb', (column) => column.notNull())
    .addColumn('size', 'text', (column) => column.notNull())
    .addColumn('area_m2', 'int4', (column) => column.notNull())
    .addColumn('category', 'text', (column) => column.notNull())
    .addColumn('price_fen', 'int8', (column) => column.notNull())
    .addColumn('is_bookable', 'boolean', (column) => column.notNull())
    .addPrimaryKeyConstraint('expo_booth_pkey', ['expo_id', 'no'])
    .addCheckConstraint('expo_booth_no', sql`no ~ '^\\d{1,2}(\\.\\d)?[A-Z]\\d{2,3}$'`)
    .addCheckConstraint('expo_booth_price', sql`price_fen > 0 and area_m2 > 0`)
    .execute();
  await db.schema.createIndex('expo_booth_by_hall').on('expo_booth').column('hall_id').execute();
}
