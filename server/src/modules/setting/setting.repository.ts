import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';

/** Returns the JSON value of a setting; undefined when it is not set. */
export async function findSetting(db: Db | Tx, key: string): Promise<unknown> {
  const row = await db.selectFrom('app_setting').select('value').where('key', '=', key).executeTakeFirst();
  return row?.value;
}

/** Makes other writers of the setting wait until the transaction ends, also while it is not set. */
export async function lockSetting(tx: Tx, key: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext(${`app_setting ${key}`}))`.execute(tx);
}

export async function saveSetting(db: Db | Tx, key: string, value: unknown): Promise<void> {
  const text = JSON.stringify(value);
  await db
    .insertInto('app_setting')
    .values({ key, value: text })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value: text }))
    .execute();
}
