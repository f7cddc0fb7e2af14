import { sql } from 'kysely';
import type { Db } from '../schema';

/** Adds which of their cards the users of an exchange gave, and requests that a block keeps from the user who was asked. */
export async function up(db: Db): Promise<void> {
  await sql`alter table contact_exchange
    add column from_card_id text references card (id) on delete set null,
    add column to_card_id text references card (id) on delete set null,
    add column is_withheld boolean not null default false`.execute(db);
  for (const column of ['from_card_id', 'to_card_id']) {
    await db.schema.createIndex(`contact_exchange_${column}`).on('contact_exchange').column(column).execute();
  }
}
