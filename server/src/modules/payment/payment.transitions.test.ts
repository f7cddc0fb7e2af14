import { describe } from 'node:test';
import type { PaymentStatus } from '@contract/payment';
import { itFollowsTable } from '../../testing/transitionCases';
import type { Transition } from '../../transitions';
import { type PaymentAction, type PaymentActor, paymentTransitions } from './payment.transitions';

const states: readonly PaymentStatus[] = ['created', 'paying', 'querying', 'paid', 'refunding', 'refunded', 'closed'];

/** Statuses and transitions of the product's definition (entities G8). */
const table: Record<PaymentAction, Transition<PaymentActor, PaymentStatus>> = {
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
};

describe('transitions of an order', () => {
  itFollowsTable<PaymentActor, PaymentStatus, PaymentAction>({
    machine: paymentTransitions,
    table,
    roles: ['payer', 'provider', 'time', 'operator'],
    states
  });
});
