import type { LinkTarget } from '@contract/deepLink';
import type { NotificationContent } from '@contract/notification/content';
import type { Tx } from '../../database/schema';
import { managersOf } from '../company/membership.service';
import { notify } from '../message/message.service';
import type { BookingRow } from './boothBooking.repository';

type BookingEvent =
  | 'boothBooking.expired'
  | 'boothBooking.deposited'
  | 'boothBooking.confirmed'
  | 'boothBooking.settled'
  | 'boothBooking.released';

/** The page with the bookings. */
const bookingPage: LinkTarget = { type: 'jumpMini', route: 'exhibit.register', params: { type: 'booth' } };

/** Notifies owner and admins of the company of a change of its booking. */
export async function notifyOfBooking(
  tx: Tx,
  row: BookingRow,
  content: Extract<NotificationContent, { event: BookingEvent }>,
  nowMs: number
): Promise<void> {
  const recipients = await managersOf(tx, row.company_id);
  await notify(
    tx,
    recipients.map((userId) => ({ userId, kind: 'expo', content, jump: bookingPage })),
    nowMs
  );
}
