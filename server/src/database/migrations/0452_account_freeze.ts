import type { Db } from '../schema';

/** Accounts that an operator froze, with the reason. */
export async function up(db: Db): Promise<void> {
  await db.schema
    .alterTable('user_account')
    .addColumn('frozen_reason', 'text')
    .addColumn('frozen_at_ms', 'int8')
    .execute();
}
