import type { AddressLabel } from '@contract/address';

/** Times are epoch milliseconds (int8). */
export interface UserAddressTable {
  id: string;
  user_id: string;
  /** Idempotency key of the client. */
  request_id: string;
  receiver: string;
  mobile: string;
  region_code: string;
  street: string;
  door_no: string;
  label: AddressLabel;
  label_text: string;
  /** Degrees, GCJ-02; both or none. */
  latitude: number | null;
  longitude: number | null;
  /** One per user among those that are not removed. A removed address keeps its mark. */
  is_default: boolean;
  created_at_ms: number;
  updated_at_ms: number;
  removed_at_ms: number | null;
}

export interface AddressTables {
  user_address: UserAddressTable;
}
