import { sql } from 'kysely';
import type { Db } from '../schema';

export async function up(db: Db): Promise<void> {
  // Kept when the inviter's account is erased: an inviter is bound once and for ever.
  await db.schema.alterTable('user_account').addColumn('inviter_bound_at_ms', 'int8').execute();
  // A friend is verified several times, and the inviter notified once.
  await db.schema.alterTable('user_account').addColumn('inviter_told_at_ms', 'int8').execute();
  await sql`update user_account set inviter_bound_at_ms = created_at_ms where inviter_id is not null`.execute(db);
  await sql`alter table user_account add constraint user_account_inviter_since
    check (inviter_id is null or inviter_bound_at_ms is not null)`.execute(db);

  await db.schema
    .createTable('contact_invitation')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('inviter_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('mobile', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('token', 'text', (column) => column.notNull().unique())
    .addColumn('channel', 'text')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addColumn('sent_at_ms', 'int8')
    .addColumn('opened_at_ms', 'int8')
    .addColumn('registered_at_ms', 'int8')
    .addUniqueConstraint('contact_invitation_once', ['inviter_id', 'mobile'])
    .addCheckConstraint('contact_invitation_channel', sql`channel in ('copy', 'sms', 'wechat')`)
    .addCheckConstraint('contact_invitation_sent', sql`(channel is null) = (sent_at_ms is null)`)
    .execute();
  await db.schema.createIndex('contact_invitation_by_mobile').on('contact_invitation').column('mobile').execute();
  await db.schema.createIndex('contact_invitation_by_time').on('contact_invitation').column('created_at_ms').execute();
}
