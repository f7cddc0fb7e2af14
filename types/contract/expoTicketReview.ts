import { type Static, Type } from '@sinclair/typebox';
import { Cursor, DateOnly, Id, PageLimit, PageOf, TimeMs } from './common';
import { ExpoTicket, ExpoTicketStatus } from './expoTicket';

const strict = { additionalProperties: false };

/** A ticket, to an operator. */
export const ReviewedTicket = Type.Omit(ExpoTicket, ['relation', 'code', 'isCancellable']);
export type ReviewedTicket = Static<typeof ReviewedTicket>;

const operator = Type.String({ minLength: 2, maxLength: 20 });

const settingFields = {
  opensAtMs: TimeMs,
  closesAtMs: TimeMs,
  /** Closes the registration before its time. */
  isClosed: Type.Boolean(),
  /** Maximum number of tickets; fewer than are issued means that none is left. */
  capacity: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
  /** Days that a visitor can choose; tickets keep theirs. */
  days: Type.Array(DateOnly, { minItems: 1, maxItems: 16, uniqueItems: true }),
  revision: Type.Integer({ minimum: 0 })
};

export const TicketSettings = Type.Object({
  expoId: Id,
  ...settingFields,
  /** Tickets that are pending, issued, checked in or used. */
  ticketCount: Type.Integer({ minimum: 0 })
});
export type TicketSettings = Static<typeof TicketSettings>;

export const TicketSettingsBody = Type.Object(settingFields, strict);
export type TicketSettingsBody = Static<typeof TicketSettingsBody>;

export const ReviewedTicketQuery = Type.Object(
  {
    expoId: Type.Optional(Id),
    status: Type.Optional(ExpoTicketStatus),
    /** Number of the ticket, or the mobile number. */
    q: Type.Optional(Type.String({ minLength: 1, maxLength: 20 })),
    cursor: Type.Optional(Cursor),
    limit: Type.Optional(PageLimit)
  },
  strict
);
export type ReviewedTicketQuery = Static<typeof ReviewedTicketQuery>;

export const expoTicketReviewCalls = {
  /** Returns tickets, the newest first. */
  'GET /api/operator/expo/tickets': { input: ReviewedTicketQuery, data: PageOf(ReviewedTicket), auth: 'operator' },
  /** Issues a pending ticket. Idempotent. Errors: NOT_FOUND, CONFLICT with its status in `fields.ticket`. */
  'POST /api/operator/expo/tickets/approve/{id}': {
    input: Type.Object({ operator }, strict),
    data: ReviewedTicket,
    auth: 'operator'
  },
  /**
   * Rejects a pending ticket; the visitor sees the reason, and can register again. Errors: NOT_FOUND, CONFLICT with its
   * status in `fields.ticket`.
   */
  'POST /api/operator/expo/tickets/reject/{id}': {
    input: Type.Object({ operator, reason: Type.String({ minLength: 1, maxLength: 140 }) }, strict),
    data: ReviewedTicket,
    auth: 'operator'
  },
  /** Error: NOT_FOUND for an expo without registration. */
  'GET /api/operator/expo/ticketSettings/{expoId}': { data: TicketSettings, auth: 'operator' },
  /**
   * Changes the settings, or opens a registration with `revision` 0. Errors: NOT_FOUND for an unknown expo; VALIDATION
   * `closesAtMs` `range` unless it is after the opening, `days` `range` for a day without the expo; CONFLICT with
   * `fields.revision` `changed`.
   */
  'POST /api/operator/expo/ticketSettings/{expoId}': {
    input: Type.Object({ ...settingFields, operator }, strict),
    data: TicketSettings,
    auth: 'operator'
  }
} as const;
