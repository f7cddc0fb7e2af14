import { type Static, Type } from '@sinclair/typebox';
import { sessionTracks } from '@rules/sessionTrack';
import { DateOnly, Id, Nullable, oneOf, TimeMs } from './common';
import { OrganiserText } from './localText';
import { OperatorName } from './quote';

export const SessionTrack = oneOf(sessionTracks);
export type SessionTrack = (typeof sessionTracks)[number];

/** Languages of the sessions: spoken, or interpreted in the hall. */
export const sessionLanguages = ['zh', 'en', 'vi', 'th', 'id'] as const;
export type SessionLanguage = (typeof sessionLanguages)[number];

/** Halls are numbered as in the floor plan. */
const HallNumber = Type.Integer({ minimum: 1, maximum: 99 });
const MAX_SPEAKERS = 12;

const speakerFields = {
  name: Type.String({ minLength: 1, maxLength: 40 }),
  position: OrganiserText({ maxLength: 60 }),
  company: OrganiserText({ maxLength: 60 })
};

export const Speaker = Type.Object({
  ...speakerFields,
  /** Business card of the speaker; null without one that is shown. */
  cardId: Nullable(Id)
});
export type Speaker = Static<typeof Speaker>;

export const ExpoSession = Type.Object({
  id: Id,
  expoId: Id,
  title: OrganiserText(),
  summary: OrganiserText(),
  day: DateOnly,
  startsAtMs: TimeMs,
  endsAtMs: TimeMs,
  /** Null outside the halls. */
  hallNumber: Nullable(HallNumber),
  /** Room of the hall, or the location outside them. */
  room: OrganiserText(),
  track: SessionTrack,
  speakers: Type.Array(Speaker),
  /** The first one is spoken, the others are interpreted. */
  languages: Type.Array(oneOf(sessionLanguages)),
  /** Number of attendees; null: entry is free, nothing is reserved. */
  capacity: Nullable(Type.Integer({ minimum: 1 })),
  /** Part of the capacity that is not reserved; null like `capacity`. */
  remaining: Nullable(Type.Integer({ minimum: 0 })),
  hasLive: Type.Boolean(),
  /** Null until 15 minutes before the start. */
  liveUrl: Nullable(Type.String()),
  /** Null before the end. */
  slidesUrl: Nullable(Type.String()),
  /** Reason of the cancellation; null for a session that takes place. */
  cancelReason: Nullable(OrganiserText()),
  /** Whether the viewer has reserved the session. */
  isReserved: Type.Boolean()
});
export type ExpoSession = Static<typeof ExpoSession>;

/** A session in a list of search results. */
export const ExpoSessionBrief = Type.Pick(ExpoSession, [
  'id',
  'expoId',
  'title',
  'startsAtMs',
  'endsAtMs',
  'hallNumber',
  'room'
]);
export type ExpoSessionBrief = Static<typeof ExpoSessionBrief>;

/** A session or meeting that a member has agreed to attend. */
export const Appointment = Type.Object({
  kind: oneOf(['session', 'meeting']),
  id: Id,
  title: OrganiserText(),
  startsAtMs: TimeMs,
  endsAtMs: TimeMs,
  hallNumber: Nullable(HallNumber),
  /** Room or booth. */
  room: OrganiserText()
});
export type Appointment = Static<typeof Appointment>;

export const ExpoSchedule = Type.Object({
  expoId: Id,
  expoName: OrganiserText(),
  /** Days of the expo. */
  days: Type.Array(DateOnly),
  /** In order of their start. */
  sessions: Type.Array(ExpoSession),
  /** Other appointments of the viewer during the expo, in order of the start; empty for a visitor. */
  appointments: Type.Array(Appointment),
  serverNowMs: TimeMs
});
export type ExpoSchedule = Static<typeof ExpoSchedule>;

export const ScheduleQuery = Type.Object(
  {
    expoId: Type.Optional(Id),
    day: Type.Optional(DateOnly),
    hall: Type.Optional(HallNumber),
    track: Type.Optional(SessionTrack)
  },
  { additionalProperties: false }
);
export type ScheduleQuery = Static<typeof ScheduleQuery>;

export const ReserveSessionBody = Type.Object(
  {
    sessionId: Id,
    requestId: Type.String({ minLength: 8, maxLength: 64 }),
    /** Reserves although another appointment is at the same time. */
    acceptConflict: Type.Optional(Type.Boolean())
  },
  { additionalProperties: false }
);
export type ReserveSessionBody = Static<typeof ReserveSessionBody>;

