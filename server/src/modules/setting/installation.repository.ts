import type { Db, Tx } from '../../database/schema';

/** Returns names of the one-time tasks completed on this database. */
export async function findCompletedTasks(db: Db | Tx): Promise<string[]> {
  return (await db.selectFrom('done_work').select('name').execute()).map(({ name }) => name);
}

/** Does nothing for a task that was recorded before. */
export async function recordCompletedTask(db: Db | Tx, name: string, nowMs: number): Promise<void> {
  await db
    .insertInto('done_work')
    .values({ name, done_at_ms: nowMs })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
}

/** Returns whether there are accounts. */
export async function hasPeople(db: Db | Tx): Promise<boolean> {
  return (await db.selectFrom('user_account').select('id').limit(1).executeTakeFirst()) !== undefined;
}
