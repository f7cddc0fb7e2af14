import { defineJob } from '../../jobs/job';
import { remindOfMeetings } from './reminder.service';

/** Each minute, so that a reminder is at most a minute late. */
export const remindOfMeetingsJob = defineJob({
  name: 'remind-of-meetings',
  schedule: '* * * * *',
  run: ({ db }, _, nowMs) => remindOfMeetings(db, nowMs)
});
