import type { PaymentOrder } from '@contract/payment';

/** State of an order as its page shows it. `confirming`: the client reported a payment that the server does not know yet. */
export type OrderState =
  'payable' | 'confirming' | 'querying' | 'paid' | 'refunding' | 'refunded' | 'cancelled' | 'timeout';

/** Returns the state that the page of an order shows. */
export function orderState({ status, closeReason }: PaymentOrder, isConfirming: boolean): OrderState {
  switch (status) {
    case 'created':
    case 'paying':
      return isConfirming ? 'confirming' : 'payable';
    case 'closed':
      return closeReason ?? 'timeout';
    default:
      return status;
  }
}
