import type { Selectable } from 'kysely';
import type { HolderGroup } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';
import type { HolderGroupTable } from './holder.tables';

type HolderGroupRow = Selectable<HolderGroupTable>;

/** Returns the groups of a holder in the order of their creation, with the number of people in each. */
export function listGroups(db: Db | Tx, userId: string): Promise<HolderGroup[]> {
  return db
    .selectFrom('holder_group as g')
    .leftJoin('holder_entry as e', (join) => join.onRef('e.group_id', '=', 'g.id').on('e.removed_at_ms', 'is', null))
    .where('g.user_id', '=', userId)
    .where('g.removed_at_ms', 'is', null)
    .select((eb) => ['g.id', 'g.name', eb.fn.count<number>('e.id').as('count')])
    .groupBy('g.id')
    .orderBy('g.created_at_ms')
    .orderBy('g.id')
    .execute();
}

export function findGroups(db: Db, userId: string): Promise<HolderGroupRow[]> {
  return db
    .selectFrom('holder_group')
    .selectAll()
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .orderBy('created_at_ms')
    .execute();
}

/** Returns a group of a holder, also a removed one. */
export function findGroup(tx: Tx, userId: string, id: string): Promise<HolderGroupRow | undefined> {
  return tx
    .selectFrom('holder_group')
    .selectAll()
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function insertGroup(
  tx: Tx,
  group: { id: string; user_id: string; name: string; created_at_ms: number }
): Promise<void> {
  await tx.insertInto('holder_group').values(group).execute();
}

export async function renameGroupRow(tx: Tx, id: string, name: string): Promise<void> {
  await tx.updateTable('holder_group').set({ name }).where('id', '=', id).execute();
}

/** Removes a group from its holder; its people remember it. */
export async function removeGroupRow(tx: Tx, id: string, nowMs: number): Promise<void> {
  await tx
    .updateTable('holder_entry')
    .set({ group_id: null, former_group_id: id })
    .where('group_id', '=', id)
    .execute();
  await tx.updateTable('holder_group').set({ removed_at_ms: nowMs }).where('id', '=', id).execute();
}

/** Brings a group back, with its people who are in no other one. */
export async function restoreGroupRow(tx: Tx, id: string): Promise<void> {
  await tx.updateTable('holder_group').set({ removed_at_ms: null }).where('id', '=', id).execute();
  await tx
    .updateTable('holder_entry')
    .set({ group_id: id, former_group_id: null })
    .where('former_group_id', '=', id)
    .where('group_id', 'is', null)
    .execute();
}

export async function deleteGroupsRemovedBefore(db: Db, removedBeforeMs: number): Promise<void> {
  await db.deleteFrom('holder_group').where('removed_at_ms', '<', removedBeforeMs).execute();
}

export async function deleteGroupsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('holder_group').where('user_id', '=', userId).execute();
}
