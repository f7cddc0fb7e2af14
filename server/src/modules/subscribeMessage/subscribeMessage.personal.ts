import type { PersonalData } from '../../personalData';

/** Permissions for subscription messages. */
export const subscribeMessagePersonalData: PersonalData = {
  name: 'subscribeMessages',
  columns: ['subscribe_permission.user_id'],
  exportOf: ({ db }, userId) =>
    db
      .selectFrom('subscribe_permission')
      .where('user_id', '=', userId)
      .select(['topic', 'openid', 'language', 'status', 'created_at_ms as acceptedAtMs', 'ended_at_ms as endedAtMs'])
      .orderBy('created_at_ms')
      .execute(),
  erase: async ({ tx }, userId) => {
    await tx.deleteFrom('subscribe_permission').where('user_id', '=', userId).execute();
  }
};
