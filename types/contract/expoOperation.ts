import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Id, oneOf, PageLimit, PageOf, TimeMs } from './common';

const strict = { additionalProperties: false };

/**
 * Actions that are recorded here with the name of the operator. Reviews of tickets, decisions on awards, certificates and
 * leads keep theirs themselves.
 */
export const expoOperationKinds = [
  'saveExpo',
  'saveCoupon',
  'importPlan',
  'saveTicketSettings',
  'bindDevice',
  'revokeDevice',
  'saveSession',
  'cancelSession',
  'importExhibitors',
  'allotBooths',
  'confirmBooking',
  'settleBooking',
  'withdrawBooking'
] as const;
export type ExpoOperationKind = (typeof expoOperationKinds)[number];

/** An action of an operator at an expo. Rows are added only. */
export const ExpoOperation = Type.Object({
  id: Id,
  kind: oneOf(expoOperationKinds),
  /** Id of what was changed, such as an exhibitor or a booking; empty for the expo as a whole. */
  subject: Type.String(),
  /** Entered text, such as a reason or a number of rows. */
  note: Type.String(),
  /** Name of the operator; `shell` for a command. */
  operator: Type.String(),
  atMs: TimeMs
});
export type ExpoOperation = Static<typeof ExpoOperation>;

export const expoOperationCalls = {
  /** Returns what operators did at an expo, the latest first. Error: VALIDATION for a foreign cursor. */
  'GET /api/operator/expo/operations': {
    input: Type.Object({ expoId: Id, cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) }, strict),
    data: PageOf(ExpoOperation),
    auth: 'operator'
  }
} as const;
