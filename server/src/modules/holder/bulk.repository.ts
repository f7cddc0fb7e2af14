import { sql } from 'kysely';
import type { Tx } from '../../database/schema';

/** Returns the update of those entries of a holder that have these ids and are not removed. */
function updateEntriesOf(tx: Tx, userId: string, ids: readonly string[]) {
  return tx
    .updateTable('holder_entry')
    .where('user_id', '=', userId)
    .where('removed_at_ms', 'is', null)
    .where('id', 'in', ids);
}

/** Adds a tag to entries that lack it and have room. Returns their number. */
export async function addTag(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { tag, maxTags }: { tag: string; maxTags: number }
): Promise<number> {
  const { numUpdatedRows } = await updateEntriesOf(tx, userId, ids)
    .set({ tags: sql<string[]>`array_append(tags, ${tag})` })
    .where(sql<boolean>`not ${tag} = any(tags) and cardinality(tags) < ${maxTags}`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes a tag from entries. Returns the number of those that had it. */
export async function removeTag(tx: Tx, userId: string, ids: readonly string[], tag: string): Promise<number> {
  const { numUpdatedRows } = await updateEntriesOf(tx, userId, ids)
    .set({ tags: sql<string[]>`array_remove(tags, ${tag})` })
    .where(sql<boolean>`${tag} = any(tags)`)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Sets the group of entries. Returns their number. */
export async function setGroup(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  groupId: string | null
): Promise<number> {
  const { numUpdatedRows } = await updateEntriesOf(tx, userId, ids)
    .set({ group_id: groupId, former_group_id: null })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Sets or removes the star of entries. Returns their number. */
export async function setStar(tx: Tx, userId: string, ids: readonly string[], isStarred: boolean): Promise<number> {
  const { numUpdatedRows } = await updateEntriesOf(tx, userId, ids)
    .set({ is_starred: isStarred })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Removes entries, by the owner of the holder or by a merge. Returns their number. */
export async function removeEntries(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  { nowMs, mergedIntoId }: { nowMs: number; mergedIntoId: string | null }
): Promise<number> {
  const { numUpdatedRows } = await updateEntriesOf(tx, userId, ids)
    .set({ removed_at_ms: nowMs, merged_into_id: mergedIntoId })
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Brings back entries that were removed after this time: of each person the last one, unless they are there again. */
export async function restoreEntries(
  tx: Tx,
  userId: string,
  ids: readonly string[],
  removedAfterMs: number
): Promise<number> {
  const { numAffectedRows } = await sql`
    update holder_entry set removed_at_ms = null, merged_into_id = null
    where id in (
      select distinct on (coalesce(person_user_id, id)) id from holder_entry removed
      where user_id = ${userId} and id = any(${ids}::text[]) and removed_at_ms > ${removedAfterMs}
        and not exists (
          select from holder_entry there
          where there.user_id = ${userId} and there.removed_at_ms is null
            and there.person_user_id = removed.person_user_id)
      order by coalesce(person_user_id, id), removed_at_ms desc)`.execute(tx);
  return Number(numAffectedRows ?? 0);
}
