import { defineJob } from '../../jobs/job';
import { expireDueVerifications } from './expiry.service';

export const expireVerificationsJob = defineJob({
  name: 'expire-verifications',
  schedule: '42 * * * *',
  run: ({ db }, _, nowMs) => expireDueVerifications(db, nowMs)
});
