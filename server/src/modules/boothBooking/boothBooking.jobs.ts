import { defineJob } from '../../jobs/job';
import { releaseExpiredHolds } from './expiry.service';

export const releaseBoothsJob = defineJob({
  name: 'release-booths',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => releaseExpiredHolds(db, nowMs)
});
