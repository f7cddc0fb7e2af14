import { sql } from 'kysely';
import type { Db } from '../schema';

/** Pictures of flashes and of reports of wrong prices; the operator's pictures have no owner. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('uploaded_image')
    .alterColumn('owner_user_id', (column) => column.dropNotNull())
    .execute();
  await db.schema
    .alterTable('flash')
    .addColumn('images', 'jsonb', (column) => column.notNull().defaultTo('[]'))
    .execute();
  await db.schema
    .alterTable('price_report')
    .addColumn('image_urls', sql`text[]`, (column) => column.notNull().defaultTo('{}'))
    .execute();
}
