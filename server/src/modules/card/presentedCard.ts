import type { Card } from '@contract/card';

/** A card as its owner sees it, without what modules above this one count. */
export type PresentedCard = Omit<Card, 'stats'>;
