import { sql } from 'kysely';
import type { Db } from '../schema';

/** Devices of sessions, codes with a purpose, puzzles, tickets of forgotten passwords, WeChat accounts. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('user_session')
    .addColumn('id', 'text', (column) => column.notNull().defaultTo(sql`gen_random_uuid()::text`))
    .addColumn('client', 'text', (column) => column.notNull().defaultTo('h5'))
    .addColumn('browser', 'text', (column) => column.notNull().defaultTo(''))
    .addColumn('system', 'text', (column) => column.notNull().defaultTo(''))
    .execute();
  await db.schema.createIndex('user_session_by_id').unique().on('user_session').column('id').execute();

  await db.schema
    .alterTable('sms_code')
    .addColumn('purpose', 'text', (column) => column.notNull().defaultTo('login'))
    .addColumn('sent_count', 'int4', (column) => column.notNull().defaultTo(0))
    .execute();

  await db.schema
    .createTable('captcha')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('offset_px', 'int4', (column) => column.notNull())
    .addColumn('is_solved', 'boolean', (column) => column.notNull().defaultTo(false))
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('reset_ticket')
    .addColumn('ticket_digest', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .execute();

  await db.schema
    .createTable('user_wechat')
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('openid', 'text', (column) => column.notNull())
    .addColumn('unionid', 'text')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('bound_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('user_wechat_pkey', ['source', 'openid'])
    .addUniqueConstraint('user_wechat_one_of_a_source', ['user_id', 'source'])
    .addCheckConstraint('user_wechat_source', sql`source in ('miniProgram', 'webPage')`)
    .execute();
  await db.schema
    .createIndex('user_wechat_by_unionid')
    .on('user_wechat')
    .column('unionid')
    .where('unionid' as never, 'is not', null)
    .execute();

  await db.schema
    .createTable('wechat_ticket')
    .addColumn('ticket_digest', 'text', (column) => column.primaryKey())
    .addColumn('source', 'text', (column) => column.notNull())
    .addColumn('openid', 'text', (column) => column.notNull())
    .addColumn('unionid', 'text')
    .addColumn('mobile', 'text')
    .addColumn('expires_at_ms', 'int8', (column) => column.notNull())
    .execute();
}
