import { defineJob } from '../../jobs/job';
import { purgeRemovedAddresses } from './address.service';

export const purgeAddressesJob = defineJob({
  name: 'purge-addresses',
  schedule: '4 * * * *',
  run: ({ db }, _, nowMs) => purgeRemovedAddresses(db, nowMs)
});
