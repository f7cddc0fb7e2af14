import { defineJob } from '../../jobs/job';
import { remindOfSessions } from './reminder.service';

export const notifyOfSessionsJob = defineJob({
  name: 'notify-of-sessions',
  schedule: '3-58/5 * * * *',
  run: ({ db }, _, nowMs) => remindOfSessions(db, nowMs)
});
