import { defineJob } from '../../jobs/job';
import { purgeVisits } from './cardVisit.service';

export const purgeCardVisitsJob = defineJob({
  name: 'purge-card-visits',
  schedule: '48 * * * *',
  run: ({ db }, _, nowMs) => purgeVisits(db, nowMs)
});
