import type { Selectable, Updateable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { UserProfileTable } from './profile.tables';

export type ProfileRow = Selectable<UserProfileTable>;

/** Returns undefined while the user has no details. */
export function findProfile(db: Db | Tx, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('user_profile').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

/** Returns the user's row, created if missing, and locks it until the transaction ends. */
export async function lockProfile(tx: Tx, userId: string): Promise<ProfileRow> {
  await tx
    .insertInto('user_profile')
    .values({ user_id: userId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return tx.selectFrom('user_profile').selectAll().where('user_id', '=', userId).forUpdate().executeTakeFirstOrThrow();
}

export async function updateProfile(tx: Tx, userId: string, changes: Updateable<UserProfileTable>): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  await tx.updateTable('user_profile').set(changes).where('user_id', '=', userId).execute();
}
