import type { HolderEntry } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { restoreEntries } from './bulk.repository';
import { findAllEntries, findLastMerged, type HolderEntryRow, updateEntry } from './holder.repository';
import type { LastMerge, MergedColumns } from './holder.tables';
import { identityOf, remarksOf } from './mergedColumns';
import { personColumns } from './newEntry';
import { presentOne } from './presentation.service';
import { withHolder } from './withHolder';

/**
 * Undoes the last merge of people into the first, within ten minutes. What was changed since stays: remarks with the first,
 * and what came from a card or an exchange with the one whose card it is. A repeated call returns the first.
 * @throws AppError NOT_FOUND when the first is not in the member's holder, and when this merge cannot be undone any more
 */
export async function undoMerge(db: Db, member: Member, ids: readonly string[], nowMs: number): Promise<HolderEntry> {
  const row = await withHolder(db, member.id, async (tx) => {
    const found = await findAllEntries(tx, member.id, { ids });
    const entry = found.find(({ id }) => id === ids[0]);
    if (entry === undefined) throw new AppError('NOT_FOUND');
    // Repeated: all of them are back.
    if (found.length === ids.length) return entry;
    const { last_merge: merge } = entry;
    const others = await findUndoable(tx, entry, ids.slice(1), nowMs);
    if (merge === null || others === undefined) throw new AppError('NOT_FOUND');
    return separate(tx, entry, { merge, others, removedAfterMs: nowMs - UNDO_MS });
  });
  return presentOne(db, row);
}

/** Returns the entries of the last merge when it was of exactly these, and can be undone. */
async function findUndoable(
  tx: Tx,
  entry: HolderEntryRow,
  otherIds: readonly string[],
  nowMs: number
): Promise<HolderEntryRow[] | undefined> {
  if (entry.merged_at_ms === null || entry.merged_at_ms <= nowMs - UNDO_MS) return undefined;
  const others = await findLastMerged(tx, entry);
  const isSame = others.length === otherIds.length && others.every(({ id }) => otherIds.includes(id));
  return isSame ? others : undefined;
}

async function separate(
  tx: Tx,
  entry: HolderEntryRow,
  { merge, others, removedAfterMs }: { merge: LastMerge; others: HolderEntryRow[]; removedAfterMs: number }
): Promise<HolderEntryRow> {
  const { before, after } = merge;
  const isOwn = before.person_user_id === entry.person_user_id;
  const remarks = rebase(remarksOf(before), remarksOf(after), remarksOf(entry));
  const identity = isOwn ? changedIdentity(before, after, entry) : storedIdentity(before);
  const kept = await updateEntry(tx, entry.id, { ...remarks, ...identity, merged_at_ms: null, last_merge: null });
  // After the first has released their person: it is in a holder once.
  const ids = others.map(({ id }) => id);
  await restoreEntries(tx, entry.user_id, ids, removedAfterMs);
  const owner = others.find(({ person_user_id: personId }) => personId === entry.person_user_id);
  if (!isOwn && owner !== undefined) await updateEntry(tx, owner.id, changedIdentity(owner, after, entry));
  return kept;
}

/** Returns the identity of a person with what was changed of it since the merge. */
function changedIdentity(person: MergedColumns, after: MergedColumns, now: MergedColumns) {
  return storedIdentity({
    ...person,
    ...rebase(identityOf(person), identityOf(after), identityOf(now)),
    person: rebase(person.person, after.person, now.person)
  });
}

function storedIdentity(row: MergedColumns) {
  return { ...identityOf(row), ...personColumns(row.person) };
}

/** Returns values of before a change, but those that differ from what the change made of them as they are now. */
function rebase<T extends object>(before: T, after: T, now: T): T {
  const isSame = (key: keyof T) => JSON.stringify(after[key]) === JSON.stringify(now[key]);
  const kept = (Object.keys(before) as (keyof T)[]).filter(isSame);
  return { ...now, ...Object.fromEntries(kept.map((key) => [key, before[key]])) };
}
