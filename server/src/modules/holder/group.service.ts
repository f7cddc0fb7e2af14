import type { HolderGroup } from '@contract/holder';
import { MAX_HOLDER_GROUP_NAME, MAX_HOLDER_GROUPS } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import {
  findGroup,
  insertGroup,
  listGroups,
  removeGroupRow,
  renameGroupRow,
  restoreGroupRow
} from './group.repository';
import { withHolder } from './withHolder';

/**
 * Creates a group; one of this name that exists is returned.
 * @throws AppError VALIDATION for an empty or long name, CONFLICT `groups` `tooMany` above 30 groups
 */
export async function createGroup(db: Db, member: Member, name: string, nowMs: number): Promise<HolderGroup> {
  const line = validName(name);
  return withHolder(db, member.id, async (tx) => {
    const groups = await listGroups(tx, member.id);
    const known = groups.find((group) => group.name === line);
    if (known !== undefined) return known;
    requireRoom(groups);
    const id = newId(nowMs);
    await insertGroup(tx, { id, user_id: member.id, name: line, created_at_ms: nowMs });
    return { id, name: line, count: 0 };
  });
}

/**
 * Renames a group.
 * @throws AppError NOT_FOUND for a group of others, VALIDATION for an empty or long name, CONFLICT `name` `taken` when
 * another group has it
 */
export async function renameGroup(db: Db, member: Member, { id, name }: { id: string; name: string }): Promise<void> {
  const line = validName(name);
  await withHolder(db, member.id, async (tx) => {
    await requireGroup(tx, member, id);
    requireFreeName(await listGroups(tx, member.id), { id, name: line });
    await renameGroupRow(tx, id, line);
  });
}

/**
 * Removes a group; its people stay in the holder. Can be undone for ten minutes.
 * @throws AppError NOT_FOUND for a group of others
 */
export async function removeGroup(db: Db, member: Member, id: string, nowMs: number): Promise<void> {
  await withHolder(db, member.id, async (tx) => {
    await requireGroup(tx, member, id);
    await removeGroupRow(tx, id, nowMs);
  });
}

/**
 * Undoes the removal of a group, with its people who are in no other one since. Idempotent.
 * @throws AppError NOT_FOUND for a group of others and after the ten minutes, CONFLICT `name` `taken` and `groups`
 * `tooMany` when there is no room for it any more
 */
export function restoreGroup(db: Db, member: Member, id: string, nowMs: number): Promise<HolderGroup> {
  return withHolder(db, member.id, async (tx) => {
    const group = await findGroup(tx, member.id, id);
    if (group === undefined) throw new AppError('NOT_FOUND');
    if (group.removed_at_ms !== null) {
      if (group.removed_at_ms <= nowMs - UNDO_MS) throw new AppError('NOT_FOUND');
      const others = await listGroups(tx, member.id);
      requireFreeName(others, group);
      requireRoom(others);
      await restoreGroupRow(tx, id);
    }
    const restored = (await listGroups(tx, member.id)).find((one) => one.id === id);
    if (restored === undefined) throw new Error(`group ${id} was not restored`);
    return restored;
  });
}

/**
 * Requires a group of the member that is not removed.
 * @throws AppError NOT_FOUND for a group of others
 */
export async function requireGroup(tx: Tx, member: Member, id: string): Promise<void> {
  const group = await findGroup(tx, member.id, id);
  if (group === undefined || group.removed_at_ms !== null) throw new AppError('NOT_FOUND');
}

/** @throws AppError CONFLICT `groups` `tooMany` at the maximum number */
function requireRoom(groups: readonly HolderGroup[]): void {
  if (groups.length >= MAX_HOLDER_GROUPS) throw new AppError('CONFLICT', { fields: { groups: 'tooMany' } });
}

/** @throws AppError CONFLICT `name` `taken` when another group has it */
function requireFreeName(groups: readonly HolderGroup[], { id, name }: { id: string; name: string }): void {
  const isTaken = groups.some((group) => group.id !== id && group.name === name);
  if (isTaken) throw new AppError('CONFLICT', { fields: { name: 'taken' } });
}

/** @throws AppError VALIDATION for an empty or long name */
function validName(name: string): string {
  const line = normalizeLine(name);
  if (line === '') throw new AppError('VALIDATION', { fields: { name: 'required' } });
  if ([...line].length > MAX_HOLDER_GROUP_NAME) throw new AppError('VALIDATION', { fields: { name: 'maxLength' } });
  return line;
}
