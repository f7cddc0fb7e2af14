import type { AddressLabel } from '@contract/address';

/** Times are epoch milliseconds (int8). */
export interface UserAddressTable {
  id: string;
  user_id: string;
  /** Drawn by the client: what is sent again is found by it. */
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
  /** Of those that are not removed, one for each person. A removed one remembers what it was. */
  is_default: boolean;
  created_at_ms: number;
  updated_at_ms: number;
  removed_at_ms: number | null;
}

export interface AddressTables {
  user_address: UserAddressTable;
}
