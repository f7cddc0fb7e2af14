import type { HolderEntry } from '@contract/holder';
import type { CardBrief } from '../card/cardBrief.service';
import type { HolderEntryRow } from './holder.repository';

/** @param card undefined for a person without one, and for a card that was withdrawn */
export function presentEntry(row: HolderEntryRow, card: CardBrief | undefined): HolderEntry {
  const { name, position, companyName } = card ?? row.person;
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
    initial: /^[a-z]/.test(row.spelling) ? row.spelling.charAt(0).toUpperCase() : '#'
  };
}
