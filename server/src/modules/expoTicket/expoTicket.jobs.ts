import { defineJob } from '../../jobs/job';
import { endExpoTickets } from './end.service';
import { remindVisitors } from './reminder.service';

export const endExpoTicketsJob = defineJob({
  name: 'end-expo-tickets',
  schedule: '54 * * * *',
  run: ({ db }, _, nowMs) => endExpoTickets(db, nowMs)
});

export const remindVisitorsJob = defineJob({
  name: 'remind-visitors',
  schedule: '56 * * * *',
  run: ({ db }, _, nowMs) => remindVisitors(db, nowMs),
  maxRunSec: 600
});
