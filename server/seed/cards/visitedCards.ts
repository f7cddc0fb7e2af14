import type { CardVisitSource } from '@contract/cardVisit';
import { cardIdOf } from './cardSeed';
import { QIN_CARD_ID, QIN_PARK_CARD_ID } from './demoCards';

/** Sums of a card over the last 30 days. */
export interface VisitedCard {
  cardId: string;
  visitors: number;
  views: number;
  shares: number;
}

/** A visitor with the last visit. */
export interface VisitorSeed {
  /** Null for one without a name. */
  userId: string | null;
  source: CardVisitSource;
  hoursAgo: number;
  /** Seconds of each visit, the last one first; undefined where visits and times are drawn. */
  dwellSecs?: readonly number[];
  /** Set for one who registered because of the card. */
  registeredHoursAgo?: number;
}

const visited = (cardId: string, visitors: number, views: number, shares: number): VisitedCard => ({
  cardId,
  visitors,
  views,
  shares
});

export const VISITED_CARDS: readonly VisitedCard[] = [
  visited(QIN_CARD_ID, 46, 128, 12),
  visited(QIN_PARK_CARD_ID, 14, 35, 3),
  visited(cardIdOf('user-lu'), 12, 26, 4),
  visited(cardIdOf('user-he'), 9, 15, 2),
  visited(cardIdOf('user-wu'), 11, 19, 3),
  visited(cardIdOf('user-colleague-1'), 8, 14, 2),
  visited(cardIdOf('user-colleague-6'), 13, 24, 4),
  visited(cardIdOf('user-colleague-7'), 6, 9, 1)
];

/** Visitors who are written out, by card; the others are drawn. */
export const WRITTEN_VISITORS: Readonly<Record<string, readonly VisitorSeed[]>> = {
  [QIN_CARD_ID]: [
    { userId: 'user-lu', source: 'list', hoursAgo: 1.2, dwellSecs: [72, 38, 20] },
    { userId: 'user-liang', source: 'expo', hoursAgo: 22, dwellSecs: [46], registeredHoursAgo: 6 * 24 },
    { userId: null, source: 'share', hoursAgo: 25, dwellSecs: [0] },
    { userId: 'user-he', source: 'share', hoursAgo: 31, dwellSecs: [15, 64] },
    { userId: 'user-wu', source: 'list', hoursAgo: 55, dwellSecs: [9] }
  ],
  [cardIdOf('user-lu')]: [
    { userId: 'user-qin', source: 'list', hoursAgo: 6, dwellSecs: [33, 51] },
    { userId: 'user-he', source: 'code', hoursAgo: 48, dwellSecs: [27] }
  ],
  [cardIdOf('user-he')]: [{ userId: 'user-qin', source: 'share', hoursAgo: 20, dwellSecs: [41] }],
  [cardIdOf('user-wu')]: [{ userId: 'user-qin', source: 'list', hoursAgo: 70, dwellSecs: [18] }]
};
