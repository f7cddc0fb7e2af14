import type { HolderEntry } from '@contract/holder';
import type { Db, Tx } from '../../database/schema';
import { getCardBriefs } from '../card/cardBrief.service';
import { presentEntry } from './holder.presenter';
import type { HolderEntryRow } from './holder.repository';

/** Presents entries with their cards as they are now. */
export async function presentEntries(db: Db | Tx, rows: readonly HolderEntryRow[]): Promise<HolderEntry[]> {
  const cards = await getCardBriefs(
    db,
    rows.flatMap(({ card_id: cardId }) => cardId ?? [])
  );
  return rows.map((row) => presentEntry(row, cards.get(row.card_id ?? '')));
}

/** Presents an entry with its card as it is now. */
export async function presentOne(db: Db | Tx, row: HolderEntryRow): Promise<HolderEntry> {
  const cards = await getCardBriefs(db, row.card_id === null ? [] : [row.card_id]);
  return presentEntry(row, cards.get(row.card_id ?? ''));
}
