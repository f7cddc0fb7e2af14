import type { BoothBooking, BoothBookingForm } from '@contract/boothBooking';
import type { ExpoFacts } from '@contract/expo';
import { depositRefundFen } from '@rules/boothBooking';
import { DAY_MS } from '@rules/duration';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { BookingRow } from './boothBooking.repository';

/** Returns the form of a booking; null before it is sent. */
export function presentForm(row: BookingRow): BoothBookingForm | null {
  if (row.form === null) return null;
  return { contact: row.contact_name ?? '', mobile: row.contact_mobile ?? '', ...row.form };
}

/**
 * Returns what of the deposit goes back when a booking is cancelled now, in fen.
 * @param startsOn first day of the expo of the booking (YYYY-MM-DD), which need not be the current one
 */
export function refundFenOf(row: BookingRow, startsOn: string, nowMs: number): number {
  const daysBefore = (shanghaiMidnightMs(startsOn) - shanghaiMidnightMs(shanghaiDay(nowMs))) / DAY_MS;
  return depositRefundFen(row.deposit_fen, daysBefore);
}

/** Facts about a booking that its row lacks. */
interface BookingView {
  companyName: string;
  /** Expo of the booking, which need not be the current one. */
  expo: Pick<ExpoFacts, 'name' | 'startsOn'>;
  nowMs: number;
}

export function presentBooking(row: BookingRow, { companyName, expo, nowMs }: BookingView): BoothBooking {
  return {
    id: row.id,
    expoId: row.expo_id,
    expoName: expo.name,
    boothNo: row.booth_no,
    size: row.size,
    areaM2: row.area_m2,
    priceFen: row.price_fen,
    depositFen: row.deposit_fen,
    companyId: row.company_id,
    companyName,
    status: row.status,
    holdUntilMs: row.hold_until_ms,
    releasedBecause: row.released_because,
    form: presentForm(row),
    refundFen: row.status === 'deposited' ? refundFenOf(row, expo.startsOn, nowMs) : row.refund_fen,
    contractNo: row.contract_no,
    createdAtMs: row.created_at_ms
  };
}
