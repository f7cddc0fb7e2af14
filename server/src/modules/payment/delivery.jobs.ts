import { defineJob } from '../../jobs/job';
import { confirmDelivery } from './delivery.service';

/** Sent with a virtual payment: WeChat wants to know that the goods were delivered. */
export const confirmDeliveryJob = defineJob<{ orderNo: string }>({
  name: 'confirm-delivery',
  run: (deps, { orderNo }) => confirmDelivery(deps, orderNo)
});
