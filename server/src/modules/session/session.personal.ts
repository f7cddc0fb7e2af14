import type { Db, Tx } from '../../database/schema';
import type { PersonalData } from '../../personalData';

/** Returns the devices on which the user is logged in. */
function exportSessions(db: Db, userId: string) {
  return db
    .selectFrom('user_session')
    .where('user_id', '=', userId)
    .select([
      'client',
      'browser',
      'system',
      'created_at_ms as createdAtMs',
      'renewed_at_ms as lastUsedAtMs',
      'expires_at_ms as expiresAtMs'
    ])
    .orderBy('created_at_ms')
    .execute();
}

async function eraseSessions(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('user_session').where('user_id', '=', userId).execute();
}

export const sessionsPersonalData: PersonalData = {
  name: 'sessions',
  columns: ['user_session.user_id'],
  exportOf: ({ db }, userId) => exportSessions(db, userId),
  erase: ({ tx }, userId) => eraseSessions(tx, userId)
};
