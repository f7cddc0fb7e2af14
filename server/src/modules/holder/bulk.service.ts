import { MAX_HOLDER_TAG, MAX_HOLDER_TAGS } from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { addTag, removeTag, setGroup, setStar } from './bulk.repository';
import { requireGroup } from './group.service';
import { withHolder } from './withHolder';

interface Tagged {
  ids: string[];
  tag: string;
}

/**
 * Adds a tag to people; those who have it, and those with the maximum number, stay as they are.
 * @returns how many got it
 * @throws AppError VALIDATION for a tag that is empty or too long
 */
export async function tagPeople(db: Db, member: Member, { ids, tag }: Tagged): Promise<number> {
  const line = normalizeLine(tag);
  if (line === '' || [...line].length > MAX_HOLDER_TAG) {
    throw new AppError('VALIDATION', { fields: { tag: line === '' ? 'required' : 'maxLength' } });
  }
  return withHolder(db, member.id, (tx) => addTag(tx, member.id, ids, { tag: line, maxTags: MAX_HOLDER_TAGS }));
}

/** Removes a tag from people. @returns how many had it */
export function untagPeople(db: Db, member: Member, { ids, tag }: Tagged): Promise<number> {
  return withHolder(db, member.id, (tx) => removeTag(tx, member.id, ids, normalizeLine(tag)));
}

/**
 * Moves people to a group, or out of theirs.
 * @returns how many are there
 * @throws AppError NOT_FOUND for a group of others
 */
export function movePeople(
  db: Db,
  member: Member,
  { ids, groupId }: { ids: string[]; groupId: string | null }
): Promise<number> {
  return withHolder(db, member.id, async (tx) => {
    if (groupId !== null) await requireGroup(tx, member, groupId);
    return setGroup(tx, member.id, ids, groupId);
  });
}

/** Stars people, or removes their stars. @returns how many are there */
export function starPeople(
  db: Db,
  member: Member,
  { ids, isStarred }: { ids: string[]; isStarred: boolean }
): Promise<number> {
  return withHolder(db, member.id, (tx) => setStar(tx, member.id, ids, isStarred));
}
