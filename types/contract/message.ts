import { type Static, Type } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { LinkTarget } from './deepLink';
import { ListingTitle, LocationName, OrganiserText, PartyName, TaxonomyName } from './localText';
import type { NotificationContent } from './notification/content';

export const NotificationKind = Type.Union([
  Type.Literal('system'),
  Type.Literal('review'),
  Type.Literal('quote'),
  Type.Literal('card'),
  Type.Literal('expo'),
  Type.Literal('market'),
  Type.Literal('team'),
  Type.Literal('invite'),
  Type.Literal('pay')
]);
export type NotificationKind = Static<typeof NotificationKind>;

/** Names among the parameters, which the server translates; other parameters pass as they are. */
const TranslatedParams = Type.Object(
  {
    /** Title of a listing, or of a session. */
    title: Type.Optional(ListingTitle),
    expo: Type.Optional(OrganiserText()),
    venue: Type.Optional(OrganiserText()),
    room: Type.Optional(OrganiserText()),
    about: Type.Optional(OrganiserText()),
    reason: Type.Optional(OrganiserText()),
    /** Texts of an operator. */
    body: Type.Optional(OrganiserText()),
    answer: Type.Optional(OrganiserText()),
    reply: Type.Optional(OrganiserText()),
    /** Names of people, or of companies. */
    name: Type.Optional(PartyName),
    person: Type.Optional(Nullable(PartyName)),
    sender: Type.Optional(Nullable(PartyName)),
    supplier: Type.Optional(Nullable(PartyName)),
    buyer: Type.Optional(Nullable(PartyName)),
    variety: Type.Optional(TaxonomyName),
    grade: Type.Optional(TaxonomyName),
    /** Name of a market or its short name, which is that of its location. */
    market: Type.Optional(LocationName),
    preview: Type.Optional(Type.Object({ place: Type.Optional(LocationName) }, { additionalProperties: true }))
  },
  { additionalProperties: true }
);

export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  /** Event and parameters; the client writes the text in the language of the recipient. */
  content: Type.Unsafe<NotificationContent>(Type.Object({ event: Type.String(), params: TranslatedParams })),
  /** Target of a tap; null when there is nothing to open. */
  jump: Nullable(LinkTarget),
  createdAtMs: TimeMs,
  isRead: Type.Boolean()
});
export type Notification = Static<typeof Notification>;

export const NotificationQuery = Type.Object(
  { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit), kind: Type.Optional(NotificationKind) },
  { additionalProperties: false }
);
export type NotificationQuery = Static<typeof NotificationQuery>;

/**
 * Unread notifications by kind, in the order of the contract; kinds without any are omitted, muted ones are included.
 */
export const NotificationOverview = Type.Object({
  kinds: Type.Array(
    Type.Object({ kind: NotificationKind, total: Type.Integer(), unread: Type.Integer(), isMuted: Type.Boolean() })
  ),
  mutedKinds: Type.Array(NotificationKind)
});
export type NotificationOverview = Static<typeof NotificationOverview>;

export const messageCalls = {
  /** Returns the user's number of unread notifications without muted kinds; 0 for a visitor. */
  'GET /api/front/message/getUnReadMsg': { data: Type.Integer({ minimum: 0 }) },
  /** Returns the user's notifications, newest first. */
  'POST /api/front/message/myMsgList': {
    input: NotificationQuery,
    data: PageOf(Notification),
    secure: true,
    auth: 'member'
  },
  'GET /api/front/message/overview': { data: NotificationOverview, auth: 'member' },
  /** Marks all notifications as read, or those of one kind. */
  'POST /api/front/message/setAllRead': {
    input: Type.Object({ kind: Type.Optional(NotificationKind) }, { additionalProperties: false }),
    data: Empty,
    secure: true,
    auth: 'member'
  },
  /** Marks a notification as read. Idempotent. Error: NOT_FOUND (also for another user's notification). */
  'POST /api/front/message/setRead/{id}': { data: Empty, auth: 'member' },
  /** Removes a notification from the list. Idempotent. Can be undone for ten minutes. */
  'POST /api/front/message/remove/{id}': { data: Empty, auth: 'member' },
  /** Undoes a removal. Error: NOT_FOUND (also after the ten minutes). */
  'POST /api/front/message/restore/{id}': { data: Empty, auth: 'member' },
  /**
   * Mutes or unmutes a kind. Muted kinds still arrive but are not counted. Error: VALIDATION for account notifications
   * (`system`), which cannot be muted.
   */
  'POST /api/front/message/mute': {
    input: Type.Object({ kind: NotificationKind, isMuted: Type.Boolean() }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  }
} as const;
