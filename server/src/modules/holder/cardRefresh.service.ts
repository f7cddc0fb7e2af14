import { forEachIsolated } from '../../database/forEachIsolated';
import { findEntriesOfCard, type HolderEntryRow } from './holder.repository';
import { fillPerson } from './holderPerson';
import { type CardViewerDeps, findShownPerson, saveShownPerson } from './shownCard.service';

const CHUNK_SIZE = 500;

/** A card that holders are to show as it is now. */
export interface CardRefresh {
  cardId: string;
  /** Owner of the only holder in question; null for all that have the card. */
  userId: string | null;
}

/**
 * Stores in holders what their owners see of a card now, so that it is found and exported by its present name and with
 * the contacts that were unlocked since. Idempotent; a card that is not shown any more changes nothing.
 */
export async function refreshEntries(deps: CardViewerDeps, { cardId, userId }: CardRefresh): Promise<void> {
  const seenBy = viewOf(deps, cardId);
  for (let afterId = ''; ;) {
    const entries = await findEntriesOfCard(deps.db, cardId, { userId, afterId, limit: CHUNK_SIZE });
    await forEachIsolated(entries, async (entry) => {
      const shown = await seenBy(entry);
      if (shown === undefined) return;
      const isSame = JSON.stringify(fillPerson(entry.person, shown)) === JSON.stringify(entry.person);
      if (!isSame) await saveShownPerson(deps.db, entry, shown);
    });
    const last = entries.at(-1);
    if (last === undefined) return;
    afterId = last.id;
  }
}

/** Returns how the owner of an entry sees the card: the same for all strangers, and for all who exchanged contacts. */
function viewOf(deps: CardViewerDeps, cardId: string) {
  const views = new Map<boolean, ReturnType<typeof findShownPerson>>();
  return ({ user_id: id, is_exchanged: isExchanged }: HolderEntryRow) => {
    const viewer = isExchanged ? { id, isVerified: false } : null;
    const view = views.get(isExchanged) ?? findShownPerson(deps, viewer, cardId);
    views.set(isExchanged, view);
    return view;
  };
}
