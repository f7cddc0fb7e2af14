import assert from 'node:assert/strict';
import type { CallInput } from '@contract';
import type { PaymentOrder } from '@contract/payment';
import { newId } from '../database/id';
import { DemoPayment, type SignedNotification } from '../modules/payment/demoPayment';
import { notificationPath } from '../modules/payment/notification.service';
import { ServiceUnavailableError } from '../providers/externalService';
import type { PaymentProvider, Payments } from '../providers/payment';
import { newPerson, type TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

type NewOrder = CallInput<'POST /api/front/payment/create'>;

const formHeaders = { 'content-type': 'application/x-www-form-urlencoded' };

/** Returns the input of a new order for a year of the professional level, with a key of its own. */
export const buildNewOrder = (changes: Partial<NewOrder> = {}): NewOrder => ({
  requestId: newId(),
  product: 'cardLevel',
  item: 'professional-1y',
  environment: 'browser',
  ...changes
});

/** Returns the ways of payment of a server whose provider fails in some calls. */
export function failingPayments(server: TestApp, failing: readonly (keyof PaymentProvider)[]): Payments {
  const { payment } = server.deps;
  const fail = () => Promise.reject(new ServiceUnavailableError('the provider does not answer'));
  const calls = Object.fromEntries(failing.map((name) => [name, fail]));
  const demo = Object.assign(Object.create(payment.channels.demo ?? null) as DemoPayment, calls);
  return { ...payment, channels: { demo } };
}

/** A user with an order. */
export interface Payer {
  person: TestPerson;
  orderNo: string;
}

/** Calls of payment, for short. */
export function payments(server: TestApp) {
  const { api, app, deps } = server;
  const { demo } = deps.payment.channels;
  assert(demo instanceof DemoPayment);
  const nowMs = () => deps.now().getTime();
  const act = (orderNo: string, action: 'pay' | 'cancel' | 'expire', returnUrl = '') =>
    app.inject({
      method: 'POST',
      url: `/demo-pay/${orderNo}/${action}?return=${encodeURIComponent(returnUrl)}`,
      headers: formHeaders
    });

  const create = async ({ token }: TestPerson, changes: Partial<NewOrder> = {}): Promise<PaymentOrder> =>
    (await api.call('POST /api/front/payment/create', buildNewOrder(changes), { token })).order;
  const setupOrder = async (changes: Partial<NewOrder> = {}): Promise<Payer> => {
    const person = await newPerson(server);
    return { person, orderNo: (await create(person, changes)).orderNo };
  };

  return {
    demo,
    create,
    /** Creates an order of a new user. */
    setupOrder,
    /** Creates an order of a new user, who pays it. */
    setupPaid: async (changes: Partial<NewOrder> = {}): Promise<Payer> => {
      const payer = await setupOrder(changes);
      await act(payer.orderNo, 'pay');
      return payer;
    },
    get: ({ token }: TestPerson, orderNo: string) => api.call('POST /api/front/payment/order', { orderNo }, { token }),
    cancel: ({ token }: TestPerson, orderNo: string) =>
      api.call('POST /api/front/payment/cancel', { orderNo }, { token }),
    act,
    /** Pays on the page of the demo, which notifies the server. */
    pay: (orderNo: string) => act(orderNo, 'pay'),
    /** Pays without the notification, which was lost. */
    payUnnoticed: (orderNo: string) => demo.pay(orderNo, nowMs()),
    level: ({ token }: TestPerson) => api.call('POST /api/vcard/cardLevel/mine', undefined, { token }),
    /** Returns an authentic notification of a payment. */
    notificationOf: ({ orderNo, amountFen }: Pick<PaymentOrder, 'orderNo' | 'amountFen'>) =>
      demo.notificationOf(
        {
          order_no: orderNo,
          amount_fen: amountFen,
          description: '',
          state: 'SUCCESS',
          paid_at_ms: nowMs(),
          refunds: []
        },
        nowMs()
      ),
    notify: async ({ headers, body }: SignedNotification) => {
      const response = await app.inject({ method: 'POST', url: notificationPath, headers, payload: body });
      return { status: response.statusCode, code: response.json<{ code: string }>().code };
    }
  };
}

/** Counts the grants of a user's level. */
export async function countGrants(server: TestApp, { id }: Pick<TestPerson, 'id'>): Promise<number> {
  return (await server.db.selectFrom('level_grant').where('user_id', '=', id).selectAll().execute()).length;
}
