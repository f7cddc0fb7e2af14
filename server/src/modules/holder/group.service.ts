import type { HolderGroup } from '@contract/holder';
import { MAX_HOLDER_GROUP_NAME, MAX_HOLDER_GROUPS } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { newId } from '../../database/id';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { deleteGroup, findGroup, insertGroup, listGroups, renameGroupRow } from './group.repository';
import { withHolder } from './holder.service';

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
    if (groups.length >= MAX_HOLDER_GROUPS) throw new AppError('CONFLICT', { fields: { groups: 'tooMany' } });
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
    const isTaken = (await listGroups(tx, member.id)).some((group) => group.id !== id && group.name === line);
    if (isTaken) throw new AppError('CONFLICT', { fields: { name: 'taken' } });
    await renameGroupRow(tx, id, line);
  });
}

/**
 * Removes a group; its people stay in the holder.
 * @throws AppError NOT_FOUND for a group of others
 */
export async function removeGroup(db: Db, member: Member, id: string): Promise<void> {
  await withHolder(db, member.id, async (tx) => {
    await requireGroup(tx, member, id);
    await deleteGroup(tx, id);
  });
}

/** @throws AppError NOT_FOUND for a group of others */
async function requireGroup(tx: Tx, member: Member, id: string): Promise<void> {
  if ((await findGroup(tx, member.id, id)) === undefined) throw new AppError('NOT_FOUND');
}

/** @throws AppError VALIDATION for an empty or long name */
function validName(name: string): string {
  const line = normalizeLine(name);
  if (line === '') throw new AppError('VALIDATION', { fields: { name: 'required' } });
  if ([...line].length > MAX_HOLDER_GROUP_NAME) throw new AppError('VALIDATION', { fields: { name: 'maxLength' } });
  return line;
}
