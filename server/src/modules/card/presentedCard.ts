import type { Card } from '@contract/card';

/** A card as its owner sees it, without its figures and what others see of its contacts. */
export type PresentedCard = Omit<Card, 'stats' | 'publicContacts'>;
