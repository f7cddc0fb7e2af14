import { DAY_MS } from './duration';

/** Age from which an event that was queued on the way is not recorded any more. */
export const MAX_CARD_EVENT_AGE_MS = 7 * DAY_MS;

/** Steps of a visitor of a shared card: browsed, then registered or logged in because of it (specification 4). */
export const cardVisitKinds = { browse: 0, register: 1, login: 2 } as const;
export type CardVisitKind = (typeof cardVisitKinds)[keyof typeof cardVisitKinds];

/** WeChat's scenes of a card that was opened by a tap on a share (specification 9); every other one was scanned. */
const tappedScenes: readonly number[] = [1007, 1008, 1036, 1044];

/** Names of the events (specification 9), by kind. */
const tappedEvents = ['CLICK_VCARD_BROWSE', 'CLICK_VCARD_REGISTER', 'CLICK_VCARD_LOGIN'] as const;
const scannedEvents = ['SCAN_CODE_VCARD_BROWSE', 'VCARD_SCAN_CODE_REGISTER', 'VCARD_SCAN_CODE_LOGIN'] as const;

export const cardVisitEvents = [...tappedEvents, ...scannedEvents] as const;
export type CardVisitEvent = (typeof cardVisitEvents)[number];

/** @param scene WeChat's number of how the app was opened, 0 on H5 */
export function cardVisitEvent(scene: number, kind: CardVisitKind): CardVisitEvent {
  return (tappedScenes.includes(scene) ? tappedEvents : scannedEvents)[kind];
}

/** Returns what an event says. */
export function readCardVisitEvent(event: CardVisitEvent): { kind: CardVisitKind; isScan: boolean } {
  const isScan = (scannedEvents as readonly string[]).includes(event);
  const names: readonly string[] = isScan ? scannedEvents : tappedEvents;
  return { kind: names.indexOf(event) as CardVisitKind, isScan };
}
