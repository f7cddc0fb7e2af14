import { type Selectable, sql } from 'kysely';
import type { NotificationKind } from '@contract/message';
import type { NotificationEvent } from '@contract/notification/content';
import type { Db, Tx } from '../../database/schema';
import type { NotificationTable } from './message.tables';

export type NotificationRow = Selectable<NotificationTable>;

/** Sort key of a row, descending. */
export type NotificationKey = [createdAtMs: number, id: string];

/** Counts unread notifications of kinds that are not muted. */
export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .where('read_at_ms', 'is', null)
    .where('kind', 'not in', (eb) => eb.selectFrom('notification_mute').select('kind').where('user_id', '=', userId))
    .executeTakeFirstOrThrow();
  return count;
}

/** Counts notifications by kind; kinds without any are omitted. */
export function countByKind(db: Db, userId: string) {
  return db
    .selectFrom('notification')
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .groupBy('kind')
    .select((eb) => [
      'kind',
      eb.fn.countAll<number>().as('total'),
      eb.fn.countAll<number>().filterWhere('read_at_ms', 'is', null).as('unread')
    ])
    .execute();
}

export async function findMutedKinds(db: Db, userId: string): Promise<NotificationKind[]> {
  const rows = await db.selectFrom('notification_mute').select('kind').where('user_id', '=', userId).execute();
  return rows.map(({ kind }) => kind);
}

export async function insertMute(db: Db, userId: string, kind: NotificationKind): Promise<void> {
  await db
    .insertInto('notification_mute')
    .values({ user_id: userId, kind })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function deleteMute(db: Db, userId: string, kind: NotificationKind): Promise<void> {
  await db.deleteFrom('notification_mute').where('user_id', '=', userId).where('kind', '=', kind).execute();
}

/** Returns a user's notifications, newest first. */
export function findNotifications(
  db: Db,
  userId: string,
  window: { after: NotificationKey | undefined; limit: number; kind: NotificationKind | undefined }
): Promise<NotificationRow[]> {
  let rows = db.selectFrom('notification').selectAll().where('user_id', '=', userId).where('removed_at_ms', 'is', null);
  if (window.kind) rows = rows.where('kind', '=', window.kind);
  if (window.after) {
    const [createdAtMs, id] = window.after;
    rows = rows.where(sql<boolean>`(created_at_ms, id) < (${createdAtMs}::int8, ${id})`);
  }
  return rows.orderBy('created_at_ms', 'desc').orderBy('id', 'desc').limit(window.limit).execute();
}

/** Rows per statement: each has nine values, and PostgreSQL accepts 65,535. */
const INSERT_STEP = 5000;

export async function insertNotifications(
  tx: Tx,
  rows: Omit<NotificationRow, 'created_at_ms' | 'read_at_ms' | 'removed_at_ms'>[],
  nowMs: number
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_STEP) {
    const values = rows.slice(start, start + INSERT_STEP).map((row) => ({
      ...row,
      params: JSON.stringify(row.params),
      jump: row.jump && JSON.stringify(row.jump),
      created_at_ms: nowMs
    }));
    await tx.insertInto('notification').values(values).execute();
  }
}

/** Returns whether there are notifications of an event at a moment. */
export async function hasNotified(
  tx: Tx,
  { event, jump, atMs }: { event: NotificationEvent; jump: object; atMs: number }
): Promise<boolean> {
  const found = await tx
    .selectFrom('notification')
    .select('id')
    .where('created_at_ms', '=', atMs)
    .where('event', '=', event)
    .where(sql<boolean>`jump = ${JSON.stringify(jump)}::jsonb`)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Deletes the notifications of an event at a moment. */
export async function deleteNotified(
  tx: Tx,
  { userIds, event, jump, atMs }: { userIds: readonly string[]; event: NotificationEvent; jump: object; atMs: number }
): Promise<void> {
  await tx
    .deleteFrom('notification')
    .where('user_id', 'in', userIds)
    .where('created_at_ms', '=', atMs)
    .where('event', '=', event)
    .where(sql<boolean>`jump = ${JSON.stringify(jump)}::jsonb`)
    .execute();
}

/** Keeps the time of the first reading. Returns false when the user has no such notification. */
export async function updateRead(db: Db, userId: string, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at_ms: sql<number>`coalesce(read_at_ms, ${nowMs})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Marks all notifications without a kind. */
export async function updateAllRead(
  db: Db,
  userId: string,
  kind: NotificationKind | undefined,
  nowMs: number
): Promise<void> {
  let unread = db
    .updateTable('notification')
    .set({ read_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('read_at_ms', 'is', null);
  if (kind) unread = unread.where('kind', '=', kind);
  await unread.execute();
}

/** Keeps the time of the first removal. */
export async function updateRemoved(db: Db, userId: string, id: string, nowMs: number): Promise<void> {
  await db
    .updateTable('notification')
    .set({ removed_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where('removed_at_ms', 'is', null)
    .execute();
}

/** Returns false when the user has no such notification, or removed it at or before that time. */
export async function updateRestored(db: Db, userId: string, id: string, removedAtMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ removed_at_ms: null })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('removed_at_ms', 'is', null), eb('removed_at_ms', '>', removedAtMs)]))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

/** Deletes notifications created before the one time, and those removed before the other. */
export async function deleteNotifications(db: Db, createdBeforeMs: number, removedBeforeMs: number): Promise<void> {
  await db.deleteFrom('notification').where('created_at_ms', '<', createdBeforeMs).execute();
  await db.deleteFrom('notification').where('removed_at_ms', '<', removedBeforeMs).execute();
}

export function findNotificationById(db: Db | Tx, id: string): Promise<NotificationRow | undefined> {
  return db.selectFrom('notification').selectAll().where('id', '=', id).executeTakeFirst();
}
