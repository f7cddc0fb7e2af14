import type { HolderEntry } from '@contract/holder';
import { holderRemarkProblems } from '@rules/holder';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { getCardBriefs } from '../card/cardBrief.service';
import { removeEntries } from './bulk.repository';
import { areMergedInto, findAllEntries, type HolderEntryRow, updateEntry } from './holder.repository';
import type { LastMerge } from './holder.tables';
import { mergePeople } from './holderPerson';
import { mergedColumnsOf } from './mergedColumns';
import { personColumns } from './newEntry';
import { presentOne } from './presentation.service';
import { withHolder } from './withHolder';

/** Entries to merge: the one that stays, and the others. */
type Entries = [HolderEntryRow, ...HolderEntryRow[]];

/**
 * Merges people into the first: remarks are joined, and what the first lacks is taken from the others. Can be undone for
 * ten minutes. A repeated call returns the first.
 * @throws AppError NOT_FOUND when one of them is not in the member's holder, CONFLICT `entries` `cards` for two people with
 * cards of their own, CONFLICT `note` `maxLength` and `tags` `tooMany` for more remarks than one person may have
 */
export async function mergePersons(
  db: Db,
  member: Member,
  ids: readonly string[],
  nowMs: number
): Promise<HolderEntry> {
  const row = await withHolder(db, member.id, async (tx) => {
    const found = await findAllEntries(tx, member.id, { ids });
    const [first, ...others] = ids.flatMap((id) => found.find((entry) => entry.id === id) ?? []);
    if (first === undefined || first.id !== ids[0]) throw new AppError('NOT_FOUND');
    if (found.length < ids.length) {
      // Repeated, because the answer was lost.
      if (await areMergedInto(tx, member.id, ids.slice(1), first.id)) return first;
      throw new AppError('NOT_FOUND');
    }
    const columns = await mergedColumns(tx, [first, ...others]);
    // Before the first takes their person: it is in a holder once.
    await removeEntries(tx, member.id, ids.slice(1), { nowMs, mergedIntoId: first.id });
    const merged = await updateEntry(tx, first.id, columns);
    const change: LastMerge = { before: mergedColumnsOf(first), after: mergedColumnsOf(merged) };
    return updateEntry(tx, first.id, { merged_at_ms: nowMs, last_merge: JSON.stringify(change) });
  });
  return presentOne(db, row);
}

/** @throws AppError CONFLICT for two people with cards of their own, and for more remarks than one person may have */
async function mergedColumns(tx: Tx, rows: Entries) {
  const [first] = rows;
  const withCard = findWithCard(rows);
  return {
    ...personColumns(await mergedPerson(tx, rows)),
    ...mergedRemarks(rows),
    ...mergedReminder(rows),
    ...firstMeeting(rows),
    person_user_id: withCard?.person_user_id ?? null,
    card_id: withCard?.card_id ?? null,
    seen_at_ms: (withCard ?? first).seen_at_ms,
    is_exchanged: rows.some((entry) => entry.is_exchanged),
    is_starred: rows.some((entry) => entry.is_starred),
    group_id: rows.find(({ group_id: groupId }) => groupId !== null)?.group_id ?? null
  };
}

/** @throws AppError CONFLICT `entries` `cards` for two people with cards of their own */
function findWithCard(rows: Entries): HolderEntryRow | undefined {
  const [withCard, ...others] = rows.filter(({ person_user_id: id }) => id !== null);
  if (others.length > 0) throw new AppError('CONFLICT', { fields: { entries: 'cards' } });
  return withCard;
}

/** Data of the person with the card that is shown comes first, as it does when the entry is opened. */
async function mergedPerson(tx: Tx, rows: Entries) {
  const cards = await getCardBriefs(
    tx,
    rows.flatMap(({ card_id: cardId }) => cardId ?? [])
  );
  const lead = rows.find(({ card_id: cardId }) => cards.has(cardId ?? '')) ?? rows[0];
  const others = rows.filter((row) => row !== lead);
  return mergePeople(
    lead.person,
    others.map(({ person }) => person)
  );
}

/** @throws AppError CONFLICT `note` `maxLength` and `tags` `tooMany` for more than one person may have */
function mergedRemarks(rows: Entries) {
  const note = [...new Set(rows.map((row) => row.note).filter((text) => text !== ''))].join('\n');
  const tags = [...new Set(rows.flatMap((row) => row.tags))];
  const problems = holderRemarkProblems({ note, tags, remindOn: null });
  if (Object.keys(problems).length > 0) throw new AppError('CONFLICT', { fields: problems });
  return { note, tags };
}

/** Returns the earliest reminder. */
function mergedReminder(rows: Entries) {
  const earliest = rows.flatMap(({ remind_on: day }) => day ?? []).sort()[0];
  const due = rows.find(({ remind_on: day }) => day !== null && day === earliest);
  return { remind_on: due?.remind_on ?? null, reminded_of: due?.reminded_of ?? null };
}

/** Returns how the member met the person: as the first entry says, unless it does not say where and another one does. */
function firstMeeting(rows: Entries) {
  const [first] = rows;
  const met = rows.find(({ met_location: location }) => location !== '') ?? first;
  return { source: met.source, met_location: met.met_location, met_at_ms: met.met_at_ms };
}
