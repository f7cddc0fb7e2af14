import type { HolderChange, HolderEntry, HolderPerson, KeptCard, NewHolderPerson } from '@contract/holder';
import { DAY_MS } from '@rules/duration';
import {
  holderPersonProblems,
  holderRemarkProblems,
  type HolderRemarks,
  MAX_HOLDER_ENTRIES,
  normalizeHolderPerson,
  normalizeHolderRemarks
} from '@rules/holder';
import type { Db, Tx } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import { UNDO_MS } from '../../undoWindow';
import { findCardOwner } from '../card/card.service';
import { getVisitorCard } from '../cardInfo/cardInfo.service';
import { hasExchanged } from '../exchange/exchange.service';
import { countAction } from '../rateLimit/rateLimit.service';
import { removeEntries, restoreEntries } from './bulk.repository';
import { requireGroup } from './group.service';
import {
  countEntries,
  findByPerson,
  findByRequestId,
  findEntry,
  type HolderEntryRow,
  insertEntry,
  updateEntry
} from './holder.repository';
import { fillPerson } from './holderPerson';
import { newEntry, personColumns } from './newEntry';
import { personOfCard } from './personOfCard';
import { presentOne } from './presentation.service';
import type { CardViewerDeps } from './shownCard.service';
import { withHolder } from './withHolder';

/** Stops the collection of contacts: an expo has some hundred cards a day for one visitor. */
const KEEP_LIMIT = { name: 'keepCard', limit: 300, windowMs: DAY_MS };

/**
 * Puts the owner of a card into the member's holder. Idempotent: one who is in it stays there, with this card.
 * @throws AppError NOT_FOUND for a withdrawn card, and for a repeated call whose person was removed since, CONFLICT
 * `cardId` `own`, CONFLICT `entries` `tooMany`, CONFLICT `requestId` `used` for the key of another person, RATE_LIMITED above
 * 300 a day
 */
export async function keepCard(
  deps: CardViewerDeps,
  member: Member,
  kept: KeptCard,
  nowMs: number
): Promise<HolderEntry> {
  const card = await getVisitorCard(deps, member, kept.cardId);
  if (card.relation === 'own') throw new AppError('CONFLICT', { fields: { cardId: 'own' } });
  const ownerId = await findCardOwner(deps.db, kept.cardId);
  if (ownerId === undefined) throw new AppError('NOT_FOUND');
  await countAction(deps.db, KEEP_LIMIT, member.id, nowMs);
  const row = await withHolder(deps.db, member.id, async (tx) => {
    // Not as read with the card: an exchange that was accepted since has put the person into the holder.
    const isExchanged = await hasExchanged(tx, member.id, ownerId);
    const columns = { card_id: kept.cardId, seen_at_ms: nowMs, ...(isExchanged && { is_exchanged: true }) };
    const shown = personOfCard(card);
    const known = await findByPerson(tx, member.id, ownerId);
    if (known !== undefined) {
      return updateEntry(tx, known.id, { ...columns, ...personColumns(fillPerson(known.person, shown)) });
    }
    await requireUnusedKey(tx, member.id, kept.requestId, ownerId);
    await requireRoom(tx, member.id);
    return insertEntry(tx, { ...newEntry(member.id, kept, shown, nowMs), ...columns, person_user_id: ownerId });
  });
  return presentOne(deps.db, row);
}

/** @throws AppError NOT_FOUND when the person of this call was removed since, CONFLICT for the key of another person */
async function requireUnusedKey(tx: Tx, userId: string, requestId: string, personId: string): Promise<void> {
  const earlier = await findByRequestId(tx, userId, requestId);
  if (earlier === undefined) return;
  if (earlier.person_user_id === personId) throw new AppError('NOT_FOUND');
  throw new AppError('CONFLICT', { fields: { requestId: 'used' } });
}

/**
 * Adds a person by hand or from a photo. Idempotent per `requestId`.
 * @throws AppError VALIDATION for a person that breaks the rules, NOT_FOUND for a repeated call whose person was removed
 * since, CONFLICT `entries` `tooMany`
 */
