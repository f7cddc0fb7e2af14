import { defineJob } from '../../jobs/job';
import { type AcceptanceNotification, notifyOfAcceptance } from './acceptanceNotification.service';
import { expireDueQuotations } from './expiry.service';

export const expireQuotationsJob = defineJob({
  name: 'expire-quotations',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => expireDueQuotations(db, nowMs)
});

/** Sent with an acceptance: the buyer does not wait until every supplier has been notified. */
export const notifyOfAcceptanceJob = defineJob<AcceptanceNotification>({
  name: 'notify-of-acceptance',
  run: ({ db }, acceptance) => notifyOfAcceptance(db, acceptance)
});
