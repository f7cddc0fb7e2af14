import { defineJob } from '../../jobs/job';
import { purgeSearches } from './trendingSearches.service';

export const purgeSearchesJob = defineJob({
  name: 'purge-searches',
  schedule: '20 * * * *',
  run: ({ db }, _, nowMs) => purgeSearches(db, nowMs)
});
