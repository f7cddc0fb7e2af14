import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { LinkTarget } from './deepLink';

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

export const Notification = Type.Object({
  id: Id,
  kind: NotificationKind,
  title: Type.String(),
  body: Type.String(),
  /** Where a tap leads; null when there is nothing more to see. */
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

/** What waits of the kinds that there is something of, in the order of the contract; muted ones as well. */
export const NotificationOverview = Type.Object({
  kinds: Type.Array(
    Type.Object({ kind: NotificationKind, total: Type.Integer(), unread: Type.Integer(), isMuted: Type.Boolean() })
  ),
  mutedKinds: Type.Array(NotificationKind)
});
export type NotificationOverview = Static<typeof NotificationOverview>;

export const messageCalls = {
  /** How many notifications the person has not read, those of muted kinds left out; 0 for a visitor. */
  'GET /api/front/message/getUnReadMsg': { data: Type.Integer({ minimum: 0 }) },
  /** The person's notifications, newest first. */
  'POST /api/front/message/myMsgList': {
    input: NotificationQuery,
    data: PageOf(Notification),
    secure: true,
    auth: 'member'
  },
  'GET /api/front/message/overview': { data: NotificationOverview, auth: 'member' },
  /** Without a kind it is all of them. */
  'POST /api/front/message/setAllRead': {
    input: Type.Object({ kind: Type.Optional(NotificationKind) }, { additionalProperties: false }),
    data: Empty,
    secure: true,
    auth: 'member'
  },
  /** Reading twice is reading once. Error: NOT_FOUND (also for somebody else's notification). */
  'POST /api/front/message/setRead/{id}': { data: Empty, auth: 'member' },
  /** Takes one out of the list; one that is gone already is no error. Can be undone for ten minutes. */
  'POST /api/front/message/remove/{id}': { data: Empty, auth: 'member' },
  /** Undoes a removal. Error: NOT_FOUND (also when it is too late). */
  'POST /api/front/message/restore/{id}': { data: Empty, auth: 'member' },
  /** Muted kinds still arrive, and are not counted. What is about the account (`system`) cannot be muted: VALIDATION. */
  'POST /api/front/message/mute': {
    input: Type.Object({ kind: NotificationKind, isMuted: Type.Boolean() }, { additionalProperties: false }),
    data: Empty,
    auth: 'member'
  }
} as const;
