import type { OwnBoothBookings } from '@contract/boothBooking';
import { buildBoothBooking, buildOwnBookings } from '@/testing/buildBooths';
import { buildLaunched } from '@/testing/buildPayment';
import { deferred } from '@/testing/deferred';
import { testLateAnswers } from '@/testing/testLateAnswers';
import { TestSession } from '@/testing/testSession';
import { whenIdle } from '@/testing/whenIdle';
import { type DepositApi, DepositStore } from './Deposit.store';

const setupStore = (changes: Partial<DepositApi> = {}) =>
  new DepositStore(
    {
      getBoothBooking: () => Promise.resolve(buildOwnBookings({ bookings: [buildBoothBooking()] })),
      createPayment: () => Promise.resolve(buildLaunched()),
      paymentEnvironment: () => 'browser',
      payerCode: () => Promise.resolve(undefined),
      newRequestId: () => Promise.resolve('request-1'),
      ...changes
    },
    'b1'
  );

testLateAnswers<OwnBoothBookings>('a deposit', {
  setup: (getBoothBooking) => {
    const store = setupStore({ getBoothBooking });
    return { load: () => store.shown.load(), shown: () => store.booking };
  },
  older: buildOwnBookings({ bookings: [buildBoothBooking({ depositFen: 1 })] }),
  newer: buildOwnBookings({ bookings: [buildBoothBooking({ depositFen: 2 })] }),
  view: ({ bookings }) => bookings[0]
});

describe('the order of a deposit', () => {
  it('is created once however often it is tapped, and opens nothing for another user', async () => {
    const session = new TestSession();
    session.currentToken = 'a';
    const answer = deferred<ReturnType<typeof buildLaunched>>();
    const bodies: object[] = [];
    const store = setupStore({
      createPayment(body) {
        bodies.push(body);
        return answer.promise;
      }
    });
    const first = store.createOrder();
    expect(await store.createOrder()).toBeNull();
    await whenIdle();
    session.currentToken = 'b';
    answer.resolve(buildLaunched());
    expect(await first).toBeNull();
    expect(bodies).toEqual([{ requestId: 'request-1', product: 'boothDeposit', item: 'b1', environment: 'browser' }]);
  });
});
