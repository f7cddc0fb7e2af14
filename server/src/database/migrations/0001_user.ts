import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('user_account')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('mobile', 'text', (column) => column.notNull().unique())
    .addColumn('nickname', 'text', (column) => column.notNull())
    .addColumn('avatar_url', 'text')
    .addColumn('intro', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('password_hash', 'text')
    .addColumn('invite_code', 'text', (column) => column.notNull().unique())
    .addColumn('inviter_id', 'text', (column) => column.references('user_account.id'))
    .addColumn('agreed_version', 'text', (column) => column.notNull())
    .addColumn('agreed_at_ms', 'int8', (column) => column.notNull())
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addCheckConstraint('user_account_inviter_is_another', sql`inviter_id <> id`)
    .execute();
  await db.schema
    .createIndex('user_account_by_inviter')
    .on('user_account')
    .column('inviter_id')
    .where('inviter_id' as never, 'is not', null)
    .execute();

  await db.schema
    .createTable('user_session')
    .addColumn('token_digest', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('renewed_at_ms', 'int8', (column) => column.notNull())
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema.createIndex('user_session_by_user').on('user_session').column('user_id').execute();
  await db.schema.createIndex('user_session_by_expiry').on('user_session').column('expires_at_ms').execute();

  await db.schema
    .createTable('user_verification')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('approved_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_verification_pkey', ['user_id', 'kind'])
    .addCheckConstraint('user_verification_kind', sql`kind in ('person', 'company', 'park')`)
    .execute();

  await db.schema
    .createTable('sms_code')
    .addColumn('mobile', 'text', (column) => column.primaryKey())
    .addColumn('code_digest', 'text', (column) => column.notNull())
    .addColumn('sent_at_ms', 'int8', (column) => column.notNull())
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .addColumn('used_at_ms', 'int8')
    .addColumn('wrong_count', 'int4', (column) => column.notNull().defaultTo(0))
    .addColumn('locked_until_ms', 'int8', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('password_guard')
    .addColumn('account_digest', 'text', (column) => column.primaryKey())
    .addColumn('wrong_count', 'int4', (column) => column.notNull())
    .addColumn('tried_at_ms', 'int8', (column) => column.notNull())
    .addColumn('locked_until_ms', 'int8', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('rate_window')
    .addColumn('key', 'text', (column) => column.primaryKey())
    .addColumn('started_at_ms', 'int8', (column) => column.notNull())
    .addColumn('count', 'int4', (column) => column.notNull())
    .execute();
}
