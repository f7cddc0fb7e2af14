import type {
  HolderChange,
  HolderEntry,
  HolderEntryDetail,
  HolderPerson,
  HolderQuery,
  HolderSummary,
  HolderWindow,
  KeptCard,
  NewHolderPerson
} from '@contract/holder';
import {
  holderPersonProblems,
  holderRemarkProblems,
  MAX_HOLDER_ENTRIES,
  MAX_HOLDER_TAG,
  MAX_HOLDER_TAGS,
  normalizeHolderPerson,
  normalizeHolderRemarks
} from '@rules/holder';
import { normalizeLine } from '@rules/normalizeText';
import { shanghaiDay, shanghaiMidnightMs } from '@rules/shanghaiTime';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { UNDO_MS } from '../../undoWindow';
import { findCardOwner } from '../card/card.service';
import { getCardBriefs } from '../card/cardBrief.service';
import { getVisitorCard } from '../cardInfo/cardInfo.service';
import { countWaitingRequests } from '../exchange/relation.service';
import { findGroup, listGroups } from './group.repository';
import { presentEntry } from './holder.presenter';
import {
  addTag,
  countByCards,
  countEntries,
  countInitials,
  countTabs,
  countTags,
  deleteRemovedBefore,
  findByPerson,
  findByRequestId,
  findDue,
  findEntries,
  findEntry,
  type HolderEntryRow,
  insertEntry,
  lockHolder,
  removeEntries,
  restoreEntries,
  updateEntry
} from './holder.repository';
import { newEntry, personColumns } from './newEntry';
import { personOfCard } from './personOfCard';

const MAX_DUE = 20;

export interface HolderDeps {
  db: Db;
  files: FileStorage;
}

