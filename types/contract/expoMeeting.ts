import { type Static, Type } from '@sinclair/typebox';
import { Empty, Id, Nullable, oneOf, TimeMs } from './common';
import { RequestId } from './goods';
import { PartyName } from './localText';

const strict = { additionalProperties: false };

/** Half an hour in which an exhibitor's staff receives one visitor. */
export const MeetingSlot = Type.Object({
  id: Id,
  startsAtMs: TimeMs,
  endsAtMs: TimeMs,
  /** Name of the member of the staff; empty when no card of theirs is shown. */
  staffName: PartyName,
  /** `own`: booked or offered by the viewer. */
  state: oneOf(['free', 'taken', 'own'])
});
export type MeetingSlot = Static<typeof MeetingSlot>;

/** The slots that a member of an exhibitor's staff offers in their own name, and when they may offer others. */
export const OwnMeetingSlots = Type.Object({
  /** Half hours within the opening hours of the expo that are still to come, in order. */
  times: Type.Array(TimeMs),
  /** Slots that are still to come, the earliest first. `isBooked`: a visitor has booked it. */
  slots: Type.Array(Type.Object({ id: Id, startsAtMs: TimeMs, isBooked: Type.Boolean() }))
});
export type OwnMeetingSlots = Static<typeof OwnMeetingSlots>;

export const Meeting = Type.Object({
  id: Id,
  exhibitorId: Id,
  exhibitorName: Type.String(),
  boothNos: Type.Array(Type.String()),
  startsAtMs: TimeMs,
  endsAtMs: TimeMs,
  /** Side of the viewer. */
  role: oneOf(['visitor', 'staff']),
  /** Name and card of the other side; empty and null without a card that is shown. */
  otherName: PartyName,
  otherCardId: Nullable(Id),
  /** Message of the visitor. */
  note: Type.String()
});
export type Meeting = Static<typeof Meeting>;

export const MeetingBooking = Type.Object(
  {
    requestId: RequestId,
    slotId: Id,
    note: Type.String({ maxLength: 400 }),
    /** Books although the user has another appointment at that time. */
    acceptConflict: Type.Optional(Type.Boolean())
  },
  strict
);
export type MeetingBooking = Static<typeof MeetingBooking>;

const MeetingRef = Type.Object({ id: Id }, strict);
const memberCall = { auth: 'member' } as const;
const secureCall = { secure: true, encrypted: true, ...memberCall } as const;

export const expoMeetingCalls = {
  /** Returns the slots of an exhibitor that are still to come, the earliest first. Error: NOT_FOUND. */
  'POST /api/front/expo/getMeetingSlots': {
    input: Type.Object({ exhibitorId: Id }, strict),
    data: Type.Array(MeetingSlot)
  },
  /**
   * Returns the user's own slots at an exhibitor of their company, and the times at which they may offer others. Errors:
   * NOT_FOUND, FORBIDDEN for someone outside the company.
   */
  'POST /api/front/expo/getOwnMeetingSlots': {
    input: Type.Object({ exhibitorId: Id }, strict),
    data: OwnMeetingSlots,
    ...memberCall
  },
  /** Returns the user's meetings that are not over, of both sides, the earliest first. */
  'POST /api/front/expo/getMeetings': { data: Type.Array(Meeting), ...secureCall },
  /**
   * Books a slot. Idempotent per `requestId`. Errors: NOT_FOUND, CONFLICT `slotId` `taken`, `own` or `over`, CONFLICT
   * `appointment` `overlaps` with the other appointment (only without `acceptConflict`), CONFLICT `meetings` `tooMany`,
   * CONFLICT `requestId` `used` for the key of another slot, VALIDATION.
   */
  'POST /api/front/expo/bookMeeting': { input: MeetingBooking, data: Meeting, ...secureCall },
  /** Cancels a meeting, from either side. Idempotent. Errors: NOT_FOUND, CONFLICT `id` `over` once it has begun. */
  'POST /api/front/expo/cancelMeeting': { input: MeetingRef, data: Empty, ...memberCall },
  /**
   * Offers slots that begin at these times, in the name of the user; one that was offered before stays. Returns how many
   * are new. Errors: NOT_FOUND, FORBIDDEN for someone outside the company, VALIDATION `startsAtMs` `range` outside the
   * days of the expo or not on the half hour.
   */
  'POST /api/front/expo/offerMeetingSlots': {
    input: Type.Object(
      { exhibitorId: Id, startsAtMs: Type.Array(TimeMs, { minItems: 1, maxItems: 60, uniqueItems: true }) },
      strict
    ),
    data: Type.Integer(),
    ...memberCall
  },
  /** Withdraws an own slot. Idempotent. Error: CONFLICT `id` `booked`: its meeting is cancelled first. */
  'POST /api/front/expo/withdrawMeetingSlot': { input: MeetingRef, data: Empty, ...memberCall }
} as const;
