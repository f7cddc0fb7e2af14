import { defineJob } from '../../jobs/job';
import { purgeShareVisits } from './engagement.service';
import { autoApproveSupplies, expireDueSupplies } from './expiry.service';

export const expireSuppliesJob = defineJob({
  name: 'expire-supplies',
  schedule: '* * * * *',
  run: (deps, _, nowMs) => expireDueSupplies(deps, nowMs)
});

export const purgeShareVisitsJob = defineJob({
  name: 'purge-share-visits',
  schedule: '22 * * * *',
  run: ({ db }, _, nowMs) => purgeShareVisits(db, nowMs)
});

/** Sent with each submission in the demo, to run when the listing has waited for `DEMO_APPROVAL_SEC`. */
export const approveSuppliesJob = defineJob({
  name: 'approve-supplies',
  isDemoOnly: true,
  run: (deps, _, nowMs) => autoApproveSupplies(deps, nowMs)
});
