import { act } from 'react-dom/test-utils';
import type { OwnBoothBookings } from '@contract/boothBooking';
import { MINUTE_MS, SECOND_MS } from '@rules/duration';
import { PlanView } from '@/components/floorPlan/PlanView';
import { routes } from '@/routes';
import { settings } from '@/stores/settings';
import { user } from '@/stores/user';
import {
  buildBookingCompany,
  buildBoothBooking,
  buildBoothStates,
  buildFloorPlan,
  buildOwnBookings
} from '@/testing/buildBooths';
import { buildPerson } from '@/testing/buildPerson';
import { captureNavigation } from '@/testing/captureNavigation';
import { fakeApi, FakeError, networkError } from '@/testing/fakeApi';
import { fakeCanvas } from '@/testing/fakeCanvas';
import { renderComponent } from '@/testing/renderComponent';
import { overlays } from '@/ui/overlays';
import { BoothPanel } from './BoothPanel';
import t from './locale/zh-Hans';

const api = fakeApi();
let panel: Awaited<ReturnType<typeof renderComponent>> | undefined;

const form = {
  contact: '覃秀兰',
  mobile: '13900001234',
  varietyIds: ['star-anise'],
  exhibits: '',
  fascia: '桂南香料',
  needs: [],
  invoice: null,
  logoUrl: null,
  remark: ''
};
const callsOf = (name: string) => api.calls.filter((call) => call.name.endsWith(name));

async function open(own: OwnBoothBookings = buildOwnBookings(), token = 'T') {
  user.setToken(token);
  api.on({ 'POST /api/front/expo/getBoothBooking': own });
  panel = await renderComponent(<BoothPanel />);
  await panel.settle();
  return panel;
}

beforeAll(() => {
  settings.setLanguage('zh-Hans');
  fakeCanvas();
});
beforeEach(() => {
  api.calls.length = 0;
  api.on({
    'GET /api/member/user/current': buildPerson(),
    'GET /api/front/market/varieties': [],
    'POST /api/front/expo/getFloorPlan': buildFloorPlan(),
    'POST /api/front/expo/getBoothStates': buildBoothStates()
  });
});
afterEach(async () => {
  await panel?.close();
  panel = undefined;
});

describe('booth panel: who may book', () => {
  it('asks a visitor to log in, shows the booths and offers no hold', async () => {
    const page = await open(buildOwnBookings(), '');
    expect(page.has(t.obstacles.loggedOut)).toBe(true);
    await page.tap('1A01');
    expect([page.has(t.booth('1A01')), page.has(t.hold)]).toEqual([true, false]);
    expect(callsOf('getBoothBooking')).toEqual([]);
  });

  it.each([
    ['without a company', [], t.obstacles.noCompany],
    ['of an unverified company', [buildBookingCompany({ isVerified: false })], t.obstacles.unverified],
    [
      'of a company as a member',
      [buildBookingCompany({ role: 'member', managers: ['李总'] })],
      t.obstacles.role('李总')
    ]
  ])('says why a user %s cannot book', async (_, companies, text) => {
    const page = await open(buildOwnBookings({ companies }));
    expect(page.has(text)).toBe(true);
    await page.tap('1A01');
    expect(page.has(t.hold)).toBe(false);
  });

  it('is closed once the expo has started, and empty between expos', async () => {
    const page = await open(buildOwnBookings({ isOpen: false }));
    expect(page.has(t.obstacles.closed)).toBe(true);
    await page.close();
    api.on({ 'POST /api/front/expo/getFloorPlan': null, 'POST /api/front/expo/getBoothStates': null });
    const empty = await open(buildOwnBookings({ expoId: null, isOpen: false }));
    expect(empty.has(t.noExpo)).toBe(true);
  });

  it('offers a retry when the server cannot be reached', async () => {
    api.on({
      'POST /api/front/expo/getBoothStates': () => {
        throw networkError();
      }
    });
    const page = await open();
    expect(page.has('没连上服务器')).toBe(true);
    api.on({ 'POST /api/front/expo/getBoothStates': buildBoothStates() });
    await page.tap('重试');
    expect(page.has(t.free(1))).toBe(true);
  });
});

describe('booth panel: the plan', () => {
  it('moves to a free booth that is chosen from the list', async () => {
    const focus = jest.spyOn(PlanView.prototype, 'focus');
    const page = await open();
    await page.tap('1A01');
    expect(focus.mock.calls).toEqual([['1A01']]);
  });
});

