import { sql } from 'kysely';
import type { Db } from '../schema';

/** A name to log in with beside the number; the way from an identity to its account. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('user_account')
    .addColumn('user_name', 'text')
    .addColumn('user_name_changed_at_ms', 'int8')
    .execute();
  await sql`create unique index user_account_by_user_name on user_account (lower(user_name))`.execute(db);
  await db.schema
    .createIndex('verification_papers_by_identity')
    .on('verification_papers')
    .column('identity_digest')
    .execute();
}
