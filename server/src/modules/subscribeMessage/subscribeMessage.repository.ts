import { type Insertable, type Selectable, sql } from 'kysely';
import type { Language } from '@contract/localText';
import type { Db, Tx } from '../../database/schema';
import type { SubscribePermissionTable } from './subscribeMessage.tables';

type SubscribePermissionRow = Selectable<SubscribePermissionTable>;

/** Does nothing for a request that is stored. */
export async function insertPermissions(db: Db, rows: Insertable<SubscribePermissionTable>[]): Promise<void> {
  await db
    .insertInto('subscribe_permission')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['user_id', 'request_id', 'topic']).doNothing())
    .execute();
}

/** Returns whether a call was stored before, for which its login code is not needed again. */
export async function hasRequest(db: Db, userId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('subscribe_permission')
    .select('id')
    .where('user_id', '=', userId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/**
 * Returns the open permissions of users, oldest first, and locks them until the transaction ends. One that another
 * transaction is giving away is left out: its message is another one.
 */
export function lockOpen(tx: Tx, userIds: readonly string[]): Promise<SubscribePermissionRow[]> {
  return tx
    .selectFrom('subscribe_permission')
    .selectAll()
    .where(sql<boolean>`user_id = any(${userIds})`)
    .where('status', '=', 'open')
    .orderBy('created_at_ms')
    .orderBy('id')
    .forUpdate()
    .skipLocked()
    .execute();
}

/** Returns the language of a permission; undefined for one that is not stored any more. */
export async function findLanguage(db: Db, id: string): Promise<Language | undefined> {
  const row = await db.selectFrom('subscribe_permission').select('language').where('id', '=', id).executeTakeFirst();
  return row?.language;
}

export function lockPermission(tx: Tx, id: string): Promise<SubscribePermissionRow | undefined> {
  return tx.selectFrom('subscribe_permission').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function updatePermission(
  tx: Tx,
  id: string,
  change: Partial<Pick<SubscribePermissionRow, 'status' | 'notification_id' | 'ended_at_ms'>>
): Promise<void> {
  await tx.updateTable('subscribe_permission').set(change).where('id', '=', id).execute();
}

export async function deleteEnded(db: Db, beforeMs: number): Promise<void> {
  await db.deleteFrom('subscribe_permission').where('ended_at_ms', '<', beforeMs).execute();
}

/** Returns the permissions given before a time that were given to a notification and are not sent yet. */
export function findSending(db: Db, createdBeforeMs: number) {
  return db
    .selectFrom('subscribe_permission')
    .select(['id', 'notification_id'])
    .where('status', '=', 'sending')
    .where('created_at_ms', '<', createdBeforeMs)
    .execute();
}

export async function deletePermission(db: Db, id: string): Promise<void> {
  await db.deleteFrom('subscribe_permission').where('id', '=', id).execute();
}
