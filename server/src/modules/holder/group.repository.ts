import type { HolderGroup } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';

/** Returns the groups of a holder in the order of their creation, with the number of people in each. */
export function listGroups(db: Db | Tx, userId: string): Promise<HolderGroup[]> {
  return db
    .selectFrom('holder_group as g')
    .leftJoin('holder_entry as e', (join) => join.onRef('e.group_id', '=', 'g.id').on('e.removed_at_ms', 'is', null))
    .where('g.user_id', '=', userId)
    .select((eb) => ['g.id', 'g.name', eb.fn.count<number>('e.id').as('count')])
    .groupBy('g.id')
    .orderBy('g.created_at_ms')
    .orderBy('g.id')
    .execute();
}

export function findGroups(db: Db, userId: string) {
  return db.selectFrom('holder_group').selectAll().where('user_id', '=', userId).orderBy('created_at_ms').execute();
}

export function findGroup(tx: Db | Tx, userId: string, id: string): Promise<{ id: string } | undefined> {
  return tx
    .selectFrom('holder_group')
    .select('id')
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

export async function deleteGroup(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('holder_group').where('id', '=', id).execute();
}

export async function deleteGroupsOf(tx: Tx, userId: string): Promise<void> {
  await tx.deleteFrom('holder_group').where('user_id', '=', userId).execute();
}
