import type { Db } from '../../database/schema';
import type { PersonalData } from '../../personalData';
import { clearVoter } from './vote.repository';

/** Exports the votes of a user, the oldest first. */
function exportVotes(db: Db, userId: string) {
  return db
    .selectFrom('award_vote as vote')
    .innerJoin('award', 'award.id', 'vote.award_id')
    .innerJoin('award_candidate as candidate', 'candidate.id', 'vote.candidate_id')
    .where('vote.user_id', '=', userId)
    .select([
      'award.name as award',
      'candidate.name as candidate',
      'candidate.no',
      'vote.at_ms as atMs',
      (eb) => eb('vote.void_id', 'is not', null).as('isVoided')
    ])
    .orderBy('vote.at_ms')
    .execute();
}

export const votesPersonalData: PersonalData = {
  name: 'votes',
  columns: ['award_vote.user_id'],
  exportOf: ({ db }, userId) => exportVotes(db, userId),
  // A vote stays valid without the person: the ranking that others saw does not change.
  erase: ({ tx }, userId) => clearVoter(tx, userId)
};
