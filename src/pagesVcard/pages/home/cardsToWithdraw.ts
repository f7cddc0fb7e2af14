import type { OwnCards } from '@contract/card';

/** Returns how many cards a user who has the maximum number withdraws for a new one: several when a level has ended. */
export const cardsToWithdraw = ({ cards, maxCards }: OwnCards): number => Math.max(1, cards.length - maxCards + 1);