const Clock = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const url = Type.String({ pattern: '^https://\\S+$', maxLength: 500 });

/** A session as an operator writes it, by call or in a file. Times are those of Shanghai. */
export const SaveSessionBody = Type.Object(
  {
    id: Id,
    expoId: Id,
    title: Type.String({ minLength: 2, maxLength: 60 }),
    summary: Type.String({ maxLength: 500 }),
    day: DateOnly,
    from: Clock,
    to: Clock,
    hallNumber: Nullable(HallNumber),
    room: Type.String({ minLength: 1, maxLength: 40 }),
    track: SessionTrack,
    speakers: Type.Array(
      Type.Object({ ...speakerFields, cardId: Type.Optional(Id) }, { additionalProperties: false }),
      { maxItems: MAX_SPEAKERS }
    ),
    languages: Type.Array(oneOf(sessionLanguages), { minItems: 1, maxItems: 5, uniqueItems: true }),
    capacity: Nullable(Type.Integer({ minimum: 1, maximum: 20_000 })),
    /** Part of the capacity that the organiser keeps for guests. */
    heldBack: Type.Optional(Type.Integer({ minimum: 0, maximum: 20_000 })),
    hasLive: Type.Optional(Type.Boolean()),
    liveUrl: Type.Optional(Nullable(url)),
    slidesUrl: Type.Optional(Nullable(url)),
    /** Revision of the session that was read; without it the last write counts. */
    revision: Type.Optional(Type.Integer({ minimum: 1 }))
  },
  { additionalProperties: false }
);
export type SaveSessionBody = Static<typeof SaveSessionBody>;

/** A session with what its operator needs. */
export const ManagedSession = Type.Composite([
  Type.Omit(ExpoSession, ['isReserved']),
  Type.Object({
    reservedCount: Type.Integer({ minimum: 0 }),
    heldBack: Type.Integer({ minimum: 0 }),
    revision: Type.Integer({ minimum: 1 })
  })
]);
export type ManagedSession = Static<typeof ManagedSession>;

export const expoSessionCalls = {
  /**
   * Returns the sessions of an expo, by default of the current one, with the viewer's reservations; null without an
   * expo.
   */
  'POST /api/front/spiceExpo/getExpoSchedule': { input: ScheduleQuery, data: Nullable(ExpoSchedule) },
  /**
   * Reserves a session. Idempotent. Errors: NOT_FOUND; CONFLICT with `fields.session` `cancelled`, `started`, `full` or
   * `free` (nothing is reserved), and `overlaps` with `appointment` for another one of the viewer at the same time,
   * unless `acceptConflict` is true.
   */
  'POST /api/front/expo/reserveSession': { input: ReserveSessionBody, data: ExpoSession, auth: 'member' },
  /** Cancels a reservation. Idempotent. Errors: NOT_FOUND; CONFLICT with `fields.session` `started`. */
  'POST /api/front/expo/cancelReservation': {
    input: Type.Object({ sessionId: Id }, { additionalProperties: false }),
    data: ExpoSession,
    auth: 'member'
  },

  /** Returns the sessions of an expo in order of their start. */
  'GET /api/operator/expo/session/list': {
    input: Type.Object({ expoId: Id }, { additionalProperties: false }),
    data: Type.Array(ManagedSession),
    auth: 'operator'
  },
  /**
   * Creates a session or changes it; those who reserved are notified of another time or room. Errors: VALIDATION
   * `day` `outside` the expo, `to` `order`, `heldBack` `tooMany`, `expoId` `unknown`; CONFLICT `revision` `changed`,
   * `session` `cancelled`, `capacity` `reserved` below the number of reservations.
   */
  'POST /api/operator/expo/session/save': {
    input: Type.Object({ ...SaveSessionBody.properties, operator: OperatorName }, { additionalProperties: false }),
    data: ManagedSession,
    auth: 'operator'
  },
  /** Cancels a session; those who reserved are notified. Idempotent. Error: NOT_FOUND. */
  'POST /api/operator/expo/session/cancel': {
    input: Type.Object(
      {
        operator: OperatorName,
        id: Id,
        reason: Type.String({ maxLength: 100, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' })
      },
      { additionalProperties: false }
    ),
    data: ManagedSession,
    auth: 'operator'
  }
} as const;
