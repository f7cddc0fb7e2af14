import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Returns when the erasure of the account was requested, and when it is due. */
async function exportAccount(db: Db, userId: string) {
  const cancellation = await db
    .selectFrom('account_cancellation')
    .where('user_id', '=', userId)
    .select(['requested_at_ms as requestedAtMs', 'erases_at_ms as erasesAtMs'])
    .executeTakeFirst();
  return { cancellation: cancellation ?? null };
}

export const accountPersonalData: PersonalData = {
  name: 'account',
  columns: ['account_cancellation.user_id'],
  exportOf: ({ db }, userId) => exportAccount(db, userId),
  // The request stays as proof of the user's demand; it contains nothing but their id.
  erase: () => Promise.resolve()
};
