import { defineJob } from '../../jobs/job';
import { countFinishedDays } from './voteAudit.service';

/** Eleven minutes after midnight in Shanghai: a vote that waited so long since the day before is refused. */
export const countVotesJob = defineJob({
  name: 'count-votes',
  schedule: '11 16 * * *',
  run: ({ db }, _, nowMs) => countFinishedDays(db, nowMs)
});
