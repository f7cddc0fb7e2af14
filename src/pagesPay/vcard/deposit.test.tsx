import type { BoothBooking } from '@contract/boothBooking';
import type { PaymentOrder } from '@contract/payment';
import { SECOND_MS } from '@rules/duration';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import { buildBoothBooking, buildOwnBookings } from '@/testing/buildBooths';
import { buildLaunched, buildOrder, buildOwnLevel, buildPlans } from '@/testing/buildPayment';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError } from '@/testing/fakeApi';
import { openPage } from '@/testing/openPage';
import { overlays } from '@/ui/overlays';
import t from './locale/zh-Hans';

const path = routes['pay.vcard'];
const api = fakeApi();
/** Addresses that the page left for; none is opened. */
const left: string[] = [];

const depositOrder = (changes: Partial<PaymentOrder> = {}) =>
  buildOrder({ product: 'boothDeposit', item: 'b1', amountFen: 264_000, ...changes });

async function open(booking: Partial<BoothBooking> = {}) {
  user.setToken('T');
  const bookings = [buildBoothBooking({ status: 'depositPending', ...booking })];
  api.on({ 'POST /api/front/expo/getBoothBooking': buildOwnBookings({ bookings }) });
  const page = await openPage(`/${path}?booth=b1`);
  await page.settle();
  return page;
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof HTMLAnchorElement)) return;
    event.preventDefault();
    left.push(event.target.href);
  });
});
beforeEach(() => {
  left.length = 0;
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/vcard/cardLevel/plans': buildPlans(),
    'GET /api/front/payment/environments': ['desktop'],
    'POST /api/front/payment/list': { items: [], nextCursor: null },
    'POST /api/vcard/cardLevel/mine': buildOwnLevel(),
    'POST /api/front/payment/create': () => buildLaunched(depositOrder()),
    'POST /api/front/payment/order': depositOrder()
  });
});

describe('payment page: the deposit of a booth', () => {
  it('is not offered for an unknown booking, and not where nothing is sold', async () => {
    const page = await open({ id: 'b2' });
    expect(page.has(t.deposit.missing)).toBe(true);
    api.on({ 'GET /api/front/payment/environments': [] });
    const other = await open();
    expect([other.has(t.errors.forbidden), other.has(t.pay)]).toEqual([true, false]);
  });

  it('says that the hold has ended, when the server refuses the order', async () => {
    const page = await open();
    api.on({
      'POST /api/front/payment/create': () => {
        throw new FakeError('CONFLICT', { fields: { item: 'status' } });
      },
      'POST /api/front/expo/getBoothBooking': buildOwnBookings({
        bookings: [buildBoothBooking({ status: 'released' })]
      })
    });
    await page.tap(t.pay);
    expect(overlays.shownToast?.text).toBe(t.errors.booth);
    expect([page.has(t.deposit.ended), page.has(t.pay)]).toEqual([true, false]);
  });

  it('shows the rule of refunds, and goes on with its order up to the booking', async () => {
    const page = await open();
    expect(page.has(t.deposit.refund(30, 100))).toBe(true);
    await page.tap(t.pay);
    const created = api.calls.find(({ name }) => name.endsWith('payment/create'));
    expect(created?.input).toMatchObject({ product: 'boothDeposit', item: 'b1' });
    expect(left).toHaveLength(1);
    expect(page.has(t.states.payable)).toBe(true);
    api.on({ 'POST /api/front/payment/order': depositOrder({ status: 'paid', paidAtMs: Date.now() }) });
    await page.advance(SECOND_MS);
    expect([page.has(t.deposit.paid), page.has(t.deposit.goods)]).toEqual([true, true]);
    const way = await captureNavigation(() => page.tap(t.deposit.toBooking));
    expect(way).toBe(`/${routes['exhibit.register']}?type=booth`);
  });
});
