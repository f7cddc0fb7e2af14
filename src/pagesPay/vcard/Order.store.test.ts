import type { LaunchedPayment, PaymentLaunch, PaymentOrder } from '@contract/payment';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import { ApiError } from '@/lib/ApiError';
import type { PaymentReport } from '@/platform/payment/types';
import { buildLaunched, buildOrder } from '@/testing/buildPayment';
import { deferred } from '@/testing/deferred';
import { testLateAction, testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type OrderApi, OrderStore } from './Order.store';
import { ServerTime } from './ServerTime';

const unused = () => Promise.reject(new Error('not called'));
const conflict = (order: string) => new ApiError('CONFLICT', '', { error: 'CONFLICT', fields: { order } });

/** Sets up the store of an order over the calls that the test is about. */
function setupStore(changes: Partial<OrderApi> = {}, order: PaymentOrder = buildOrder()) {
  const asked: string[] = [];
  const requestIds: string[] = [];
  const opened: PaymentLaunch[] = [];
  const calls: OrderApi = {
    createPayment: unused,
    cancelPayment: unused,
    paymentEnvironment: () => 'browser',
    payerCode: () => Promise.resolve(undefined),
    newRequestId: () => Promise.resolve(`request-${requestIds.length + 1}`),
    getPaymentOrder: () => Promise.resolve(order),
    openPayment: () => Promise.resolve('cancelled'),
    ...changes
  };
  const api: OrderApi = {
    ...calls,
    getPaymentOrder(orderNo) {
      asked.push(orderNo);
      return calls.getPaymentOrder(orderNo);
    },
    createPayment(body) {
      requestIds.push(body.requestId);
      return calls.createPayment(body);
    },
    openPayment(launch, orderNo) {
      opened.push(launch);
      return calls.openPayment(launch, orderNo);
    }
  };
  return { store: new OrderStore(order.orderNo, api, new ServerTime()), asked, requestIds, opened };
}

beforeEach(() => {
  new TestSession().currentToken = 'a';
});

testLateAnswers<PaymentOrder>('an order', {
  setup: (getPaymentOrder) => {
    const { store } = setupStore({ getPaymentOrder });
    return { load: () => store.shown.load(), shown: () => store.order };
  },
  older: buildOrder(),
  newer: buildOrder({ status: 'paid' })
});

testLateAction<PaymentOrder>('cancelling an order', {
  setup: async (cancelPayment) => {
    const { store } = setupStore({ cancelPayment });
    await store.show();
    store.hide();
    return { act: store.cancel, shown: () => store.order };
  },
  answer: buildOrder({ status: 'closed', closeReason: 'cancelled' })
});

testLateAction<LaunchedPayment>('paying an order again', {
  setup: async (createPayment) => {
    const { store, opened } = setupStore({ createPayment });
    await store.show();
    return { act: store.resume, shown: () => [store.order, ...opened] };
  },
  answer: buildLaunched()
});

describe('queries of an order', () => {
  it('never end by what the client reports: only the server’s answer counts', async () => {
    const { store } = setupStore({ openPayment: () => Promise.resolve('done') });
    await store.open(buildLaunched(), 19_900);
    await whenIdle();
    expect([store.order?.status, store.isConfirming, store.isPayable]).toEqual(['paying', true, false]);
  });

  it('grow apart while the result is not known, and go on at thirty seconds', async () => {
    const { store, asked } = setupStore();
    await store.show();
    const pauses: number[] = [];
    for (let elapsedMs = 0, last = 0; elapsedMs < 91 * SECOND_MS; elapsedMs += SECOND_MS) {
      const before = asked.length;
      await jest.advanceTimersByTimeAsync(SECOND_MS);
      if (asked.length > before) {
        pauses.push((elapsedMs + SECOND_MS - last) / SECOND_MS);
        last = elapsedMs + SECOND_MS;
      }
    }
    expect(pauses).toEqual([1, 2, 4, 8, 15, 30, 30]);
    store.hide();
  });

  it('stop at a result', async () => {
    for (const status of ['paid', 'closed', 'refunding', 'refunded'] as const) {
      const { store, asked } = setupStore({}, buildOrder({ status }));
      await store.show();
      await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
      expect([status, asked.length]).toEqual([status, 1]);
    }
  });

  it('go on while the provider gives no answer', async () => {
    let order = buildOrder({ status: 'querying' });
    const { store } = setupStore({ getPaymentOrder: () => Promise.resolve(order) });
    await store.show();
    expect(store.isPayable).toBe(false);
    order = buildOrder({ status: 'paid' });
    await jest.advanceTimersByTimeAsync(SECOND_MS);
    expect(store.order?.status).toBe('paid');
  });

  it('pause while the page is hidden, and begin at once when it is shown', async () => {
    const { store, asked } = setupStore();
    await store.show();
    store.hide();
    await jest.advanceTimersByTimeAsync(10 * MINUTE_MS);
    expect(asked).toHaveLength(1);
    await store.show();
    expect(asked).toHaveLength(2);
    store.hide();
  });

  it('go on after one that failed, and keep the order', async () => {
    let isLost = false;
    const { store, asked } = setupStore({
      getPaymentOrder: () => (isLost ? Promise.reject(new ApiError('NETWORK', '')) : Promise.resolve(buildOrder()))
    });
    await store.show();
    isLost = true;
    await jest.advanceTimersByTimeAsync(SECOND_MS);
    expect([asked.length, store.order?.status]).toEqual([2, 'paying']);
    await jest.advanceTimersByTimeAsync(2 * SECOND_MS);
    expect(asked).toHaveLength(3);
    store.hide();
  });

  it('come at the end of the time to pay', async () => {
    const { store, asked } = setupStore({}, buildOrder({ expiresAtMs: Date.now() + 500 }));
    await store.show();
    expect(store.leftMs(Date.now())).toBe(500);
    await jest.advanceTimersByTimeAsync(500);
    expect(asked).toHaveLength(2);
    store.hide();
  });

  it('let a payment be opened again that the client reported and the server does not know', async () => {
    const { store } = setupStore({ openPayment: () => Promise.resolve('done') });
    await store.open(buildLaunched(), 19_900);
    await jest.advanceTimersByTimeAsync(14 * SECOND_MS);
    expect(store.isConfirming).toBe(true);
    await jest.advanceTimersByTimeAsync(2 * SECOND_MS);
    expect([store.isConfirming, store.isPayable]).toEqual([false, true]);
    store.hide();
  });
});

