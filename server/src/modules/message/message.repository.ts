import { sql, type Selectable } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { NotificationTable } from './message.tables';

export type NotificationRow = Selectable<NotificationTable>;

/** Sort key of a row, descending. */
export type NotificationKey = [createdAtMs: number, id: string];

export async function countUnread(db: Db | Tx, userId: string): Promise<number> {
  const { count } = await db
    .selectFrom('notification')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('read_at_ms', 'is', null)
    .executeTakeFirstOrThrow();
  return count;
}

/** A person's notifications, newest first. */
export function findNotifications(
  db: Db,
  userId: string,
  window: { after: NotificationKey | undefined; limit: number }
): Promise<NotificationRow[]> {
  let rows = db.selectFrom('notification').selectAll().where('user_id', '=', userId);
  if (window.after) {
    const [createdAtMs, id] = window.after;
    rows = rows.where(sql<boolean>`(created_at_ms, id) < (${createdAtMs}::int8, ${id})`);
  }
  return rows.orderBy('created_at_ms', 'desc').orderBy('id', 'desc').limit(window.limit).execute();
}

/** Rows for one statement: each has seven values, and PostgreSQL takes 65,535. */
const INSERT_STEP = 5000;

export async function insertNotifications(
  tx: Tx,
  rows: Omit<NotificationRow, 'created_at_ms' | 'read_at_ms'>[],
  nowMs: number
): Promise<void> {
  for (let start = 0; start < rows.length; start += INSERT_STEP) {
    const values = rows
      .slice(start, start + INSERT_STEP)
      .map((row) => ({ ...row, jump: row.jump && JSON.stringify(row.jump), created_at_ms: nowMs }));
    await tx.insertInto('notification').values(values).execute();
  }
}

/** Keeps the time of the first reading. False when the person has no such notification. */
export async function updateRead(db: Db, userId: string, id: string, nowMs: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('notification')
    .set({ read_at_ms: sql<number>`coalesce(read_at_ms, ${nowMs})` })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
}

export async function updateAllRead(db: Db, userId: string, nowMs: number): Promise<void> {
  await db
    .updateTable('notification')
    .set({ read_at_ms: nowMs })
    .where('user_id', '=', userId)
    .where('read_at_ms', 'is', null)
    .execute();
}
