import { sql } from 'kysely';
import type { Db } from '../schema';

/** Conversations about purchase requests too. The owner of the listing answers: of a request that is the buyer. */
export async function up(db: Db): Promise<void> {
  await sql`alter table inquiry rename column seller_unread to owner_unread`.execute(db);
  await sql`alter table inquiry rename column seller_told to owner_told`.execute(db);
  await sql`alter table inquiry rename column seller_blocks to owner_blocks`.execute(db);
  await sql`alter table inquiry
    alter column supply_id drop not null,
    add column purchase_id text references purchase (id) on delete cascade,
    add constraint inquiry_subject check ((supply_id is null) <> (purchase_id is null)),
    add constraint inquiry_of_purchase_once unique (purchase_id, asker_user_id)`.execute(db);
  await sql`create index inquiry_of_purchase_waiting on inquiry (purchase_id) where owner_unread > 0`.execute(db);

  await sql`alter table inquiry_message drop constraint inquiry_message_side_check`.execute(db);
  await sql`update inquiry_message set side = 'owner' where side = 'seller'`.execute(db);
  await sql`alter table inquiry_message add check (side in ('asker', 'owner'))`.execute(db);
}
