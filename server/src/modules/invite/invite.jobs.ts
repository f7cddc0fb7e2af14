import { defineJob } from '../../jobs/job';
import { purgeInvitations } from './contact.service';

export const purgeInvitationsJob = defineJob({
  name: 'purge-invitations',
  schedule: '6 * * * *',
  run: ({ db }, _, nowMs) => purgeInvitations(db, nowMs)
});
