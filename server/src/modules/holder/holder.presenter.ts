import type { HolderEntry, HolderReminder } from '@contract/holder';
import type { CardSummary } from '../card/cardBrief.service';
import type { HolderEntryRow } from './holder.repository';
import { fillPerson } from './holderPerson';

/** @param card undefined for a person without one, and for a card that was withdrawn */
export function presentEntry(row: HolderEntryRow, card: CardSummary | undefined): HolderEntry {
  const { name, position, companyName } = card === undefined ? row.person : fillPerson(row.person, namesOf(card));
  return {
    id: row.id,
    cardId: card === undefined ? null : row.card_id,
    name,
    position,
    companyName,
    avatarUrl: card?.avatarUrl ?? null,
    verifications: card?.verifications ?? [],
    relation: row.is_exchanged ? 'exchanged' : 'kept',
    source: row.source,
    metLocation: row.met_location,
    metAtMs: row.met_at_ms,
    note: row.note,
    tags: row.tags,
    groupId: row.group_id,
    isStarred: row.is_starred,
    remindOn: row.remind_on,
    hasUpdate: card !== undefined && card.updatedAtMs > row.seen_at_ms,
    initial: row.initial
  };
}

/** Presents an entry that has a reminder. */
export function presentReminder({ id, name, companyName, avatarUrl, remindOn }: HolderEntry): HolderReminder {
  return { id, name, companyName, avatarUrl, remindOn: remindOn ?? '' };
}

/** Returns what a list shows of a card beside its picture. */
export function namesOf({ name, position, companyName }: CardSummary) {
  return { name, position, companyName };
}