export async function addPerson(
  db: Db,
  member: Member,
  { person: input, note, ...met }: NewHolderPerson,
  nowMs: number
): Promise<HolderEntry> {
  const remarks = normalizeHolderRemarks({ note, tags: [], remindOn: null });
  const person = normalizeHolderPerson(input);
  requireValid({ ...holderRemarkProblems(remarks), ...holderPersonProblems(person) });
  const row = await withHolder(db, member.id, async (tx) => {
    const earlier = await findByRequestId(tx, member.id, met.requestId);
    if (earlier !== undefined && earlier.removed_at_ms !== null) throw new AppError('NOT_FOUND');
    if (earlier !== undefined) return earlier;
    await requireRoom(tx, member.id);
    return insertEntry(tx, { ...newEntry(member.id, met, person, nowMs), note: remarks.note });
  });
  return presentOne(db, row);
}

/**
 * Changes the remarks about a person, and the data of one whose card is not shown; what is left out stays as it is.
 * @throws AppError NOT_FOUND when the member has no such entry or group, VALIDATION for what breaks the rules, and
 * `person` `card` for the data of a person whose card is shown
 */
export async function updateHolderEntry(
  db: Db,
  member: Member,
  { id, person: input, ...change }: HolderChange
): Promise<HolderEntry> {
  const row = await withHolder(db, member.id, async (tx) => {
    const entry = await findEntry(tx, member.id, id);
    if (entry === undefined) throw new AppError('NOT_FOUND');
    const { groupId } = change;
    if (typeof groupId === 'string') await requireGroup(tx, member, groupId);
    const remarks = changedRemarks(entry, change);
    const person = input === undefined ? entry.person : normalizeHolderPerson(input);
    requireValid({
      ...holderRemarkProblems(remarks),
      ...(input !== undefined && (await personProblems(tx, entry, person)))
    });
    return updateEntry(tx, id, {
      ...personColumns(person),
      note: remarks.note,
      tags: [...remarks.tags],
      remind_on: remarks.remindOn,
      ...(groupId !== undefined && { group_id: groupId, former_group_id: null }),
      ...(change.isStarred !== undefined && { is_starred: change.isStarred })
    });
  });
  return presentOne(db, row);
}

function changedRemarks(entry: HolderEntryRow, { note, tags, remindOn }: Partial<HolderRemarks>): HolderRemarks {
  return normalizeHolderRemarks({
    note: note ?? entry.note,
    tags: tags ?? entry.tags,
    remindOn: remindOn === undefined ? entry.remind_on : remindOn
  });
}

async function personProblems(tx: Tx, entry: HolderEntryRow, person: HolderPerson): Promise<Record<string, string>> {
  const { cardId } = await presentOne(tx, entry);
  return cardId === null ? holderPersonProblems(person) : { person: 'card' };
}

/** Removes people. Can be undone for ten minutes. @returns how many were there */
export function removePeople(db: Db, member: Member, ids: readonly string[], nowMs: number): Promise<number> {
  return withHolder(db, member.id, (tx) => removeEntries(tx, member.id, ids, { nowMs, mergedIntoId: null }));
}

/** Undoes a removal; people who were added again meanwhile stay as they are. @returns how many came back */
export function restorePeople(db: Db, member: Member, ids: readonly string[], nowMs: number): Promise<number> {
  return withHolder(db, member.id, (tx) => restoreEntries(tx, member.id, ids, nowMs - UNDO_MS));
}

/** @throws AppError CONFLICT `entries` `tooMany` for a full holder */
async function requireRoom(tx: Tx, userId: string): Promise<void> {
  if ((await countEntries(tx, userId)) >= MAX_HOLDER_ENTRIES) {
    throw new AppError('CONFLICT', { fields: { entries: 'tooMany' } });
  }
}

/** @throws AppError VALIDATION when there are problems */
function requireValid(problems: Record<string, string>): void {
  if (Object.keys(problems).length > 0) throw new AppError('VALIDATION', { fields: problems });
}
