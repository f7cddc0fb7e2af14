import { defineJob } from '../../jobs/job';
import { purgeWithdrawnCards } from './withdrawal.service';

export const purgeCardsJob = defineJob({
  name: 'purge-cards',
  schedule: '44 * * * *',
  run: (deps, _, nowMs) => purgeWithdrawnCards(deps, nowMs)
});
