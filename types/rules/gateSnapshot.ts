import type { ExpoTicketType } from '@contract/expoTicket';

/** Digest of the code, digest of the short code, type with state, days. */
export const GATE_RECORD_BYTES = 19;
/** Leading bytes of SHA-256 of salt, colon and code. */
export const GATE_DIGEST_BYTES = 8;
/** Days that a record can name: the first ones of the expo. */
export const GATE_DAY_BITS = 16;

/** Order of the types in a record. */
const types = ['general', 'professional', 'vip', 'exhibitor', 'media'] as const satisfies readonly ExpoTicketType[];
const TYPE_MASK = 0b111;
const CHECKED_IN = 0b1000;
const VALID = 0b10000;

export interface GateRecordState {
  type: ExpoTicketType;
  /** Whether the ticket was admitted at least once. */
  isCheckedIn: boolean;
  /** False for a ticket that is cancelled, rejected, expired or pending. */
  isValid: boolean;
  /** Indices of the days of the snapshot. */
  days: readonly number[];
}

/** Returns the three last bytes of a record: flags, then a bit per day, the low byte first. */
export function encodeGateState({ type, isCheckedIn, isValid, days }: GateRecordState): [number, number, number] {
  const bits = days.reduce((sum, day) => sum | (1 << day), 0);
  return [types.indexOf(type) | (isCheckedIn ? CHECKED_IN : 0) | (isValid ? VALID : 0), bits & 0xff, bits >> 8];
}

/** Reads what `encodeGateState` wrote. */
export function decodeGateState([flags, low, high]: readonly [number, number, number]): GateRecordState {
  const bits = low | (high << 8);
  return {
    type: types[flags & TYPE_MASK] ?? 'general',
    isCheckedIn: (flags & CHECKED_IN) !== 0,
    isValid: (flags & VALID) !== 0,
    days: Array.from({ length: GATE_DAY_BITS }, (_, day) => day).filter((day) => (bits & (1 << day)) !== 0)
  };
}
