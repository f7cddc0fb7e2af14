import { defineJob } from '../../jobs/job';
import { expireExchanges } from './expiry.service';

export const expireExchangesJob = defineJob({
  name: 'expire-exchanges',
  schedule: '10 * * * *',
  run: ({ db }, _, nowMs) => expireExchanges(db, nowMs)
});
