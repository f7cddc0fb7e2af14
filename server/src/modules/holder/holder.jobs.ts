import { defineJob } from '../../jobs/job';
import { type CardRefresh, refreshEntries } from './cardRefresh.service';
import { purgeRemovedEntries } from './holder.service';
import { notifyOfReminders } from './reminder.service';

/** At 08:00 in Shanghai. */
export const notifyOfRemindersJob = defineJob({
  name: 'notify-of-reminders',
  schedule: '0 0 * * *',
  run: ({ db }, _, nowMs) => notifyOfReminders(db, nowMs)
});

export const purgeHolderEntriesJob = defineJob({
  name: 'purge-holder-entries',
  schedule: '46 * * * *',
  run: ({ db }, _, nowMs) => purgeRemovedEntries(db, nowMs)
});

/** Sent with a change of a card: its owner does not wait until all holders have been updated. */
export const refreshHolderEntriesJob = defineJob<CardRefresh>({
  name: 'refresh-holder-entries',
  maxRunSec: 600,
  run: (deps, refresh) => refreshEntries(deps, refresh)
});