/** Returns the counts of the member's card holder. */
export async function getHolderSummary(db: Db, member: Member, nowMs: number): Promise<HolderSummary> {
  const [tabs, requests, groups, tags, due] = await Promise.all([
    countTabs(db, member.id),
    countWaitingRequests(db, member.id),
    listGroups(db, member.id),
    countTags(db, member.id),
    findDue(db, member.id, shanghaiDay(nowMs), MAX_DUE)
  ]);
  return {
    tabs,
    requests,
    groups,
    tags,
    due: due.map(({ id, person, remind_on: remindOn }) => ({ id, name: person.name, remindOn: remindOn ?? '' }))
  };
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

/** Presents entries with their cards as they are now. */
export async function presentEntries(db: Db | Tx, rows: readonly HolderEntryRow[]): Promise<HolderEntry[]> {
  const cards = await getCardBriefs(
    db,
    rows.flatMap(({ card_id: cardId }) => cardId ?? [])
  );
  return rows.map((row) => presentEntry(row, cards.get(row.card_id ?? '')));
}

async function presentOne(db: Db | Tx, row: HolderEntryRow): Promise<HolderEntry> {
  const [entry] = await presentEntries(db, [row]);
  if (entry === undefined) throw new Error(`entry ${row.id} was not presented`);
  return entry;
}

/**
 * Returns a person with all contacts that the member may see, and marks the card as seen.
 * @throws AppError NOT_FOUND when the member's holder has no such entry
 */
export async function getHolderEntry(
  deps: HolderDeps,
  member: Member,
  id: string,
  nowMs: number
): Promise<HolderEntryDetail> {
  const { db } = deps;
  const row = await findEntry(db, member.id, id);
  if (row === undefined) throw new AppError('NOT_FOUND');
  const entry = await presentOne(db, row);
  if (entry.cardId === null) return { ...entry, person: row.person };
  const person = personOfCard(await getVisitorCard(deps, member, entry.cardId));
  await updateEntry(db, id, { seen_at_ms: nowMs, ...personColumns(person) });
  return { ...entry, person };
}

/**
 * Puts the owner of a card into the member's holder. Idempotent: one who is in it stays there, with this card.
 * @throws AppError NOT_FOUND for a withdrawn card, CONFLICT `cardId` `own`, CONFLICT `entries` `tooMany`
 */
export async function keepCard(deps: HolderDeps, member: Member, kept: KeptCard, nowMs: number): Promise<HolderEntry> {
  const card = await getVisitorCard(deps, member, kept.cardId);
  if (card.relation === 'own') throw new AppError('CONFLICT', { fields: { cardId: 'own' } });
  const ownerId = await findCardOwner(deps.db, kept.cardId);
  if (ownerId === undefined) throw new AppError('NOT_FOUND');
  const columns = { card_id: kept.cardId, is_exchanged: card.relation === 'exchanged', seen_at_ms: nowMs };
  const row = await withHolder(deps.db, member.id, async (tx) => {
    const known =
      (await findByPerson(tx, member.id, ownerId)) ?? (await findByRequestId(tx, member.id, kept.requestId));
    // A repeated call does not bring back one who was removed since.
    if (known !== undefined && known.removed_at_ms !== null) return known;
    if (known !== undefined) return updateEntry(tx, known.id, { ...columns, ...personColumns(personOfCard(card)) });
    await requireRoom(tx, member.id);
    const added = newEntry(member.id, kept, personOfCard(card), nowMs);
    return insertEntry(tx, { ...added, ...columns, person_user_id: ownerId });
  });
  return presentOne(deps.db, row);
}

/**
 * Adds a person by hand or from a photo. Idempotent per `requestId`.
 * @throws AppError VALIDATION for a person that breaks the rules, CONFLICT `entries` `tooMany`
 */
export async function addPerson(
  db: Db,
  member: Member,
  { person: input, note, ...met }: NewHolderPerson,
  nowMs: number
): Promise<HolderEntry> {
  const remarks = normalizeHolderRemarks({ note, tags: [], remindOn: null });
  const person = validPerson(input, holderRemarkProblems(remarks));
  const row = await withHolder(db, member.id, async (tx) => {
    const earlier = await findByRequestId(tx, member.id, met.requestId);
    if (earlier !== undefined) return earlier;
    await requireRoom(tx, member.id);
    return insertEntry(tx, { ...newEntry(member.id, met, person, nowMs), note: remarks.note });
  });
  return presentOne(db, row);
}

/**
 * Replaces the remarks about a person, and the data of one without a card.
 * @throws AppError NOT_FOUND when the member has no such entry or group, VALIDATION for what breaks the rules
 */
export async function updateHolderEntry(
  db: Db,
  member: Member,
  { id, person: input, ...change }: HolderChange
): Promise<HolderEntry> {
  const remarks = normalizeHolderRemarks(change);
  const problems = holderRemarkProblems(remarks);
  const row = await withHolder(db, member.id, async (tx) => {
    const entry = await findEntry(tx, member.id, id);
    if (entry === undefined) throw new AppError('NOT_FOUND');
    if (remarks.groupId !== null && (await findGroup(tx, member.id, remarks.groupId)) === undefined) {
      throw new AppError('NOT_FOUND');
    }
    const person = validPerson(entry.card_id === null && input !== undefined ? input : entry.person, problems);
    return updateEntry(tx, id, {
      ...personColumns(person),
      note: remarks.note,
      tags: remarks.tags,
      group_id: remarks.groupId,
      is_starred: remarks.isStarred,
      remind_on: remarks.remindOn
    });
  });
  return presentOne(db, row);
}

/**
 * Adds a tag to people; those who have it, and those with the maximum number, stay as they are.
 * @returns how many got it
 * @throws AppError VALIDATION for a tag that is empty or too long
 */
export async function tagPeople(db: Db, member: Member, { ids, tag }: { ids: string[]; tag: string }): Promise<number> {
  const line = normalizeLine(tag);
  if (line === '' || [...line].length > MAX_HOLDER_TAG) {
    throw new AppError('VALIDATION', { fields: { tag: line === '' ? 'required' : 'maxLength' } });
  }
  return withHolder(db, member.id, (tx) => addTag(tx, member.id, ids, { tag: line, maxTags: MAX_HOLDER_TAGS }));
}

/** Removes people. Can be undone for ten minutes. @returns how many were there */
export function removePeople(db: Db, member: Member, ids: readonly string[], nowMs: number): Promise<number> {
  return withHolder(db, member.id, (tx) => removeEntries(tx, member.id, ids, nowMs));
}

/** Undoes a removal; people who were added again meanwhile stay as they are. @returns how many came back */
export function restorePeople(db: Db, member: Member, ids: readonly string[], nowMs: number): Promise<number> {
  return withHolder(db, member.id, (tx) => restoreEntries(tx, member.id, ids, nowMs - UNDO_MS));
}

/** Deletes removed entries that cannot be restored any more. Idempotent. */
export async function purgeRemovedEntries(db: Db, nowMs: number): Promise<void> {
  await deleteRemovedBefore(db, nowMs - UNDO_MS);
}

/** Returns in how many holders the cards are, and how many took them on this day (YYYY-MM-DD). */
export function countSaves(db: Db, cardIds: readonly string[], day: string): Promise<{ total: number; today: number }> {
  return countByCards(db, cardIds, shanghaiMidnightMs(day));
}

/** Runs a change that depends on what is in the holder: each sees the result of the one before. */
export function withHolder<T>(db: Db, userId: string, change: (tx: Tx) => Promise<T>): Promise<T> {
  return db.transaction().execute(async (tx) => {
    await lockHolder(tx, userId);
    return change(tx);
  });
}

/** @throws AppError CONFLICT `entries` `tooMany` for a full holder */
async function requireRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countEntries(tx, userId)) >= MAX_HOLDER_ENTRIES) {
    throw new AppError('CONFLICT', { fields: { entries: 'tooMany' } });
  }
}

/** @throws AppError VALIDATION with these problems and those of the person */
function validPerson(input: HolderPerson, others: Record<string, string>): HolderPerson {
  const person = normalizeHolderPerson(input);
  const problems = { ...others, ...holderPersonProblems(person) };
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
  return person;
}
