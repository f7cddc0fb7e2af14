import { defineJob } from '../../jobs/job';
import { expireCardLevels } from './expiry.service';

export const expireCardLevelsJob = defineJob({
  name: 'expire-card-levels',
  schedule: '52 * * * *',
  run: ({ db }, _, nowMs) => expireCardLevels(db, nowMs)
});
