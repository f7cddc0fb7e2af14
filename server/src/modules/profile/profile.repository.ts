import type { Selectable, Updateable } from 'kysely';
import { preparedQuery } from '../../database/preparedQuery';
import type { Db, Tx } from '../../database/schema';
import type { UserProfileTable } from './profile.tables';

export type ProfileRow = Selectable<UserProfileTable>;

/** Returns undefined while the user has no details. */
export function findProfile(db: Db | Tx, userId: string): Promise<ProfileRow | undefined> {
  return db.selectFrom('user_profile').selectAll().where('user_id', '=', userId).executeTakeFirst();
}

const publicDetails = preparedQuery((db, parameters: { userId: string }) =>
  db
    .selectFrom('user_account as user')
    .leftJoin('user_profile as profile', 'profile.user_id', 'user.id')
    .where('user.id', '=', parameters.userId)
    .select([
      'user.nickname',
      'user.avatar_url',
      'user.intro',
      'profile.real_name',
      'profile.gender',
      'profile.region_code'
    ])
    .select(['profile.identity', 'profile.variety_ids', 'profile.address_region_code', 'profile.address_detail'])
    .select((eb) => [
      'profile.nickname_changed_at_ms',
      // The name of a verified person; null for everybody else.
      eb
        .selectFrom('user_verification as granted')
        .leftJoin('verification', (join) =>
          join.onRef('verification.user_id', '=', 'granted.user_id').onRef('verification.kind', '=', 'granted.kind')
        )
        .whereRef('granted.user_id', '=', 'user.id')
        .where('granted.kind', '=', 'person')
        .select((inner) => inner.fn.coalesce('verification.name', inner.val('')).as('name'))
        .as('verified_name')
    ])
);

/** Returns what a user's own page shows, in one statement; undefined when the account was removed. */
export async function findPublicDetails(db: Db | Tx, userId: string) {
  const [row] = await publicDetails(db, { userId });
  return row;
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
