import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { clearVisitor, deleteAnonymous } from './cardVisit.repository';

/** Exports the cards that a user visited under their name. */
async function exportOfVisits(db: Db, userId: string): Promise<unknown> {
  const [visits, anonymous] = await Promise.all([
    db
      .selectFrom('card_visit')
      .where('visitor_user_id', '=', userId)
      .select(['page_id as page', 'at_ms as atMs', 'dwell_sec as dwellSec', 'visitor_key as visitor'])
      .orderBy('at_ms')
      .execute(),
    db.selectFrom('anonymous_visitor').where('user_id', '=', userId).select('since_ms').executeTakeFirst()
  ]);
  return { visits, anonymousSinceMs: anonymous?.since_ms ?? null };
}

export const cardVisitsPersonalData: PersonalData = {
  name: 'cardVisits',
  columns: ['card_visit.visitor_user_id', 'anonymous_visitor.user_id'],
  exportOf: ({ db }, userId) => exportOfVisits(db, userId),
  erase: async ({ tx }, userId) => {
    await clearVisitor(tx, userId);
    await deleteAnonymous(tx, userId);
  }
};
