import { defineJob } from '../../jobs/job';
import { purgeCredentials } from './purge.service';

export const purgeCredentialsJob = defineJob({
  name: 'purge-credentials',
  schedule: '36 * * * *',
  run: ({ db }, _, nowMs) => purgeCredentials(db, nowMs)
});
