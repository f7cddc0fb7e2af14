import { sql } from 'kysely';
import type { Db } from '../schema';

/** Requests for contacts between users, and the shared contacts. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('contact_exchange')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('from_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('to_user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('supply_id', 'text', (column) => column.references('supply.id').onDelete('set null'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('status', 'text', (column) =>
      column.notNull().check(sql`status in ('requested', 'accepted', 'ignored', 'blocked')`)
    )
    .addColumn('message', 'text', (column) => column.notNull())
    .addColumn('from_card', 'jsonb', (column) => column.notNull())
    .addColumn('to_card', 'jsonb')
    .addColumn('requested_at_ms', 'int8', (column) => column.notNull())
    .addColumn('decided_at_ms', 'int8')
    .addUniqueConstraint('contact_exchange_once', ['from_user_id', 'request_id'])
    .addCheckConstraint('contact_exchange_of_two', sql`from_user_id <> to_user_id`)
    .addCheckConstraint('contact_exchange_both', sql`(status = 'accepted') = (to_card is not null)`)
    .execute();
  // One of a pair is open or done; others were turned down.
  await sql`create unique index contact_exchange_pair
    on contact_exchange (least(from_user_id, to_user_id), greatest(from_user_id, to_user_id))
    where status in ('requested', 'accepted')`.execute(db);
  await sql`create index contact_exchange_from on contact_exchange (from_user_id, requested_at_ms desc)`.execute(db);
  await sql`create index contact_exchange_to on contact_exchange (to_user_id, requested_at_ms desc)`.execute(db);
  await sql`create index contact_exchange_waiting on contact_exchange (requested_at_ms) where status = 'requested'`.execute(
    db
  );
  await sql`create index contact_exchange_supply on contact_exchange (supply_id) where supply_id is not null`.execute(
    db
  );
}
