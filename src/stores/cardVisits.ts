import { autorun, makeAutoObservable } from 'mobx';
import { cardVisitKinds } from '@rules/cardVisit';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import { newRequestId } from '@/request/requestId';
import { currentToken } from '@/request/session';
import { type CardEvent, cardEventQueue } from './cardEventQueue';
import { cardLogin } from './cardLogin';
import { consent } from './consent';
import { environment } from './environment';
import { persist } from './persist';
import { type OpenedCard, recordCardEvent } from './recordCardEvent';

/** A card that is open, or was since the app was shown. */
export interface OpenVisit {
  requestId: Promise<string>;
  /** Token of the session that opened it; empty for a visitor. */
  token: string;
  dwellMs: number;
}

const MAX_DWELL_SEC = DAY_MS / SECOND_MS;

const warn = (error: unknown) => console.warn('an event of a card was not logged', error);

/**
 * Log of the cards that are opened on this device. Part of the pages that show cards, so that the event of a page that is
 * left at once is stored already.
 */
class CardVisits {
  /** Distinguishes this visitor from others at the same address; empty until it is needed, and without consent. */
  visitorId = '';
  /** Visits by card and session. */
  private readonly visits = new Map<string, OpenVisit>();

  constructor(private readonly addEvent: (event: CardEvent, token: string) => void) {
    makeAutoObservable<this, 'addEvent' | 'visits'>(this, { addEvent: false, visits: false }, { autoBind: true });
    persist<CardVisits>(this, ['visitorId'], () => consent.hasAgreed);
    autorun(() => {
      if (consent.isBrowsingOnly) this.setVisitorId('');
    });
  }

  /**
   * Logs that a card is open. One that is opened again continues its visit, until the app itself is shown again. How a
   * visitor came to a shared card is kept for the login.
   */
  open(card: OpenedCard): OpenVisit {
    const { cardId, source } = card;
    const token = currentToken();
    const key = `${cardId} ${token}`;
    const known = this.visits.get(key);
    if (known && environment.vcardShareHistory.includes(cardId)) return known;
    const { scene } = environment.vcardShareAppOption;
    const requestId = recordCardEvent(card, cardVisitKinds.browse, scene, this.visitorOf(token));
    const visit = { requestId, token, dwellMs: 0 };
    visit.requestId.catch(warn);
    this.visits.set(key, visit);
    environment.vcardShareHistory = [...environment.vcardShareHistory, cardId];
    if (token === '' && source !== 'list') cardLogin.keep(card, scene);
    return visit;
  }

  /** Adds time on an open card, in milliseconds; not that of a visitor who has not agreed. */
  async addDwell(visit: OpenVisit, ms: number): Promise<void> {
    if (visit.token === '' && !consent.hasAgreed) return;
    visit.dwellMs += ms;
    const dwellSec = Math.min(MAX_DWELL_SEC, Math.round(visit.dwellMs / SECOND_MS));
    if (dwellSec < 1) return;
    const requestId = await visit.requestId;
    this.addEvent({ call: 'dwell', input: { requestId, dwellSec } }, visit.token);
  }

  /** Counts that a card was passed on. */
  recordShare(cardId: string): void {
    const token = currentToken();
    Promise.all([newRequestId(), this.visitorOf(token)])
      .then(([requestId, visitor]) => this.addEvent({ call: 'share', input: { cardId, requestId, ...visitor } }, token))
      .catch(warn);
  }

  /** Returns the id of a visitor who agreed to it; of a member the server knows the account. */
  private async visitorOf(token: string): Promise<{ visitorId?: string }> {
    if (token !== '' || !consent.hasAgreed) return {};
    const created = this.visitorId === '' ? await newRequestId() : '';
    // Two events may begin at the same moment.
    if (this.visitorId === '') this.setVisitorId(created);
    return { visitorId: this.visitorId };
  }

  private setVisitorId(id: string): void {
    this.visitorId = id;
  }
}

export const cardVisits = new CardVisits(cardEventQueue.add);
