import { defineJob } from '../../jobs/job';
import { autoApprovePurchases, expireDuePurchases, purgePurchases } from './expiry.service';

export const expirePurchasesJob = defineJob({
  name: 'expire-purchases',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => expireDuePurchases(db, nowMs)
});

export const purgePurchasesJob = defineJob({
  name: 'purge-purchases',
  schedule: '18 * * * *',
  run: ({ db }, _, nowMs) => purgePurchases(db, nowMs)
});

/** Sent with each submission in the demo, to run when the listing has waited for `DEMO_APPROVAL_SEC`. */
export const approvePurchasesJob = defineJob({
  name: 'approve-purchases',
  isDemoOnly: true,
  run: ({ db, settings }, _, nowMs) => autoApprovePurchases(db, settings.demoApprovalSec, nowMs)
});
