import type { CallInput } from '@contract';
import type { BoothBooking, BoothBookingForm } from '@contract/boothBooking';
import { newId } from '../database/id';
import { payments } from './payments';
import { newPerson, setupCompany, type TestPerson } from './setupCompany';
import type { TestApp } from './testApp';

/** An owner of a verified company who books a booth. */
export interface Booker extends TestPerson {
  companyId: string;
}

type HoldInput = CallInput<'POST /api/front/expo/holdBooth'>;

/** Returns a right form, without an invoice. */
export const buildBoothForm = (changes: Partial<BoothBookingForm> = {}): BoothBookingForm => ({
  contact: '覃秀兰',
  mobile: '13900001234',
  varietyIds: ['star-anise'],
  exhibits: '八角与八角茴香油',
  fascia: '桂南香料',
  needs: ['power'],
  invoice: null,
  logoUrl: null,
  remark: '',
  ...changes
});

export const boothInvoice = {
  title: '桂南香叶供应链（演示）',
  uscc: '91450900XD00000169',
  type: 'special',
  email: 'invoice@example.com'
} as const;

/** Calls of booth bookings, for short, on a server with the demo data. */
export function boothBookings(server: TestApp) {
  const { api } = server;
  const pay = payments(server);
  const taken = new Set<string>();

  const newBooker = async (): Promise<Booker> => {
    const person = await newPerson(server);
    return { ...person, companyId: await setupCompany(server, person) };
  };
  const statesFor = async (token?: string) => {
    const states = await api.call('POST /api/front/expo/getBoothStates', {}, token === undefined ? {} : { token });
    return states?.booths ?? [];
  };
  /** Returns a booth that no other test of this file uses. */
  const freeBooth = async (): Promise<string> => {
    const booth = (await statesFor()).find(({ no, state }) => state === 'free' && !taken.has(no));
    if (booth === undefined) throw new Error('no booth is free');
    taken.add(booth.no);
    return booth.no;
  };
  const holdInput = ({ companyId }: Booker, boothNo: string, changes: Partial<HoldInput> = {}): HoldInput => ({
    requestId: newId(),
    companyId,
    boothNo,
    ...changes
  });
  const hold = async (booker: Booker, boothNo: string, changes: Partial<HoldInput> = {}): Promise<BoothBooking> => {
    const input = holdInput(booker, boothNo, changes);
    return (await api.call('POST /api/front/expo/holdBooth', input, { token: booker.token })).booking;
  };
  const submit = async ({ token }: TestPerson, bookingId: string, changes: Partial<BoothBookingForm> = {}) => {
    const input = { requestId: newId(), bookingId, form: buildBoothForm(changes) };
    return (await api.call('POST /api/front/spiceExpo/boothBooking', input, { token })).booking;
  };
  const createOrder = (person: TestPerson, bookingId: string) =>
    pay.create(person, { product: 'boothDeposit', item: bookingId });
  const setupHeld = async () => {
    const booker = await newBooker();
    return { booker, booking: await hold(booker, await freeBooth()) };
  };
  const setupPending = async (changes: Partial<BoothBookingForm> = {}) => {
    const { booker, booking } = await setupHeld();
    return { booker, booking: await submit(booker, booking.id, changes) };
  };

  return {
    pay,
    newBooker,
    statesFor,
    freeBooth,
    holdInput,
    hold,
    submit,
    createOrder,
    setupHeld,
    setupPending,
    /** Books a booth whose deposit is paid. */
    setupDeposited: async (changes: Partial<BoothBookingForm> = {}) => {
      const { booker, booking } = await setupPending(changes);
      const { orderNo } = await createOrder(booker, booking.id);
      await pay.pay(orderNo);
      return { booker, booking, orderNo };
    },
    own: async ({ token }: TestPerson) => {
      const own = await api.call('POST /api/front/expo/getBoothBooking', undefined, { token });
      if (own === null) throw new Error('there is no expo');
      return own;
    },
    statusOf: async ({ id }: Pick<BoothBooking, 'id'>) => {
      const row = server.db.selectFrom('booth_booking').where('id', '=', id).select('status');
      return (await row.executeTakeFirstOrThrow()).status;
    }
  };
}
