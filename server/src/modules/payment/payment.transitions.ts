import type { PaymentStatus } from '@contract/payment';
import { AppError } from '../../http/appError';
import { defineTransitions } from '../../transitions';

/** Trigger of a transition: the payer, the provider's answer, time, or an operator. */
export type PaymentActor = 'payer' | 'provider' | 'time' | 'operator';

/**
 * `launch` hands what opens the payment to the client. `expire` is also that of a payment that failed. `lose`: the provider gives no answer; `find`: it answers again
 * and nothing is paid. `pay` includes a payment that comes to light after the order was closed. `requestRefund` is the
 * provider's where it refunds by itself, as Apple does. `failRefund` is that of the first refund, `failFurtherRefund` that
 * of one after a part was refunded.
 */
export type PaymentAction =
  | 'launch'
  | 'cancel'
  | 'expire'
  | 'lose'
  | 'find'
  | 'pay'
  | 'requestRefund'
  | 'finishRefund'
  | 'failRefund'
  | 'failFurtherRefund';

/** Returns a CONFLICT with the status in `fields.order`. */
export function orderConflict(order: PaymentStatus): AppError {
  return new AppError('CONFLICT', { fields: { order } });
}

/** All transitions of an order. A status that does not allow an action is the reason of the CONFLICT. */
export const paymentTransitions = defineTransitions<PaymentActor, PaymentStatus, PaymentAction>(
  {
    launch: { by: ['payer'], to: { created: 'paying', paying: 'paying' } },
    cancel: { by: ['payer'], to: { created: 'closed', paying: 'closed' } },
    expire: { by: ['time'], to: { created: 'closed', paying: 'closed', querying: 'closed' } },
    lose: { by: ['provider'], to: { created: 'querying', paying: 'querying', querying: 'querying' } },
    find: { by: ['provider'], to: { querying: 'paying' } },
    pay: { by: ['provider'], to: { created: 'paid', paying: 'paid', querying: 'paid', closed: 'paid' } },
    requestRefund: { by: ['operator', 'provider'], to: { paid: 'refunding', refunded: 'refunding' } },
    finishRefund: { by: ['provider'], to: { refunding: 'refunded' } },
    failRefund: { by: ['provider'], to: { refunding: 'paid' } },
    failFurtherRefund: { by: ['provider'], to: { refunding: 'refunded' } }
  },
  orderConflict
);

/** Statuses in which the result is not known. */
export const openStatuses = ['created', 'paying', 'querying'] as const satisfies PaymentStatus[];

/** Whether the user can pay an order in a status. */
export function isPayable(status: PaymentStatus): boolean {
  return status === 'created' || status === 'paying';
}

export function isOpen(status: PaymentStatus): boolean {
  return (openStatuses as readonly PaymentStatus[]).includes(status);
}
