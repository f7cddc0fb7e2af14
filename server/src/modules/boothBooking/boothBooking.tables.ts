import type { ColumnType, Generated } from 'kysely';
import type { BoothBookingForm, BoothBookingStatus, BoothReleaseReason } from '@contract/boothBooking';
import type { BoothSize } from '@contract/floorPlan';

/** Fields of the form that name no person. */
export type StoredForm = Omit<BoothBookingForm, 'contact' | 'mobile'>;

/** A booth that a company holds or has booked. Times are epoch milliseconds (int8). */
export interface BoothBookingTable {
  id: string;
  expo_id: string;
  booth_no: string;
  /** Size, area, price and deposit as they were when the booth was held. */
  size: BoothSize;
  area_m2: number;
  price_fen: number;
  deposit_fen: number;
  company_id: string;
  /** Owner or admin who holds the booth; null when the account was erased. */
  user_id: string | null;
  /** Idempotency key of the hold. */
  request_id: string;
  status: BoothBookingStatus;
  /** The hold goes on beyond it while a payment is under way. */
  hold_until_ms: number;
  released_because: Generated<BoothReleaseReason | null>;
  /** Null before the form is sent, and when the contact person was erased. */
  contact_name: Generated<string | null>;
  contact_mobile: Generated<string | null>;
  form: ColumnType<StoredForm | null, string | null | undefined, string | null>;
  /** Idempotency key of the form that was sent last. */
  form_request_id: Generated<string | null>;
  /** Order that paid the deposit. */
  deposit_order_no: Generated<string | null>;
  /** Part of the deposit that goes back after a cancellation. */
  refund_fen: Generated<number>;
  contract_no: Generated<string | null>;
  created_at_ms: number;
  updated_at_ms: number;
}

export interface BoothBookingTables {
  booth_booking: BoothBookingTable;
}
