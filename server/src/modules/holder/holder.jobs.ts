import { defineJob } from '../../jobs/job';
import { purgeRemovedEntries } from './holder.service';

export const purgeHolderEntriesJob = defineJob({
  name: 'purge-holder-entries',
  schedule: '46 * * * *',
  run: ({ db }, _, nowMs) => purgeRemovedEntries(db, nowMs)
});
