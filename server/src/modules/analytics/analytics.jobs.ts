import { defineJob } from '../../jobs/job';
import { purgeEvents } from './analytics.service';
import { sumRecentDays } from './day.service';

export const purgeAnalyticsEventsJob = defineJob({
  name: 'purge-analytics-events',
  schedule: '50 * * * *',
  run: ({ db }, _, nowMs) => purgeEvents(db, nowMs)
});

export const sumAnalyticsDaysJob = defineJob({
  name: 'sum-analytics-days',
  schedule: '30 17 * * *',
  maxRunSec: 600,
  run: ({ db }, _, nowMs) => sumRecentDays(db, nowMs)
});
