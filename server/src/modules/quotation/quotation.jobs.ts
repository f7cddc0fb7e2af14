import { defineJob } from '../../jobs/job';
import { expireDueQuotations } from './expiry.service';

export const expireQuotationsJob = defineJob({
  name: 'expire-quotations',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => expireDueQuotations(db, nowMs)
});
