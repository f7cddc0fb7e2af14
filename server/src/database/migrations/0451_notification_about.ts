import { sql } from 'kysely';
import type { Db } from '../schema';

/** Notifications with a user's name or texts can be found, and are erased with the account. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('notification')
    .addColumn('about_user_id', 'text', (column) => column.references('user_account.id'))
    .execute();
  await sql`create index notification_about on notification (about_user_id) where about_user_id is not null`.execute(
    db
  );
}
