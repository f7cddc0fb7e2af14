import type { CallInput } from '@contract';
import type { BoothBookingAnswer } from '@contract/boothBooking';
import { boothDepositFen, HOLD_MS } from '@rules/boothBooking';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay } from '@rules/shanghaiTime';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCurrentExpo } from '../expo/expo.service';
import { lockBooth } from '../floorPlan/booth.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { lockBookingCompany, requireOwnBooking } from './bookingCompany.service';
import {
  type BookingRow,
  findActive,
  findByRequestId,
  findHeldBy,
  insertBooking,
  isAllotted,
  lockBooking,
  updateBooking
} from './boothBooking.repository';
import { answerWith } from './boothBooking.service';
import { heldStatuses, nextStatus, nextStatusUnlessDone } from './boothBooking.transitions';
import { releaseIfExpired } from './expiry.service';

/** A company that holds a booth again and again would keep it without paying. */
const HOLD_LIMIT = { name: 'holdBooth', limit: 20, windowMs: DAY_MS };

type HoldInput = CallInput<'POST /api/front/expo/holdBooth'>;
type HoldProblem = 'held' | 'taken' | 'notBookable' | 'own' | 'closed';

const boothConflict = (boothNo: HoldProblem) => new AppError('CONFLICT', { fields: { boothNo } });

/**
 * Holds a booth of the current expo for a company of the user. Idempotent per `requestId`, and while the company holds this
 * booth.
 * @throws AppError FORBIDDEN for a user who may not book for the company, and for an unverified one; NOT_FOUND for an
 * unknown booth and between expos; CONFLICT with `fields.boothNo` or `fields.companyId` for what cannot be held now; VALIDATION
 * `requestId` `used` for that of another hold; RATE_LIMITED above 20 a day
 */
export async function holdBooth(db: Db, member: Member, input: HoldInput, now: Date): Promise<BoothBookingAnswer> {
  const nowMs = now.getTime();
  const expo = await getCurrentExpo(db, now);
  if (expo === null) throw new AppError('NOT_FOUND');
  const isClosed = expo.startsOn <= shanghaiDay(nowMs);
  const row = await db.transaction().execute(async (tx) => {
    const company = { companyId: input.companyId, userId: member.id };
    await lockBookingCompany(tx, company, { isVerificationNeeded: true });
    const known = await findByRequestId(tx, member.id, input.requestId);
    if (known !== undefined) return requireSameHold(known, input);
    if (isClosed) throw boothConflict('closed');
    return insertHold(tx, { ...input, expoId: expo.id, userId: member.id }, nowMs);
  });
  return answerWith(db, row, now);
}

function requireSameHold(known: BookingRow, { boothNo, companyId }: HoldInput): BookingRow {
  if (known.booth_no === boothNo && known.company_id === companyId) return known;
  throw new AppError('VALIDATION', { fields: { requestId: 'used' } });
}

interface NewHold extends HoldInput {
  expoId: string;
  userId: string;
}

/** The lock of the booth makes its bookings wait for each other; the unique index of active ones is the last word. */
async function insertHold(tx: Tx, hold: NewHold, nowMs: number): Promise<BookingRow> {
  const { expoId, boothNo, companyId, userId, requestId } = hold;
  const booth = await lockBooth(tx, expoId, boothNo);
  // The plan may offer a booth by mistake that an exhibitor has.
  if (!booth.isBookable || (await isAllotted(tx, expoId, boothNo))) throw boothConflict('notBookable');
  const active = await findActive(tx, { expoId, boothNo });
  const isFree = active === undefined || (await releaseIfExpired(tx, active.id, nowMs));
  if (!isFree) return requireOwnHold(active, companyId);
  const other = await findHeldBy(tx, expoId, companyId);
  if (other !== undefined && !(await releaseIfExpired(tx, other.id, nowMs))) {
    throw new AppError('CONFLICT', { fields: { companyId: 'held' } });
  }
  await countAction(tx, HOLD_LIMIT, companyId, nowMs);
  const id = newId(nowMs);
  const isNew = await insertBooking(tx, {
    id,
    expo_id: expoId,
    booth_no: boothNo,
    size: booth.size,
    area_m2: booth.areaM2,
    price_fen: booth.priceFen,
    deposit_fen: boothDepositFen(booth.priceFen),
    company_id: companyId,
    user_id: userId,
    request_id: requestId,
    status: nextStatus('hold', 'company', 'available'),
    hold_until_ms: nowMs + HOLD_MS,
    created_at_ms: nowMs,
    updated_at_ms: nowMs
  });
  const row = isNew ? await lockBooking(tx, id) : undefined;
  if (row === undefined) throw boothConflict('held');
  return row;
}

/** Returns the booking when the company holds this booth already; the call was repeated with another key. */
function requireOwnHold(active: BookingRow, companyId: string): BookingRow {
  const isHeld = (heldStatuses as readonly string[]).includes(active.status);
  if (active.company_id !== companyId) throw boothConflict(isHeld ? 'held' : 'taken');
  if (!isHeld) throw boothConflict('own');
  return active;
}

/**
 * Gives up a booth whose deposit is not paid. Idempotent.
 * @throws AppError NOT_FOUND for an unknown booking and one of others, FORBIDDEN with `fields.companyId` `role` for a user
 * who may not book, CONFLICT with `fields.status` for a paid one
 */
export async function releaseBooth(db: Db, member: Member, bookingId: string, now: Date): Promise<BoothBookingAnswer> {
  const { company_id: companyId } = await requireOwnBooking(db, member.id, bookingId);
  const row = await db.transaction().execute(async (tx) => {
    await lockBookingCompany(tx, { companyId, userId: member.id }, { isVerificationNeeded: false });
    const booking = await lockBooking(tx, bookingId);
    if (booking === undefined) throw new AppError('NOT_FOUND');
    const status = nextStatusUnlessDone('release', 'company', booking.status);
    if (status === undefined) return booking;
    return updateBooking(tx, bookingId, { status, released_because: 'company', updated_at_ms: now.getTime() });
  });
  return answerWith(db, row, now);
}
