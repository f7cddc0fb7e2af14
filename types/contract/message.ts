import { Type, type Static } from '@sinclair/typebox';
import { Cursor, Empty, Id, Nullable, PageLimit, PageOf, TimeMs } from './common';
import { JumpAction } from './jump';

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
  jump: Nullable(JumpAction),
  createdAtMs: TimeMs,
  isRead: Type.Boolean()
});
export type Notification = Static<typeof Notification>;

export const NotificationQuery = Type.Object(
  { cursor: Type.Optional(Cursor), limit: Type.Optional(PageLimit) },
  { additionalProperties: false }
);
export type NotificationQuery = Static<typeof NotificationQuery>;

export const messageCalls = {
  /** How many notifications the person has not read; 0 for a visitor. */
  'GET /api/front/message/getUnReadMsg': { data: Type.Integer({ minimum: 0 }) },
  /** The person's notifications, newest first. */
  'POST /api/front/message/myMsgList': {
    input: NotificationQuery,
    data: PageOf(Notification),
    secure: true,
    auth: 'member'
  },
  'POST /api/front/message/setAllRead': { data: Empty, secure: true, auth: 'member' },
  /** Reading twice is reading once. Error: NOT_FOUND (also for somebody else's notification). */
  'POST /api/front/message/setRead/{id}': { data: Empty, auth: 'member' }
} as const;
