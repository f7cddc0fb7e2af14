import { sql } from 'kysely';
import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { clearVisitor } from './cardVisit.repository';

/** Exports the cards that a user visited under their name, with the visits of the last 90 days. */
async function exportVisits(db: Db, userId: string): Promise<unknown> {
  const visitors = db
    .selectFrom('card_visitor as visitor')
    .innerJoin('card', 'card.id', 'visitor.card_id')
    .where('visitor.user_id', '=', userId);
  const [cards, visits] = await Promise.all([
    visitors
      .select([
        'card.id as cardId',
        sql<string>`card.fields ->> 'name'`.as('cardName'),
        'visitor.source',
        'visitor.page_id as page',
        'visitor.visits',
        'visitor.dwell_sec as dwellSec',
        'visitor.has_registered as hasRegistered',
        'visitor.has_logged_in as hasLoggedIn',
        'visitor.last_at_ms as lastAtMs',
        'visitor.last_viewed_at_ms as lastViewedAtMs'
      ])
      .orderBy('visitor.last_at_ms')
      .execute(),
    visitors
      .innerJoin('card_visit as visit', (join) =>
        join.onRef('visit.card_id', '=', 'visitor.card_id').onRef('visit.visitor_key', '=', 'visitor.visitor_key')
      )
      .select([
        'visit.card_id as cardId',
        'visit.kind',
        'visit.is_scan as isScan',
        'visit.source',
        'visit.page_id as page',
        'visit.dwell_sec as dwellSec',
        'visit.at_ms as atMs'
      ])
      .orderBy('visit.at_ms')
      .execute()
  ]);
  return { cards, visits };
}

export const cardVisitsPersonalData: PersonalData = {
  name: 'cardVisits',
  columns: ['card_visitor.user_id'],
  exportOf: ({ db }, userId) => exportVisits(db, userId),
  erase: ({ tx }, userId) => clearVisitor(tx, userId)
};
