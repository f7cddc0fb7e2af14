import type { BookingCompany, BoothBooking, BoothStates, OwnBoothBookings } from '@contract/boothBooking';
import type { Booth, FloorPlan } from '@contract/floorPlan';
import { MINUTE_MS } from '@rules/duration';

const buildBooth = (no: string, column: number): Booth => ({
  no,
  polygon: [column * 3, 0, column * 3 + 3, 0, column * 3 + 3, 3, column * 3, 3],
  size: 'standard',
  areaM2: 9,
  category: 'rawSpice'
});

/** Builds a plan of two halls with three booths each: 1A01 to 1A03 and 2A01 to 2A03. */
export function buildFloorPlan(): FloorPlan {
  const halls = [1, 2].map((number) => ({
    id: `hall-${number}`,
    number,
    name: number === 1 ? '原料馆' : '精油馆',
    x: 0,
    y: 0,
    outline: [0, 0, 30, 0, 30, 20, 0, 20],
    facilities: [],
    booths: [1, 2, 3].map((column) => buildBooth(`${number}A0${column}`, column))
  }));
  return { expoId: 'expo', version: 'first', halls };
}

/** Builds the states of these booths: 1A01 and 2A01 are free, 1A02 is held, 1A03 taken. */
export function buildBoothStates(changes: Partial<BoothStates> = {}): BoothStates {
  return {
    expoId: 'expo',
    version: '1',
    booths: [
      { no: '1A01', state: 'free', priceFen: 880_000 },
      { no: '1A02', state: 'held', priceFen: 880_000 },
      { no: '1A03', state: 'taken', priceFen: 880_000 },
      { no: '2A01', state: 'free', priceFen: 980_000 }
    ],
    ...changes
  };
}

/** Builds a verified company of its owner. */
export function buildBookingCompany(changes: Partial<BookingCompany> = {}): BookingCompany {
  return { id: 'c1', name: '桂南香叶供应链', role: 'owner', isVerified: true, managers: [], ...changes };
}

/** Builds a booking of booth 1A01 that is held for thirty minutes from now on. */
export function buildBoothBooking(changes: Partial<BoothBooking> = {}): BoothBooking {
  const nowMs = Date.now();
  return {
    id: 'b1',
    expoId: 'expo',
    expoName: '2026 南国香都香料产业博览会',
    boothNo: '1A01',
    size: 'standard',
    areaM2: 9,
    priceFen: 880_000,
    depositFen: 264_000,
    companyId: 'c1',
    companyName: '桂南香叶供应链',
    status: 'held',
    holdUntilMs: nowMs + 30 * MINUTE_MS,
    releasedBecause: null,
    form: null,
    refundFen: 0,
    contractNo: null,
    createdAtMs: nowMs,
    ...changes
  };
}

/** Builds the bookings of an owner's verified company; none by default. */
export function buildOwnBookings(changes: Partial<OwnBoothBookings> = {}): OwnBoothBookings {
  return {
    expoId: 'expo',
    serverNowMs: Date.now(),
    isOpen: true,
    companies: [buildBookingCompany()],
    bookings: [],
    ...changes
  };
}
