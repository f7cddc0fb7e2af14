import type { ExpoFacts } from '@contract/expo';
import type { ExpoTicket } from '@contract/expoTicket';
import { makePersistent } from '@/stores/persist';
import { sessionCache, type SessionContent } from '@/stores/sessionCache';

/** Tickets of the member for an expo. */
export interface OwnTickets {
  expo: ExpoFacts;
  /** The own ones first, then by time. */
  tickets: readonly ExpoTicket[];
  /** Time at which the server was asked (epoch ms). */
  savedAtMs: number;
}

class ExpoTicketsStore {
  expoTickets: SessionContent<OwnTickets | null> | null = null;

  constructor() {
    makePersistent(this);
  }

  set(expoTickets: SessionContent<OwnTickets | null> | null): void {
    this.expoTickets = expoTickets;
  }
}

const store = new ExpoTicketsStore();

/** Last tickets of the member on this device, for the entrance of a hall without a network. Null without one. */
export const ticketCache = sessionCache(
  () => store.expoTickets,
  (expoTickets) => store.set(expoTickets)
);
