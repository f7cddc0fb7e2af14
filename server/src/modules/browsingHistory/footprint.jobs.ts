import { defineJob } from '../../jobs/job';
import { purgeFootprints } from './footprint.service';

export const purgeFootprintsJob = defineJob({
  name: 'purge-footprints',
  schedule: '12 * * * *',
  run: ({ db }, _, nowMs) => purgeFootprints(db, nowMs)
});
