import type { Card } from '@contract/card';
import type { RadarVisitor } from '@contract/cardVisit';

/** Returns name and position on the visited card; undefined for a user with one card, and for a card that is gone. */
export function visitedNameOf({ visitedCardId }: RadarVisitor, cards: readonly Card[]): string | undefined {
  const card = cards.find(({ id }) => id === visitedCardId);
  return cards.length > 1 && card ? card.position || card.name : undefined;
}
