import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Id, Nullable, oneOf } from './common';
import { FlashChanges } from './flash';

const topics = ['inquiry', 'purchase', 'quotation', 'ownPurchase', 'ownSupply'] as const;

/**
 * Kinds of things that an open page watches: an inquiry thread, the quotations of a purchase request, a quotation, and
 * the review of the viewer's own listings.
 */
export const LiveTopic = oneOf(topics);
export type LiveTopic = Static<typeof LiveTopic>;

/** A subject that a page watches. */
export interface LiveSubject {
  topic: LiveTopic;
  id: string;
}

/** Current stamp of a subject. It differs after every event that the viewer may know of; null: the viewer may not see it. */
export const LiveStamp = Type.Object({ topic: LiveTopic, id: Id, stamp: Nullable(Type.String()) });
export type LiveStamp = Static<typeof LiveStamp>;

/** Number of subjects that one client can watch. */
export const MAX_LIVE_SUBJECTS = 5;

const subject = `(${topics.join('|')}):[A-Za-z0-9_-]{1,64}`;

/** Input of the stream and of the poll. */
export const LiveQuery = Type.Object(
  {
    /** Subjects as `topic:id`, comma-separated. Needs a member. */
    watch: Type.Optional(Type.String({ pattern: `^${subject}(,${subject}){0,${MAX_LIVE_SUBJECTS - 1}}$` })),
    /** Cursor after the last flash that the client has; absent: no flashes are wanted. */
    flashCursor: Type.Optional(Cursor)
  },
  { additionalProperties: false }
);
export type LiveQuery = Static<typeof LiveQuery>;

export const LiveNews = Type.Object({
  /** Unread notifications without muted kinds; 0 for a visitor. */
  unread: Type.Integer({ minimum: 0 }),
  stamps: Type.Array(LiveStamp),
  /** Flash changes after `flashCursor`; null without one. */
  flashes: Nullable(FlashChanges)
});
export type LiveNews = Static<typeof LiveNews>;

/**
 * Server-sent events without an envelope, for what `live/poll` answers. Named events: `flash`, a FlashChange with its
 * cursor as `id`; `unread`, a number; `stamp`, a LiveStamp; `beat` at the start and every 15 s. Unread count and stamps
 * come at the start and after changes. The server ends a stream after some minutes; the client opens the next one.
 * Errors use the normal envelope: VALIDATION, UNAUTHORIZED, RATE_LIMITED.
 */
export type LiveStreamPath = '/api/front/live/stream';

export const liveCalls = {
  /** Returns what has changed, for clients without streams: one call instead of one per page element. */
  'GET /api/front/live/poll': { input: LiveQuery, data: LiveNews }
} as const;
