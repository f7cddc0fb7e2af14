import { sql } from 'kysely';
import type { Db } from '../schema';

/** What waits for somebody: a handful of rows among all, counted with every page that shows the person's numbers. */
export async function up(db: Db): Promise<void> {
  await sql`create index inquiry_waiting on inquiry (supply_id) where seller_unread > 0`.execute(db);
  await sql`create index quotation_news on quotation (supplier_user_id) where supplier_unread`.execute(db);
}
