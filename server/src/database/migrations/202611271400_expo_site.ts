import type { Db } from '../schema';

/** Adds the site of an expo and the booths that members marked. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('expo_site')
    .addColumn('expo_id', 'text', (column) => column.primaryKey().references('expo.id').onDelete('cascade'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('address', 'text', (column) => column.notNull())
    .addColumn('latitude', 'float8', (column) => column.notNull())
    .addColumn('longitude', 'float8', (column) => column.notNull())
    .addColumn('markers', 'jsonb', (column) => column.notNull())
    .addColumn('polylines', 'jsonb', (column) => column.notNull())
    .addColumn('polygons', 'jsonb', (column) => column.notNull())
    .addColumn('circles', 'jsonb', (column) => column.notNull())
    .execute();
  await db.schema
    .createTable('expo_booth_favourite')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('expo_id', 'text', (column) => column.notNull())
    .addColumn('booth_no', 'text', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('expo_booth_favourite_pkey', ['user_id', 'expo_id', 'booth_no'])
    .addForeignKeyConstraint(
      'expo_booth_favourite_booth',
      ['expo_id', 'booth_no'],
      'expo_booth',
      ['expo_id', 'no'],
      (constraint) => constraint.onDelete('cascade')
    )
    .execute();
  await db.schema
    .createIndex('expo_booth_favourite_by_booth')
    .on('expo_booth_favourite')
    .columns(['expo_id', 'booth_no'])
    .execute();
}
