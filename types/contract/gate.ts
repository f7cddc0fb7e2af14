import { type Static, Type } from '@sinclair/typebox';
import { DateOnly, Id, Nullable, oneOf, TimeMs } from './common';
import { expoTicketTypes } from './expoTicket';
import { RequestId } from './goods';
import { OrganiserText } from './localText';
import { OperatorName } from './quote';

const strict = { additionalProperties: false };
const TicketType = oneOf(expoTicketTypes);
const Count = Type.Integer({ minimum: 0 });

/** A device of a steward, bound to one gate of one expo. */
export const GateDevice = Type.Object({
  id: Id,
  expoId: Id,
  name: Type.String(),
  /** Name of the gate. */
  entrance: Type.String(),
  createdAtMs: TimeMs,
  /** Null for a device that is in use. */
  revokedAtMs: Nullable(TimeMs),
  /** Time of the last call; null before the first one. */
  lastSeenAtMs: Nullable(TimeMs)
});
export type GateDevice = Static<typeof GateDevice>;

/**
 * Tickets as a gate checks them without network. `records` is base64 of `GATE_RECORD_BYTES` bytes per ticket, see
 * `@rules/gateSnapshot`: digests of its two codes under `salt`, type, state, and a bit per day of `days`.
 */
export const GateSnapshot = Type.Object({
  expoId: Id,
  /** Version to ask for what changed since. */
  version: Type.Integer({ minimum: 0 }),
  salt: Type.String(),
  days: Type.Array(DateOnly),
  count: Count,
  records: Type.String(),
  serverNowMs: TimeMs
});
export type GateSnapshot = Static<typeof GateSnapshot>;

/** A scan of a device. */
export const GateScan = Type.Object(
  {
    /** Id that the device gives to the scan. */
    scanId: RequestId,
    /** Scanned or typed code. */
    code: Type.String({ minLength: 1, maxLength: 64 }),
    direction: oneOf(['in', 'out']),
    scannedAtMs: TimeMs,
    /** Whether the device admitted the visitor on its own, without network. */
    wasOffline: Type.Boolean(),
    /** A steward admits the visitor again although no exit was scanned. */
    isReentry: Type.Boolean()
  },
  strict
);
export type GateScan = Static<typeof GateScan>;

/** `reentered`: admitted on a day on which the ticket was admitted before. `left`: an exit. */
export const GateOutcome = oneOf(['admitted', 'reentered', 'left', 'refused']);
export type GateOutcome = Static<typeof GateOutcome>;

/**
 * `sameGate`: is in already by this gate. `otherGate`: is in by another gate, and this one had network. `invalid`: rejected
 * or expired.
 */
export const GateRefusal = oneOf([
  'unknown',
  'pending',
  'cancelled',
  'invalid',
  'wrongExpo',
  'wrongDay',
  'sameGate',
  'otherGate'
]);
export type GateRefusal = Static<typeof GateRefusal>;

export const GateAnswer = Type.Object({
  scanId: RequestId,
  outcome: GateOutcome,
  /** Null unless refused. */
  refusal: Nullable(GateRefusal),
  /** Whether two gates admitted the ticket without network: both are kept. */
  isDouble: Type.Boolean(),
  /** Null for an unknown code and a ticket of another expo. */
  ticket: Nullable(
    Type.Object({
      type: TicketType,
      /** Masked: 覃**. */
      name: Type.String(),
      /** Time of the first check-in; null before. */
      checkedInAtMs: Nullable(TimeMs)
    })
  )
});
export type GateAnswer = Static<typeof GateAnswer>;

export const GateTotals = Type.Object({
  day: DateOnly,
  gates: Type.Array(
    Type.Object({
      entrance: OrganiserText(),
      type: Nullable(TicketType),
      admitted: Count,
      reentered: Count,
      left: Count,
      refused: Count,
      doubles: Count
    })
  )
});
export type GateTotals = Static<typeof GateTotals>;

/** A scan that two gates admitted. */
export const GateDouble = Type.Object({
  ticketNo: Type.String(),
  entrance: Type.String(),
  otherEntrance: Type.String(),
  scannedAtMs: TimeMs
});
export type GateDouble = Static<typeof GateDouble>;

const deviceCall = { auth: 'gateDevice' } as const;
const operatorCall = { auth: 'operator' } as const;
const ExpoDay = Type.Object({ expoId: Id, day: Type.Optional(DateOnly) }, strict);

export const gateCalls = {
  /** Returns the tickets that changed after `since`; all of them with 0. */
  'POST /api/front/expo/gate/snapshot': {
    input: Type.Object({ since: Type.Integer({ minimum: 0 }) }, strict),
    data: GateSnapshot,
    ...deviceCall
  },
  /**
   * Records scans in their order, and answers each. Idempotent per device and `scanId`: the first answer is repeated. Error:
   * RATE_LIMITED above 120 unknown short codes an hour; the device sends all of them again later.
   */
  'POST /api/front/expo/gate/sync': {
    input: Type.Object({ scans: Type.Array(GateScan, { minItems: 1, maxItems: 100 }) }, strict),
    data: Type.Object({ answers: Type.Array(GateAnswer), serverNowMs: TimeMs }),
    ...deviceCall
  },
  /** Returns the totals of the device's expo, today by default. */
  'POST /api/front/expo/gate/totals': {
    input: Type.Object({ day: Type.Optional(DateOnly) }, strict),
    data: GateTotals,
    ...deviceCall
  },
  'GET /api/operator/expo/gate/devices': {
    input: Type.Object({ expoId: Id }, strict),
    data: Type.Array(GateDevice),
    ...operatorCall
  },
  /** Binds a device; its secret, the bearer token of its calls, is not shown again. Error: NOT_FOUND for an unknown expo. */
  'POST /api/operator/expo/gate/bind': {
    input: Type.Object(
      {
        operator: OperatorName,
        expoId: Id,
        name: Type.String({ minLength: 1, maxLength: 30 }),
        entrance: Type.String({ minLength: 1, maxLength: 30 })
      },
      strict
    ),
    data: Type.Object({ device: GateDevice, secret: Type.String() }),
    ...operatorCall
  },
  /** Ends a binding. Idempotent. Error: NOT_FOUND. */
  'POST /api/operator/expo/gate/revoke/{id}': {
    input: Type.Object({ operator: OperatorName }, strict),
    data: GateDevice,
    ...operatorCall
  },
  'GET /api/operator/expo/gate/totals': { input: ExpoDay, data: GateTotals, ...operatorCall },
  /** Returns the tickets that two gates admitted, the latest first; at most 200. */
  'GET /api/operator/expo/gate/doubles': {
    input: Type.Object({ expoId: Id }, strict),
    data: Type.Array(GateDouble),
    ...operatorCall
  }
} as const;