describe('booth panel: a hold', () => {
  it('says that another company was faster, and shows it', async () => {
    const page = await open();
    api.on({
      'POST /api/front/expo/holdBooth': () => {
        throw new FakeError('CONFLICT', { fields: { boothNo: 'held' } });
      },
      'POST /api/front/expo/getBoothStates': buildBoothStates({
        booths: [{ no: '1A01', state: 'held', priceFen: 880_000 }]
      })
    });
    await page.tap('1A01');
    await page.tap(t.hold);
    expect(overlays.shownToast?.text).toBe(t.errors.held);
    expect([page.has(t.hold), page.has(t.free(0))]).toEqual([false, true]);
  });

  it('begins with price and deposit, is counted down by the server’s clock, and ends by it', async () => {
    const page = await open();
    await page.tap('1A01');
    expect([page.has('8,800.00 元'), page.has('2,640.00 元')]).toEqual([true, true]);
    const serverNowMs = Date.now() + 3_600_000;
    const booking = buildBoothBooking({ holdUntilMs: serverNowMs + MINUTE_MS });
    const held = buildOwnBookings({ serverNowMs, bookings: [booking] });
    api.on({
      'POST /api/front/expo/holdBooth': { booking, serverNowMs },
      'POST /api/front/expo/getBoothBooking': held
    });
    await page.tap(t.hold);
    expect(callsOf('holdBooth').map(({ input }) => input)).toEqual([
      expect.objectContaining({ companyId: 'c1', boothNo: '1A01' })
    ]);
    expect(page.text()).toContain('00:00:5');
    const released = { ...booking, status: 'released', releasedBecause: 'timeout' } as const;
    api.on({ 'POST /api/front/expo/getBoothBooking': buildOwnBookings({ bookings: [released] }) });
    await page.advance(61 * SECOND_MS);
    expect(page.has(t.expired('1A01'))).toBe(true);
  });

  it('is given up after a question', async () => {
    const booking = buildBoothBooking();
    const page = await open(buildOwnBookings({ bookings: [booking] }));
    api.on({
      'POST /api/front/expo/releaseBooth': { booking: { ...booking, status: 'released' }, serverNowMs: Date.now() }
    });
    await page.tap(t.release);
    await page.tap(t.keep);
    expect(callsOf('releaseBooth')).toEqual([]);
    await page.tap(t.release);
    api.on({ 'POST /api/front/expo/getBoothBooking': buildOwnBookings() });
    await page.tap(t.releaseNow);
    expect(callsOf('releaseBooth')).toHaveLength(1);
  });

  it('keeps what was typed into its form when the session ends', async () => {
    const page = await open(buildOwnBookings({ bookings: [buildBoothBooking({ id: 'b9' })] }));
    await page.type(t.fields.fascia, '桂南香料行');
    act(() => user.setToken(''));
    await page.settle();
    expect(page.has(t.obstacles.loggedOut)).toBe(true);
    act(() => user.setToken('T2'));
    await page.settle();
    expect(page.field(t.fields.fascia).value).toBe('桂南香料行');
  });

  it('sends no form with empty fields, and leads to the deposit once the form is there', async () => {
    const page = await open(buildOwnBookings({ bookings: [buildBoothBooking()] }));
    await page.tap(t.submit);
    expect(page.has(t.problems.required)).toBe(true);
    expect(callsOf('spiceExpo/boothBooking')).toEqual([]);
    await page.close();
    const pending = buildBoothBooking({ status: 'depositPending', form });
    const next = await open(buildOwnBookings({ bookings: [pending] }));
    expect([next.has('桂南香料'), next.has(t.submit)]).toEqual([true, false]);
    expect(await captureNavigation(() => next.tap(t.payDeposit))).toBe(`/${routes['pay.vcard']}?booth=b1`);
    await next.tap(t.edit);
    expect(next.has(t.submit)).toBe(true);
  });
});

describe('booth panel: a booked booth', () => {
  it('is cancelled with the refund that was shown', async () => {
    const booking = buildBoothBooking({ status: 'deposited', form, refundFen: 132_000 });
    const page = await open(buildOwnBookings({ bookings: [booking] }));
    expect(page.has(t.nextSteps.deposited)).toBe(true);
    api.on({
      'POST /api/front/expo/cancelBoothBooking': {
        booking: { ...booking, status: 'released' },
        serverNowMs: Date.now()
      }
    });
    await page.tap(t.cancel);
    expect(page.has(t.cancelText('1,320.00 元'))).toBe(true);
    api.on({ 'POST /api/front/expo/getBoothBooking': buildOwnBookings() });
    await page.tap(t.cancelNow);
    expect(callsOf('cancelBoothBooking').map(({ input }) => input)).toEqual([{ bookingId: 'b1', refundFen: 132_000 }]);
  });

  it('shows the number of its contract, and no cancellation then', async () => {
    const booking = buildBoothBooking({ status: 'confirmed', contractNo: 'XS-2026-0163', form });
    const page = await open(buildOwnBookings({ bookings: [booking] }));
    expect([page.has('XS-2026-0163'), page.has(t.cancel)]).toEqual([true, false]);
  });

  it('shows a booking of a past expo with its name and without what followed, also between expos', async () => {
    const past = { expoId: 'past', expoName: '2025 香料产业博览会', form } as const;
    const bookings = [
      buildBoothBooking({ ...past, id: 'b2', boothNo: '3B07', status: 'settled' }),
      buildBoothBooking({ ...past, id: 'b3', boothNo: '3B09', status: 'deposited', refundFen: 0 })
    ];
    const page = await open(buildOwnBookings({ bookings }));
    expect([page.has(t.booth('3B07')), page.has(t.booth('3B09')), page.has(t.free(1))]).toEqual([true, true, true]);
    expect(page.text()).toContain('2025 香料产业博览会');
    expect([page.has(t.nextSteps.settled), page.has(t.cancel)]).toEqual([false, false]);
    await page.close();
    api.on({ 'POST /api/front/expo/getFloorPlan': null, 'POST /api/front/expo/getBoothStates': null });
    const between = await open(buildOwnBookings({ expoId: null, isOpen: false, bookings }));
    expect([between.has(t.booth('3B07')), between.has(t.noExpo)]).toEqual([true, true]);
  });
});
