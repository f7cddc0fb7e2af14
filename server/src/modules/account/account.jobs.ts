import { defineJob } from '../../jobs/job';
import { eraseDueAccounts } from './cancellation.service';

export const eraseAccountsJob = defineJob({
  name: 'erase-accounts',
  schedule: '2 * * * *',
  maxRunSec: 600,
  run: (deps, _, nowMs) => eraseDueAccounts(deps, nowMs)
});
