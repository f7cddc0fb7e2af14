import type { Db, Tx } from '../../database/schema';

/** Names of the one-time works that this database has behind it. */
export async function findCompletedTasks(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom('done_work').select('name').execute()).map(({ name }) => name);
}

/** Does nothing for a work that was noted before. */
export async function recordCompletedTask(db: Db | Tx, name: string, nowMs: number): Promise<void> {
  await db
    .insertInto('done_work')
    .values({ name, done_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Whether anybody has an account. */
export async function hasPeople(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
