import { defineJob } from '../../jobs/job';
import { purgeRateLimits } from './rateLimit.service';

export const purgeRateLimitsJob = defineJob({
  name: 'purge-rate-limits',
  schedule: '38 * * * *',
  run: ({ db }, _, nowMs) => purgeRateLimits(db, nowMs)
});
