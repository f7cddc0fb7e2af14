import type { CardVisitSource } from '@contract/cardVisit';
import type { ExchangeSource } from '@contract/exchange';
import type { OpenedCard } from '@/stores/recordCardEvent';

/** How a viewer came to a card, and the page that shows it. */
export type CardEntry = Omit<OpenedCard, 'cardId'>;

const meetings: Record<CardVisitSource, ExchangeSource> = {
  code: 'scan',
  expo: 'expo',
  share: 'share',
  link: 'share',
  list: 'list'
};

/** Returns how viewer and owner met, for the card holders of both. */
export const meetingBy = ({ source }: CardEntry): ExchangeSource => meetings[source];
