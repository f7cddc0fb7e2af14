import type { HolderDuplicate } from '@contract/holder';
import { MAX_DUPLICATE_GROUPS, MAX_HOLDER_MERGE } from '@rules/holder';
import type { Db } from '../../database/schema';
import type { Member } from '../../http/ports';
import { findAllEntries, type HolderEntryRow } from './holder.repository';
import { digitsOf } from './holderPerson';
import { presentEntries } from './presentation.service';

const plain = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** Keys by which two entries are taken for one person: each number, and the name within a company. */
function keysOf({ person }: HolderEntryRow): string[] {
  const numbers = [person.mobile, person.otherMobile].map(digitsOf).filter((digits) => digits.length >= 7);
  const name = person.companyName === '' ? [] : [`${plain(person.name)} of ${plain(person.companyName)}`];
  return [...numbers, ...name];
}

/** Groups of rows that are joined pair by pair: a forest whose trees are the groups (union-find). */
class RowGroups {
  private readonly parents: number[];

  constructor(private readonly rows: readonly HolderEntryRow[]) {
    this.parents = rows.map((_, index) => index);
  }

  /** Puts the groups of two rows together; the earlier row becomes the root. */
  join(one: number, other: number): void {
    const [first, second] = [this.rootOf(one), this.rootOf(other)].sort((a, b) => a - b);
    if (first !== undefined && second !== undefined) this.parents[second] = first;
  }

  /** Returns the groups with more than one row, in the order of their first rows. */
  list(): HolderEntryRow[][] {
    const groups = new Map<number, HolderEntryRow[]>();
    for (const [index, row] of this.rows.entries()) {
      const root = this.rootOf(index);
      const group = groups.get(root);
      if (group === undefined) groups.set(root, [row]);
      else group.push(row);
    }
    return [...groups.values()].filter(({ length }) => length > 1);
  }

  private rootOf(index: number): number {
    let root = index;
    for (let parent = this.parents[root]; parent !== undefined && parent !== root; parent = this.parents[root]) {
      // Halves the way for the next search.
      this.parents[root] = this.parents[parent] ?? parent;
      root = parent;
    }
    return root;
  }
}

/** Groups entries that share a key, directly or over others. */
function groupByKeys(rows: readonly HolderEntryRow[]): HolderEntryRow[][] {
  const groups = new RowGroups(rows);
  const firstWith = new Map<string, number>();
  for (const [index, row] of rows.entries()) {
    for (const key of keysOf(row)) {
      const first = firstWith.get(key);
      if (first === undefined) firstWith.set(key, index);
      else groups.join(first, index);
    }
  }
  return groups.list();
}

/** Returns people who seem to be the same, by number or by name and company; as many as can be shown and merged at once. */
export async function findDuplicates(db: Db, member: Member): Promise<HolderDuplicate[][]> {
  const groups = groupByKeys(await findAllEntries(db, member.id))
    .slice(0, MAX_DUPLICATE_GROUPS)
    .map((group) => group.slice(0, MAX_HOLDER_MERGE));
  const entries = new Map((await presentEntries(db, groups.flat())).map((entry) => [entry.id, entry]));
  return groups.map((group) =>
    group.flatMap((row) => {
      const entry = entries.get(row.id);
      return entry === undefined ? [] : [{ ...entry, keys: keysOf(row) }];
    })
  );
}