describe('the payment of an order', () => {
  it('is not opened at another price than the user saw', async () => {
    const { store, opened } = setupStore({ createPayment: () => Promise.resolve(buildLaunched()) });
    await store.open(buildLaunched(), 9_900);
    expect([opened.length, store.isRepriced, store.order?.amountFen]).toEqual([0, true, 19_900]);
    await store.resume();
    expect([opened.length, store.isRepriced]).toEqual([1, false]);
    store.hide();
  });

  it('is not opened for an order that is paid already', async () => {
    const { store, opened } = setupStore();
    await store.open({ order: buildOrder({ status: 'paid' }), launch: null }, 19_900);
    expect([opened.length, store.order?.status]).toEqual([0, 'paid']);
  });

  it('is not opened over another page', async () => {
    const { store, opened } = setupStore();
    store.hide();
    await store.open(buildLaunched(), 19_900);
    expect([opened.length, store.isPayable]).toEqual([0, true]);
  });

  it('can be opened again after it failed', async () => {
    const reports = [
      () => Promise.reject(new Error('requestVirtualPayment:fail')),
      () => Promise.resolve('done' as const)
    ];
    const { store } = setupStore({
      openPayment: () => (reports.shift() ?? unused)(),
      createPayment: () => Promise.resolve(buildLaunched())
    });
    await store.open(buildLaunched(), 19_900);
    expect([store.launchError instanceof Error, store.isPayable]).toEqual([true, true]);
    await store.resume();
    expect([store.launchError, store.isConfirming]).toEqual([undefined, true]);
    store.hide();
  });

  it('is opened once however often it is tapped', async () => {
    const payment = deferred<PaymentReport>();
    const { store, requestIds, opened } = setupStore({
      createPayment: () => Promise.resolve(buildLaunched()),
      openPayment: () => payment.promise
    });
    await store.show();
    void store.resume();
    void store.resume();
    await whenIdle();
    void store.resume();
    expect(await store.cancel()).toBe(false);
    expect([requestIds, opened.length]).toEqual([['request-1'], 1]);
    payment.resolve('cancelled');
    await whenIdle();
    expect(store.isBusy).toBe(false);
    store.hide();
  });

  it('is asked for with the same key after a lost answer', async () => {
    let isLost = true;
    const { store, requestIds } = setupStore({
      createPayment: () => (isLost ? Promise.reject(new ApiError('TIMEOUT', '')) : Promise.resolve(buildLaunched()))
    });
    await store.show();
    await expect(store.resume()).rejects.toThrow();
    isLost = false;
    await store.resume();
    expect(new Set(requestIds).size).toBe(1);
    store.hide();
  });

  it('follows the order that takes the place of one that has ended', async () => {
    const next = buildOrder({ orderNo: '20261126000000000002' });
    const { store, asked } = setupStore({
      createPayment: () => Promise.resolve(buildLaunched(next)),
      getPaymentOrder: () => Promise.resolve(buildOrder({ status: 'closed', closeReason: 'timeout' }))
    });
    await store.show();
    await store.resume();
    await whenIdle();
    expect([store.orderNo, asked.at(-1)]).toEqual([next.orderNo, next.orderNo]);
  });
});

describe('cancelling an order', () => {
  it('shows the payment that came before it', async () => {
    let order = buildOrder();
    const { store } = setupStore({
      getPaymentOrder: () => Promise.resolve(order),
      cancelPayment: () => Promise.reject(conflict('paid'))
    });
    await store.show();
    order = buildOrder({ status: 'paid' });
    await expect(store.cancel()).rejects.toThrow();
    expect(store.order?.status).toBe('paid');
  });

  it('closes it, and asks no more', async () => {
    const closed = buildOrder({ status: 'closed', closeReason: 'cancelled' });
    const { store, asked } = setupStore({ cancelPayment: () => Promise.resolve(closed) });
    await store.show();
    expect(await store.cancel()).toBe(true);
    expect(store.order?.closeReason).toBe('cancelled');
    const before = asked.length;
    await jest.advanceTimersByTimeAsync(MINUTE_MS);
    expect(asked).toHaveLength(before);
  });
});
