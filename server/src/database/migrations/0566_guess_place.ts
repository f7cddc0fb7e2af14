import { sql } from 'kysely';
import type { Db } from '../schema';

/**
 * Failed attempts count for their origin, so that strangers cannot lock a user out: the origins that an account knows,
 * and one code for each purpose of a number. Earlier codes have to be requested again.
 */
export async function up(db: Db): Promise<void> {
  await db.schema
    .createTable('known_place')
    .addColumn('user_id', 'text', (column) => column.notNull().references('user_account.id').onDelete('cascade'))
    .addColumn('kind', 'text', (column) => column.notNull())
    .addColumn('digest', 'text', (column) => column.notNull())
    .addColumn('seen_at_ms', 'int8', (column) => column.notNull())
    .addPrimaryKeyConstraint('known_place_pkey', ['user_id', 'digest'])
    .addCheckConstraint('known_place_kind', sql`kind in ('address', 'device')`)
    .execute();
  await db.deleteFrom('sms_code').execute();
  await sql`alter table sms_code
    drop constraint sms_code_pkey,
    add primary key (mobile, purpose),
    drop column wrong_count,
    drop column locked_until_ms`.execute(db);
}
