import type { CallInput } from '@contract';
import type { PaymentProduct } from '@contract/payment';
import { call } from '@/request/call';

const secure = { secure: true } as const;

/** Environments in which the server takes payments for a product; without one prices and buttons are hidden. */
export const getPaymentEnvironments = (product: PaymentProduct) =>
  call('GET /api/front/payment/environments', { product });

/** Creates an order, or returns the open one for the same goods. Idempotent per `requestId`. */
export const createPayment = (body: CallInput<'POST /api/front/payment/create'>) =>
  call('POST /api/front/payment/create', body, secure);

/** An order as the provider knows it. */
export const getPaymentOrder = (orderNo: string) => call('POST /api/front/payment/order', { orderNo }, secure);

/** Cancels an order that is not paid. Idempotent; CONFLICT for a paid one. */
export const cancelPayment = (orderNo: string) => call('POST /api/front/payment/cancel', { orderNo }, secure);

/** Orders of the user with their receipts, the newest first. */
export const getPaymentOrders = (query: CallInput<'POST /api/front/payment/list'>) =>
  call('POST /api/front/payment/list', query, secure);
