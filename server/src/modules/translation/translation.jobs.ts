import { defineJob } from '../../jobs/job';
import { purgeTranslations } from './translation.service';

export const purgeTranslationsJob = defineJob({
  name: 'purge-translations',
  schedule: '17 19 * * *',
  run: ({ db }, _, nowMs) => purgeTranslations(db, nowMs)
});
