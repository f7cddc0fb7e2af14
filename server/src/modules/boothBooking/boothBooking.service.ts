import { createHash } from 'node:crypto';
import type {
  BookingCompany,
  BoothBookingAnswer,
  BoothState,
  BoothStates,
  OwnBoothBookings
} from '@contract/boothBooking';
import type { ExpoFacts } from '@contract/expo';
import type { OwnCompany } from '@contract/user';
import { shanghaiDay } from '@rules/shanghaiTime';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { companiesOfUser, getCompanyName } from '../company/company.service';
import { managersOf, nicknameOf } from '../company/membership.service';
import { getCurrentExpo } from '../expo/expo.service';
import { listExpoFacts } from '../expo/expoFacts.service';
import { listBookableBooths } from '../floorPlan/booth.service';
import { presentBooking } from './boothBooking.presenter';
import { type BookingRow, findActiveOf, findBookingsOf } from './boothBooking.repository';

const MAX_BOOKINGS = 20;
const VERSION_LENGTH = 16;
const holdStatuses: readonly string[] = ['held', 'depositPending'];

/**
 * Returns what finds the expo of each of these bookings.
 * @throws Error for a booking without an expo, which the foreign key of its booth excludes
 */
export async function exposOf(db: Db, rows: readonly BookingRow[]): Promise<(row: BookingRow) => ExpoFacts> {
  const expos = await listExpoFacts(db, [...new Set(rows.map((row) => row.expo_id))]);
  return ({ expo_id: expoId }) => {
    const expo = expos.get(expoId);
    if (expo === undefined) throw new Error(`the expo ${expoId} of a booking is gone`);
    return expo;
  };
}

/** Returns the answer of a call that changed a booking. */
export async function answerWith(db: Db, row: BookingRow, now: Date): Promise<BoothBookingAnswer> {
  const nowMs = now.getTime();
  const [companyName, expoOf] = await Promise.all([getCompanyName(db, row.company_id), exposOf(db, [row])]);
  return {
    booking: presentBooking(row, { companyName: companyName ?? '', expo: expoOf(row), nowMs }),
    serverNowMs: nowMs
  };
}

/** Returns the bookings of the member's companies at all expos. */
export async function getOwnBookings(db: Db, member: Member, now: Date): Promise<OwnBoothBookings> {
  const nowMs = now.getTime();
  const [expo, companies] = await Promise.all([getCurrentExpo(db, now), companiesOfUser(db, member.id)]);
  const ids = companies.map(({ id }) => id);
  const [rows, bookingCompanies] = await Promise.all([
    findBookingsOf(db, ids, MAX_BOOKINGS),
    Promise.all(companies.map((company) => presentCompany(db, company)))
  ]);
  const expoOf = await exposOf(db, rows);
  const nameOf = (companyId: string) => companies.find(({ id }) => id === companyId)?.name ?? '';
  return {
    expoId: expo?.id ?? null,
    serverNowMs: nowMs,
    isOpen: expo !== null && expo.startsOn > shanghaiDay(nowMs),
    companies: bookingCompanies,
    bookings: rows.map((row) => presentBooking(row, { companyName: nameOf(row.company_id), expo: expoOf(row), nowMs }))
  };
}

/** A member who may not book is shown who may. */
async function presentCompany(db: Db, { id, name, role, isVerified }: OwnCompany): Promise<BookingCompany> {
  const managerIds = role === 'member' ? await managersOf(db, id) : [];
  const managers = await Promise.all(managerIds.map((userId) => nicknameOf(db, userId)));
  return { id, name, role, isVerified, managers };
}

/** Returns the states of the booths that can be booked at the current expo; null between expos. */
export async function getBoothStates(
  db: Db,
  viewer: Member | null,
  knownVersion: string | undefined,
  now: Date
): Promise<BoothStates | null> {
  const expo = await getCurrentExpo(db, now);
  if (expo === null) return null;
  const [bookable, active, companies] = await Promise.all([
    listBookableBooths(db, expo.id),
    findActiveOf(db, expo.id),
    viewer === null ? [] : companiesOfUser(db, viewer.id)
  ]);
  const bookings = new Map(active.map((row) => [row.booth_no, row]));
  const ownIds = new Set(companies.map(({ id }) => id));
  const stateOf = (no: string): BoothState => {
    const booking = bookings.get(no);
    if (booking === undefined) return 'free';
    if (ownIds.has(booking.company_id)) return 'own';
    return holdStatuses.includes(booking.status) ? 'held' : 'taken';
  };
  const booths = bookable.map(({ no, priceFen }) => ({ no, state: stateOf(no), priceFen }));
  const version = createHash('sha256').update(JSON.stringify(booths)).digest('hex').slice(0, VERSION_LENGTH);
  return { expoId: expo.id, version, booths: version === knownVersion ? null : booths };
}
