import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

/** The person's name, which nobody else changes until the transaction ends. */
export function lockUserName(tx: Tx, userId: string) {
  return tx
    .selectFrom('user_account')
    .select(['user_name', 'user_name_changed_at_ms'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Whether somebody else has the name, however it is written. Whoever asks for it too waits until the transaction ends. */
export async function isUserNameTaken(tx: Tx, userName: string, userId: string): Promise<boolean> {
  const name = userName.toLowerCase();
  await sql`select pg_advisory_xact_lock(hashtextextended(${`user_name:${name}`}, 0))`.execute(tx);
  const row = await tx
    .selectFrom('user_account')
    .select('id')
    .where((eb) => eb.fn<string>('lower', ['user_name']), '=', name)
    .where('id', '<>', userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveUserName(tx: Tx, userId: string, userName: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('user_account')
    .set({ user_name: userName, user_name_changed_at_ms: nowMs, updated_at_ms: nowMs })
    .where('id', '=', userId)
    .execute();
}
