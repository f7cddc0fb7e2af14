import type { Generated } from 'kysely';
import type { ExpoTicketType } from '@contract/expoTicket';
import type { GateOutcome, GateRefusal } from '@contract/gate';

export interface GateDeviceTable {
  id: string;
  expo_id: string;
  name: string;
  /** Name of the gate. */
  entrance: string;
  secret_digest: string;
  created_at_ms: number;
  revoked_at_ms: Generated<number | null>;
  last_seen_at_ms: Generated<number | null>;
}

/** A scan as it was answered. */
export interface GateScanTable {
  device_id: string;
  /** Id that the device gave. */
  scan_id: string;
  expo_id: string;
  /** Null for an unknown code and a ticket of another expo. */
  ticket_id: string | null;
  ticket_type: ExpoTicketType | null;
  entrance: string;
  direction: 'in' | 'out';
  /** Day of the scan in Asia/Shanghai, YYYY-MM-DD. */
  day: string;
  /** Clock of the device. */
  scanned_at_ms: number;
  received_at_ms: number;
  was_offline: boolean;
  outcome: GateOutcome;
  refusal: GateRefusal | null;
  /** The other gate that admitted the ticket; null for a scan that is no double. */
  double_of_entrance: string | null;
}

export interface GateTables {
  gate_device: GateDeviceTable;
  gate_scan: GateScanTable;
}
