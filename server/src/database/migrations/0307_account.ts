import { sql } from 'kysely';
import type { Db } from '../schema';

/** Profiles and preferences of users, and accounts that are being cancelled. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('user_profile')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('real_name', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('gender', 'text', (column) => column.check(sql`gender in ('female', 'male')`))
    .addColumn('region_code', 'text')
    .addColumn('identity', 'text')
    .addColumn('variety_ids', sql`text[]`, (column) => column.notNull().defaultTo(sql`'{}'`))
    .addColumn('address_region_code', 'text')
    .addColumn('address_detail', 'text', (column) => column.notNull().defaultTo(''))
    // Null until the person has changed the name that they were given.
    .addColumn('nickname_changed_at_ms', 'int8')
    .execute();

  await db.schema
    .createTable('account_preference')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('message_notify', 'boolean', (column) => column.notNull().defaultTo(true))
    .addColumn('phone_visibility', 'text', (column) =>
      column
        .notNull()
        .defaultTo('verified')
        .check(sql`phone_visibility in ('everyone', 'verified', 'exchanged')`)
    )
    .addColumn('browses_anonymously', 'boolean', (column) => column.notNull().defaultTo(false))
    .execute();

  // No row: active. A row without `erased_at_ms`: requested. With it: erased, and the account's row names no user.
  await db.schema
    .createTable('account_cancellation')
    .addColumn('user_id', 'text', (column) => column.primaryKey().references('user_account.id').onDelete('cascade'))
    .addColumn('requested_at_ms', 'int8', (column) => column.notNull())
    .addColumn('erases_at_ms', 'int8', (column) => column.notNull())
    .addColumn('erased_at_ms', 'int8')
    .execute();
  await sql`create index account_cancellation_due on account_cancellation (erases_at_ms) where erased_at_ms is null`.execute(
    db
  );
}
