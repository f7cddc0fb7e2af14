import type { HolderEntryDetail, HolderQuery, HolderSummary, HolderWindow } from '@contract/holder';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { countWaitingRequests } from '../exchange/relation.service';
import { deleteGroupsRemovedBefore, listGroups } from './group.repository';
import {
  clearMergesBefore,
  countInitials,
  countTabs,
  countTags,
  deleteRemovedBefore,
  findEntries,
  findEntry
} from './holder.repository';
import { presentEntries, presentOne } from './presentation.service';
import { listDue } from './reminder.service';
import { type CardViewerDeps, findShownPerson, saveShownPerson } from './shownCard.service';

/** Returns the counts of the member's card holder. */
export async function getHolderSummary(db: Db, member: Member, nowMs: number): Promise<HolderSummary> {
  const [tabs, requests, groups, tags, due] = await Promise.all([
    countTabs(db, member.id),
    countWaitingRequests(db, member.id),
    listGroups(db, member.id),
    countTags(db, member.id),
    listDue(db, member, nowMs)
  ]);
  return { tabs, requests, groups, tags, due };
}

/** Returns a window of the member's card holder, by pinyin. */
export async function listHolder(db: Db, member: Member, query: HolderQuery): Promise<HolderWindow> {
  const [rows, initials] = await Promise.all([findEntries(db, member.id, query), countInitials(db, member.id, query)]);
  return {
    items: await presentEntries(db, rows),
    total: initials.reduce((sum, { count }) => sum + count, 0),
    initials
  };
}

/**
 * Returns a person with all contacts that the member may see, typed or agreed on, and marks the card as seen.
 * @throws AppError NOT_FOUND when the member's holder has no such entry
 */
export async function getHolderEntry(
  deps: CardViewerDeps,
  member: Member,
  id: string,
  nowMs: number
): Promise<HolderEntryDetail> {
  const row = await findEntry(deps.db, member.id, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const entry = await presentOne(deps.db, row);
  const shown = entry.cardId === null ? undefined : await findShownPerson(deps, member, entry.cardId);
  const saved = shown && (await saveShownPerson(deps.db, row, shown, nowMs));
  return { ...entry, person: (saved ?? row).person };
}

/** Deletes removed entries and groups that cannot be restored any more, and what undoes merges. Idempotent. */
export async function purgeRemovedEntries(db: Db, nowMs: number): Promise<void> {
  await deleteRemovedBefore(db, nowMs - UNDO_MS);
  await deleteGroupsRemovedBefore(db, nowMs - UNDO_MS);
  await clearMergesBefore(db, nowMs - UNDO_MS);
}
