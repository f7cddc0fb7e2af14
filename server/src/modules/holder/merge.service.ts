import type { HolderEntry, HolderPerson } from '@contract/holder';
import { MAX_HOLDER_NOTE, MAX_HOLDER_TAGS } from '@rules/holder';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { findAllEntries, type HolderEntryRow, removeEntries, updateEntry } from './holder.repository';
import { presentEntries, withHolder } from './holder.service';
import { personColumns } from './newEntry';

const digitsOf = (number: string) => number.replace(/\D/g, '').replace(/^86(?=1\d{10}$)/, '');
const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Keys by which two entries are taken for one person: each number, and the name within a company. */
function keysOf({ person }: HolderEntryRow): string[] {
  const numbers = [person.mobile, person.otherMobile].map(digitsOf).filter((digits) => digits.length >= 7);
  const name = person.companyName === '' ? [] : [`${plain(person.name)} of ${plain(person.companyName)}`];
  return [...numbers, ...name];
}

/** Groups entries that share a key, directly or over others. */
function groupByKeys(rows: readonly HolderEntryRow[]): HolderEntryRow[][] {
  const groupOf = new Map<string, HolderEntryRow[]>();
  for (const row of rows) {
    const keys = keysOf(row);
    const joined = new Set(keys.flatMap((key) => groupOf.get(key) ?? []));
    const group = [...joined, row];
    for (const key of new Set([...group.flatMap(keysOf), ...keys])) groupOf.set(key, group);
  }
  return [...new Set(groupOf.values())].filter(({ length }) => length > 1);
}

/** Returns people who seem to be the same, by number or by name and company. */
export async function findDuplicates(db: Db, member: Member): Promise<HolderEntry[][]> {
  const groups = groupByKeys(await findAllEntries(db, member.id));
  return Promise.all(groups.map((group) => presentEntries(db, group)));
}

/** Takes from the others, in their order, what the first person lacks. */
function mergePeople(people: readonly HolderPerson[]): HolderPerson {
  const [first, ...others] = people;
  if (first === undefined) throw new Error('no person to merge');
  const merged = { ...first };
  for (const field of Object.keys(merged) as (keyof HolderPerson)[]) {
    if (merged[field] === '') merged[field] = others.find((other) => other[field] !== '')?.[field] ?? '';
  }
  const second = others.find(({ mobile }) => mobile !== '' && digitsOf(mobile) !== digitsOf(merged.mobile));
  if (merged.otherMobile === '' && second !== undefined) merged.otherMobile = second.mobile;
  return merged;
}

/**
 * Merges people into the first: remarks are joined, and what the first lacks is taken from the others.
 * @throws AppError NOT_FOUND when one of them is not in the member's holder, CONFLICT `entries` `cards` for two people with
 * cards of their own
 */
export async function mergePersons(
  db: Db,
  member: Member,
  ids: readonly string[],
  nowMs: number
): Promise<HolderEntry> {
  const row = await withHolder(db, member.id, async (tx) => {
    const found = await findAllEntries(tx, member.id, ids);
    const rows = ids.flatMap((id) => found.find((entry) => entry.id === id) ?? []);
    const [first] = rows;
    if (first === undefined || rows.length < ids.length) throw new AppError('NOT_FOUND');
    const owners = new Set(rows.flatMap(({ person_user_id: id }) => id ?? []));
    if (owners.size > 1) throw new AppError('CONFLICT', { fields: { entries: 'cards' } });
    const withCard = rows.find(({ person_user_id: id }) => id !== null);
    const others = ids.filter((id) => id !== first.id);
    // Before the first takes their person: it is in a holder once.
    await removeEntries(tx, member.id, others, nowMs);
    const notes = [...new Set(rows.map(({ note }) => note).filter((note) => note !== ''))].join('\n');
    return updateEntry(tx, first.id, {
      ...personColumns(mergePeople(rows.map(({ person }) => person))),
      person_user_id: withCard?.person_user_id ?? null,
      card_id: withCard?.card_id ?? null,
      is_exchanged: rows.some((entry) => entry.is_exchanged),
      is_starred: rows.some((entry) => entry.is_starred),
      note: [...notes].slice(0, MAX_HOLDER_NOTE).join(''),
      tags: [...new Set(rows.flatMap(({ tags }) => tags))].slice(0, MAX_HOLDER_TAGS),
      group_id: rows.find(({ group_id: groupId }) => groupId !== null)?.group_id ?? null,
      remind_on: rows.flatMap(({ remind_on: day }) => day ?? []).sort()[0] ?? null
    });
  });
  const [entry] = await presentEntries(db, [row]);
  if (entry === undefined) throw new Error(`entry ${row.id} was not presented`);
  return entry;
}
