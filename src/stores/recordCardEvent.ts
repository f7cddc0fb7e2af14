import type { CardVisitSource } from '@contract/cardVisit';
import { cardVisitEvent, type CardVisitKind } from '@rules/cardVisit';
import { newRequestId } from '@/request/requestId';
import { currentToken } from '@/request/session';
import { type RouteName, routes } from '@/routes';
import { cardEventQueue } from './cardEventQueue';

/** A card that is opened: how the viewer came to it, and the page that shows it. */
export interface OpenedCard {
  cardId: string;
  source: CardVisitSource;
  page: RouteName;
}

/** Names of the log, by kind of event. */
const eventNames: Record<CardVisitKind, string> = { 0: 'browse', 1: 'register', 2: 'login' };

/**
 * Logs that a card is open, or that it led to a login, in the session of the call.
 * @param scene WeChat's number of how the app was opened, 0 on H5
 * @param visitor who opened it, without an account
 * @returns the id of the event
 */
export async function recordCardEvent(
  { cardId, source, page }: OpenedCard,
  kind: CardVisitKind,
  scene: number,
  visitor?: Promise<{ visitorId?: string }>
): Promise<string> {
  const token = currentToken();
  const atMs = Date.now();
  const [requestId, visitorId] = await Promise.all([newRequestId(), visitor]);
  const event = { businessType: 'vcard', eventId: cardVisitEvent(scene, kind), eventName: eventNames[kind] } as const;
  const opened = { businessId: cardId, source, pageId: routes[page], pageName: page, atMs };
  cardEventQueue.add({ call: 'visit', input: { ...event, ...opened, requestId, ...visitorId } }, token);
  return requestId;
}
