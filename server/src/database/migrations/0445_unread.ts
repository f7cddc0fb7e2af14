import { sql } from 'kysely';
import type { Db } from '../schema';

/** Partial indexes of unread and pending rows, which are counted with every page that shows the user's numbers. */
export async function up(db: Db): Promise<void> {
  await sql`create index inquiry_waiting on inquiry (supply_id) where seller_unread > 0`.execute(db);
  await sql`create index quotation_news on quotation (supplier_user_id) where supplier_unread`.execute(db);
}
