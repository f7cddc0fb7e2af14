import { defineJob } from '../../jobs/job';
import { purgeNotifications } from './message.service';

export const purgeNotificationsJob = defineJob({
  name: 'purge-notifications',
  schedule: '14 * * * *',
  run: ({ db }, _, nowMs) => purgeNotifications(db, nowMs)
});
