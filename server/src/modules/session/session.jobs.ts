import { defineJob } from '../../jobs/job';
import { purgeSessions } from './session.service';

export const purgeSessionsJob = defineJob({
  name: 'purge-sessions',
  schedule: '40 * * * *',
  run: ({ db }, _, nowMs) => purgeSessions(db, nowMs)
});
