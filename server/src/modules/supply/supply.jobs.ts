import { defineJob } from '../../jobs/job';
import { purgeShareVisits } from './engagement.service';
import { autoApproveSupplies, expireDueSupplies, purgeSupplies } from './expiry.service';

export const expireSuppliesJob = defineJob({
  name: 'expire-supplies',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => expireDueSupplies(db, nowMs)
});

export const purgeSuppliesJob = defineJob({
  name: 'purge-supplies',
  schedule: '*/10 * * * *',
  run: (deps, _, nowMs) => purgeSupplies(deps, nowMs)
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
