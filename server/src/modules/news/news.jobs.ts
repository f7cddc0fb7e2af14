import { defineJob } from '../../jobs/job';
import { purgeViews } from './news.service';

export const purgeNewsViewsJob = defineJob({
  name: 'purge-news-views',
  schedule: '16 * * * *',
  run: ({ db }, _, nowMs) => purgeViews(db, nowMs)
});
