import { defineJob } from '../../jobs/job';
import { deliver, type Delivery } from './delivery.service';
import { purgePermissions } from './retention.service';

/** Sent with the notification that a user has subscribed to. */
export const sendSubscribeMessageJob = defineJob<Delivery>({
  name: 'send-subscribe-message',
  run: (deps, delivery, nowMs) => deliver(deps, delivery, nowMs)
});

export const purgeSubscribeMessagesJob = defineJob({
  name: 'purge-subscribe-messages',
  schedule: '47 19 * * *',
  run: ({ db }, _, nowMs) => purgePermissions(db, nowMs)
});
