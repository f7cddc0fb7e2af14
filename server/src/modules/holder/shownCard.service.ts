import type { HolderPerson } from '@contract/holder';
import type { Db } from '../../database/schema';
import { AppError } from '../../http/appError';
import type { Member } from '../../http/ports';
import type { FileStorage } from '../../providers/fileStorage';
import { getVisitorCard } from '../cardInfo/cardInfo.service';
import { findEntry, type HolderEntryRow, updateEntry } from './holder.repository';
import { fillPerson } from './holderPerson';
import { personColumns } from './newEntry';
import { personOfCard } from './personOfCard';
import { withHolder } from './withHolder';

/** Dependencies of what reads the cards of others. */
export interface CardViewerDeps {
  db: Db;
  files: FileStorage;
}

/** Returns what a viewer sees of a card; undefined for one that is not shown any more. */
export async function findShownPerson(
  deps: CardViewerDeps,
  viewer: Member | null,
  cardId: string
): Promise<HolderPerson | undefined> {
  try {
    return personOfCard(await getVisitorCard(deps, viewer, cardId));
  } catch (error) {
    if (error instanceof AppError && error.errorName === 'NOT_FOUND') return undefined;
    throw error;
  }
}

/**
 * Stores what the owner of the holder sees of a card now, over what was stored.
 * @param seenAtMs time at which the owner opened the entry; undefined when they did not
 * @returns the entry as stored; undefined when it was removed meanwhile, or has another card
 */
export function saveShownPerson(
  db: Db,
  { id, user_id: userId, card_id: cardId }: Pick<HolderEntryRow, 'id' | 'user_id' | 'card_id'>,
  shown: HolderPerson,
  seenAtMs?: number
): Promise<HolderEntryRow | undefined> {
  return withHolder(db, userId, async (tx) => {
    const entry = await findEntry(tx, userId, id);
    if (entry === undefined || entry.card_id !== cardId) return undefined;
    const person = personColumns(fillPerson(entry.person, shown));
    return updateEntry(tx, id, { ...person, ...(seenAtMs !== undefined && { seen_at_ms: seenAtMs }) });
  });
}
