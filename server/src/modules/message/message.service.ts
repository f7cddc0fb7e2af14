import { Type } from '@sinclair/typebox';
import type { Page } from '@contract/common';
import type { JumpAction } from '@contract/jump';
import type { Notification, NotificationKind, NotificationQuery } from '@contract/message';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import { CursorId, CursorTime, decodeCursor, pageOf } from '../../http/cursor';
import type { Member } from '../../http/ports';
import {
  countUnread,
  findNotifications,
  insertNotifications,
  updateAllRead,
  updateRead,
  type NotificationRow
} from './message.repository';

const DEFAULT_LIMIT = 20;

const NotificationCursor = Type.Tuple([CursorTime, CursorId]);

export interface NewNotification {
  userId: string;
  kind: NotificationKind;
  title: string;
  body: string;
  /** Where a tap leads. */
  jump: JumpAction | null;
}

/** Puts notifications into their readers' message centres, when the transaction that has the reason for them commits. */
export async function notify(tx: Tx, notifications: NewNotification[], nowMs: number): Promise<void> {
  const rows = notifications.map(({ userId, ...words }) => ({ id: newId(nowMs), user_id: userId, ...words }));
  await insertNotifications(tx, rows, nowMs);
}

/** How many notifications the reader has not read; a visitor has none. */
export async function unreadCount(db: Db, reader: Member | null): Promise<number> {
  return reader === null ? 0 : countUnread(db, reader.id);
}

/** The reader's own notifications, newest first. */
export async function listNotifications(db: Db, reader: Member, query: NotificationQuery): Promise<Page<Notification>> {
  const { limit = DEFAULT_LIMIT } = query;
  const after = decodeCursor(query.cursor, NotificationCursor);
  const rows = await findNotifications(db, reader.id, { after, limit: limit + 1 });
  return pageOf(rows, limit, (row) => [row.created_at_ms, row.id], presentNotification);
}

/** Reading twice is reading once. Somebody else's notification is refused as if it did not exist. */
export async function markRead(db: Db, reader: Member, id: string, nowMs: number): Promise<void> {
  if (!(await updateRead(db, reader.id, id, nowMs))) throw new AppError('NOT_FOUND');
}

export async function markAllRead(db: Db, reader: Member, nowMs: number): Promise<void> {
  await updateAllRead(db, reader.id, nowMs);
}

function presentNotification(row: NotificationRow): Notification {
  return {
    id: row.id,
    kind: row.kind,
    title: row.title,
    body: row.body,
    jump: row.jump,
    createdAtMs: row.created_at_ms,
    isRead: row.read_at_ms !== null
  };
}
