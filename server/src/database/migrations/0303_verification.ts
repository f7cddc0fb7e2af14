import { sql } from 'kysely';
import type { Db } from '../schema';

/** Documents, their review and its results. `user_verification` (0001) stays the list of valid verifications. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('verification')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('papers_id', 'text')
    .addColumn('approved_papers_id', 'text')
    .addColumn('company_id', 'text', (column) => column.references('company.id'))
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'date')
    .addColumn('reasons', 'jsonb', (column) => column.notNull())
    .addColumn('submitted_at_ms', 'int8')
    .addColumn('reminded_at_ms', 'int8')
    .addColumn('updated_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('verification_of_user', ['user_id', 'kind'])
    .execute();
  await db.schema
    .createIndex('verification_by_state')
    .on('verification')
    .columns(['state', 'submitted_at_ms'])
    .execute();
  await db.schema.createIndex('verification_by_company').on('verification').column('company_id').execute();

  await db.schema
    .createTable('verification_papers')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('verification_id', 'text', (column) =>
      column.notNull().references('verification.id').onDelete('cascade')
    )
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('request_id', 'text', (column) => column.notNull())
    .addColumn('sealed', 'bytea', (column) => column.notNull())
    .addColumn('identity_digest', 'text', (column) => column.notNull())
    .addColumn('name', 'text', (column) => column.notNull())
    .addColumn('number', 'text', (column) => column.notNull())
    .addColumn('valid_until', 'date')
    .addColumn('consented_at_ms', 'int8')
    .addColumn('created_at_ms', 'int8', (column) => column.notNull())
    .addUniqueConstraint('verification_papers_once', ['user_id', 'request_id'])
    .execute();

  // One identity, one account: this key refuses the second one.
  await db.schema
    .createTable('verification_identity')
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('verification_id', 'text', (column) =>
      column.notNull().references('verification.id').onDelete('cascade')
    )
    .addPrimaryKeyConstraint('verification_identity_pk', ['kind', 'digest'])
    .execute();
  await db.schema
    .createIndex('verification_identity_by_verification')
    .on('verification_identity')
    .column('verification_id')
    .execute();

  await db.schema
    .createTable('verification_step')
    .addColumn('id', 'text', (column) => column.primaryKey())
    .addColumn('verification_id', 'text', (column) =>
      column.notNull().references('verification.id').onDelete('cascade')
    )
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('state', 'text', (column) => column.notNull())
    .addColumn('step', 'text', (column) => column.notNull())
    .addColumn('by_name', 'text', (column) => column.notNull())
    .addColumn('reasons', 'jsonb', (column) => column.notNull())
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('verification_step_of')
    .on('verification_step')
    .columns(['verification_id', 'at_ms'])
    .execute();

  await db.schema
    .createTable('verification_failure')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id'))
    .addColumn('at_ms', 'int8', (column) => column.notNull())
    .execute();
  await db.schema
    .createIndex('verification_failure_of_user')
    .on('verification_failure')
    .columns(['user_id', 'at_ms'])
    .execute();

  // Approvals from before the documents remain.
  await sql`
    insert into verification
      (id, user_id, kind, state, step, company_id, name, number, reasons, submitted_at_ms, updated_at_ms)
    select v.user_id || '-' || v.kind, v.user_id, v.kind, 'approved', 'platform', c.id,
      coalesce(c.name, ''), coalesce(c.uscc, ''), '[]', v.approved_at_ms, v.approved_at_ms
    from user_verification v
    left join company_member m on m.user_id = v.user_id and v.kind = 'company' and m.role = 'owner'
    left join company c on c.id = m.company_id`.execute(db);
}
