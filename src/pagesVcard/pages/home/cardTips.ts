import type { Card } from '@contract/card';
import type { CardStep } from './cardSteps';

/** Content without which a card is less useful, most useful first. */
const cardTips = ['varieties', 'avatar', 'company', 'intro', 'pictures', 'supplies', 'address'] as const;
export type CardTip = (typeof cardTips)[number];

/** Step of the editor on which the content of a tip is entered. */
export const stepOfTip: Readonly<Record<CardTip, CardStep>> = {
  varieties: 'showcase',
  avatar: 'basics',
  company: 'basics',
  intro: 'showcase',
  pictures: 'showcase',
  supplies: 'showcase',
  address: 'contacts'
};

interface CardCompleteness {
  /** Share of the entered content in all that a card can have. */
  percent: number;
  missing: CardTip[];
}

/** Returns how complete a card is. */
export function completenessOf(card: Card): CardCompleteness {
  const isDone: Record<CardTip, boolean> = {
    varieties: card.varieties.length > 0,
    avatar: card.avatarUrl !== null,
    company: card.company !== null,
    intro: card.intro !== '',
    pictures: card.pictures.length > 0,
    supplies: card.supplies.length > 0,
    address: card.address !== ''
  };
  const missing = cardTips.filter((tip) => !isDone[tip]);
  // Name, position and number are on every card.
  const required = 3;
  const all = required + cardTips.length;
  return { percent: Math.round((100 * (all - missing.length)) / all), missing };
}
