import { boothDepositFen } from '@rules/boothBooking';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import type { Tx } from '../../src/database/schema';
import type { SeedClock } from '../index';
import { EXPO_ID } from './expo';
import { boothsOf, halls } from './halls';

interface BookingSeed {
  boothNo: string;
  companyId: string;
  userId: string;
  status: 'confirmed' | 'settled';
  bookedDaysAgo: number;
  contractNo: string;
  contact: [name: string, mobile: string];
  fascia: string;
  exhibits: string;
  varietyIds: string[];
}

const bookings: BookingSeed[] = [
  {
    boothNo: '6A01',
    companyId: 'company-nanliu',
    userId: 'user-wu',
    status: 'settled',
    bookedDaysAgo: 40,
    contractNo: 'XS-2026-0107',
    contact: ['吴主任', '13800138003'],
    fascia: '南流江香料产业园',
    exhibits: '园区规划沙盘、八角与肉桂原料',
    varietyIds: ['star-anise', 'cassia']
  },
  {
    boothNo: '3A02',
    companyId: 'company-xinwei',
    userId: 'user-lu',
    status: 'confirmed',
    bookedDaysAgo: 12,
    contractNo: 'XS-2026-0163',
    contact: ['陆总监', '13800138004'],
    fascia: '辛味食品',
    exhibits: '复合调味料、火锅底料',
    varietyIds: ['star-anise']
  }
];

/** Inserts bookings of the coming expo, all of them with a contract: none is held. */
export async function seedBoothBookings(tx: Tx, { now }: SeedClock): Promise<void> {
  const booths = halls.flatMap(boothsOf);
  await tx
    .insertInto('booth_booking')
    .values(bookings.map((booking) => rowOf(booking, booths, now.getTime())))
    .execute();
}

function rowOf(booking: BookingSeed, booths: ReturnType<typeof boothsOf>, nowMs: number) {
  const booth = booths.find(({ no }) => no === booking.boothNo);
  if (booth?.isBookable !== true) throw new Error(`booth ${booking.boothNo} cannot be booked`);
  const createdAtMs = nowMs - booking.bookedDaysAgo * DAY_MS;
  const [contactName, contactMobile] = booking.contact;
  const { fascia, exhibits, varietyIds } = booking;
  return {
    id: `booth-booking-${booking.boothNo}`,
    expo_id: EXPO_ID,
    booth_no: booking.boothNo,
    size: booth.size,
    area_m2: booth.areaM2,
    price_fen: booth.priceFen,
    deposit_fen: boothDepositFen(booth.priceFen),
    company_id: booking.companyId,
    user_id: booking.userId,
    request_id: `booth-booking-seed-${booking.boothNo}`,
    status: booking.status,
    hold_until_ms: createdAtMs + 30 * MINUTE_MS,
    contact_name: contactName,
    contact_mobile: contactMobile,
    form: JSON.stringify({
      varietyIds,
      exhibits,
      fascia,
      needs: ['power'],
      invoice: null,
      logoUrl: null,
      remark: ''
    }),
    contract_no: booking.contractNo,
    created_at_ms: createdAtMs,
    updated_at_ms: createdAtMs + DAY_MS
  };
}
