import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { LinkTarget } from '@contract/deepLink';
import {
  type Notification,
  NotificationKind,
  type NotificationOverview,
  type NotificationQuery
} from '@contract/message';
import type { NotificationContent, NotificationEvent } from '@contract/notification/content';
import { DAY_MS } from '@rules/duration';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { preferencesOf } from '../user/preference.service';
import { notificationsCreated } from './message.events';
import {
  countByKind,
  countUnread,
  deleteMute,
  deleteNotifications,
  deleteNotified,
  findMutedKinds,
  findNotificationById,
  findNotifications,
  hasNotified,
  insertMute,
  insertNotifications,
  type NotificationRow,
  updateAllRead,
  updateRead,
  updateRemoved,
  updateRestored
} from './message.repository';

const DEFAULT_LIMIT = 20;
/** Maximum number of characters of a quoted text. */
const MAX_QUOTED = 200;
const RETENTION_MS = 180 * DAY_MS;
/** Kinds in the order of the contract. */
const kindsInOrder = NotificationKind.anyOf.map(({ const: kind }) => kind);

const NotificationCursor = Type.Tuple([CursorTime, CursorId]);

export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  content: NotificationContent;
  /** Target of a tap. */
  jump: LinkTarget | null;
  /** Person who is named or quoted: the notification is deleted with their account. */
  aboutUserId?: string | null;
}

/** Creates notifications, which their recipients see when the transaction commits. */
export async function notify(tx: Tx, notifications: NewNotification[], nowMs: number): Promise<void> {
  const created = notifications.map((notification) => ({ id: newId(nowMs), ...notification }));
  const rows = created.map(({ id, userId, aboutUserId = null, kind, content, jump }) => ({
    id,
    user_id: userId,
    about_user_id: aboutUserId,
    kind,
    event: content.event,
    params: truncatedParams(content.params),
    jump
  }));
  await insertNotifications(tx, rows, nowMs);
  await notificationsCreated.publish(tx, { notifications: created }, nowMs);
}

/** Returns a notification, for a message that is sent about it; undefined for one that was deleted. */
export async function findNotification(db: Db, id: string): Promise<Notification | undefined> {
  const row = await findNotificationById(db, id);
  return row && presentNotification(row);
}

/** Returns whether someone was notified of an event at a moment, for jobs that run again. */
export function isNotified(
  tx: Tx,
  notified: { event: NotificationEvent; jump: LinkTarget; atMs: number }
): Promise<boolean> {
  return hasNotified(tx, notified);
}

/** Withdraws what users were notified of at a moment. */
export async function withdrawNotifications(
  tx: Tx,
  notified: { userIds: readonly string[]; event: NotificationEvent; jump: LinkTarget; atMs: number }
): Promise<void> {
  if (notified.userIds.length > 0) await deleteNotified(tx, notified);
}

/** Returns the number of unread notifications; 0 for a visitor, and for a user who switched reminders off. */
export async function unreadCount(db: Db, viewer: Member | null): Promise<number> {
  if (viewer === null) return 0;
  const { messageNotify } = await preferencesOf(db, viewer.id);
  return messageNotify ? countUnread(db, viewer.id) : 0;
}

/** Returns the viewer's own notifications, newest first. */
export async function listNotifications(db: Db, viewer: Member, query: NotificationQuery): Promise<Page<Notification>> {
  const { limit = DEFAULT_LIMIT, kind } = query;
  const after = decodeCursor(query.cursor, NotificationCursor);
  const rows = await findNotifications(db, viewer.id, { after, limit: limit + 1, kind });
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentNotification);
}

/**
 * Marks a notification as read. Idempotent.
 * @throws AppError NOT_FOUND, also for another user's notification
 */
export async function markRead(db: Db, viewer: Member, id: string, nowMs: number): Promise<void> {
  if (!(await updateRead(db, viewer.id, id, nowMs))) throw new AppError('NOT_FOUND');
}

/** Marks all notifications, or those of a kind, as read. */
export async function markAllRead(
  db: Db,
  viewer: Member,
  kind: NotificationKind | undefined,
  nowMs: number
): Promise<void> {
  await updateAllRead(db, viewer.id, kind, nowMs);
}

/** Returns the counts of each kind, and which kinds are muted. */
export async function overview(db: Db, viewer: Member): Promise<NotificationOverview> {
  const [counts, muted] = await Promise.all([countByKind(db, viewer.id), findMutedKinds(db, viewer.id)]);
  const kinds = kindsInOrder.flatMap((kind) => {
    const count = counts.find((row) => row.kind === kind);
    return count ? [{ kind, total: count.total, unread: count.unread, isMuted: muted.includes(kind) }] : [];
  });
  return { kinds, mutedKinds: kindsInOrder.filter((kind) => muted.includes(kind)) };
}

/** Removes a notification from the list. Does nothing for one that is removed or another user's. */
export async function removeNotification(db: Db, viewer: Member, id: string, nowMs: number): Promise<void> {
  await updateRemoved(db, viewer.id, id, nowMs);
}

/**
 * Undoes a removal. Idempotent.
 * @throws AppError NOT_FOUND, also when it is too late
 */
export async function restoreNotification(db: Db, viewer: Member, id: string, nowMs: number): Promise<void> {
  if (!(await updateRestored(db, viewer.id, id, nowMs - UNDO_MS))) throw new AppError('NOT_FOUND');
}

/**
 * Mutes or unmutes a kind: muted kinds arrive without being counted.
 * @throws AppError VALIDATION for `system`: account notifications cannot be muted
 */
export async function mute(db: Db, viewer: Member, kind: NotificationKind, isMuted: boolean): Promise<void> {
  if (kind === 'system') throw new AppError('VALIDATION', { fields: { kind: 'enum' } });
  if (isMuted) await insertMute(db, viewer.id, kind);
  else await deleteMute(db, viewer.id, kind);
}

/** Deletes notifications after 180 days, and removed ones once the removal cannot be undone. */
export async function purgeNotifications(db: Db, nowMs: number): Promise<void> {
  await deleteNotifications(db, nowMs - RETENTION_MS, nowMs - UNDO_MS);
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    content: { event: row.event, params: row.params } as NotificationContent,
    jump: row.jump,
    createdAtMs: row.created_at_ms,
    isRead: row.read_at_ms !== null
  };
}

/** Shortens each text of the parameters; `…` marks the omission. */
function truncatedParams<P extends NotificationContent['params']>(params: P): P {
  return JSON.parse(JSON.stringify(params), (_, value: unknown) =>
    typeof value === 'string' ? truncated(value) : value
  ) as P;
}

function truncated(text: string): string {
  const characters = [...text];
  return characters.length > MAX_QUOTED ? `${characters.slice(0, MAX_QUOTED - 1).join('')}…` : text;
}
