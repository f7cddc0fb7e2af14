import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { AccountPreferenceTable } from './user.tables';

export function findPreferences(db: Db | Tx, userId: string): Promise<Selectable<AccountPreferenceTable> | undefined> {
  return db.selectFrom('account_preference').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

export async function savePreferences(
  db: Db | Tx,
  userId: string,
  changes: Omit<Updateable<AccountPreferenceTable>, 'user_id'>
): Promise<void> {
  await db
    .insertInto('account_preference')
    .values({ user_id: userId, ...changes })
    .onConflict((conflict) =>
      Object.keys(changes).length === 0 ? conflict.doNothing() : conflict.column('user_id').doUpdateSet(changes)
    )
    .execute();
}
