import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { deleteLevelOf } from './cardLevel.repository';

/** Exports the level of a user with its grants, also revoked ones. */
async function exportLevel(db: Db, userId: string): Promise<unknown> {
  const [level, grants] = await Promise.all([
    db
      .selectFrom('card_level')
      .where('user_id', '=', userId)
      .select(['level', 'expires_at_ms as expiresAtMs'])
      .executeTakeFirst(),
    db
      .selectFrom('level_grant')
      .where('user_id', '=', userId)
      .select([
        'order_no as orderNo',
        'level',
        'term_ms as termMs',
        'granted_at_ms as grantedAtMs',
        'revoked_at_ms as revokedAtMs'
      ])
      .orderBy('granted_at_ms')
      .execute()
  ]);
  return { level: level ?? null, grants };
}

export const cardLevelPersonalData: PersonalData = {
  name: 'cardLevel',
  columns: ['card_level.user_id', 'level_grant.user_id'],
  exportOf: ({ db }, userId) => exportLevel(db, userId),
  erase: ({ tx }, userId) => deleteLevelOf(tx, userId)
};
