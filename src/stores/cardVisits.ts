import { autorun, makeAutoObservable } from 'mobx';
import type { CardVisitSource } from '@contract/cardVisit';
import { cardVisitEvent, type CardVisitKind, cardVisitKinds, MAX_CARD_EVENT_AGE_MS } from '@rules/cardVisit';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import { newRequestId } from '@/request/requestId';
import { currentToken } from '@/request/session';
import { type RouteName, routes } from '@/routes';
import { type CardEvent, cardEventQueue } from './cardEventQueue';
import { consent } from './consent';
import { environment } from './environment';
import { persist } from './persist';
import { isRegistration } from './registration';
import { user } from './user';

/** A card that is opened: how the viewer came to it, and the page that shows it. */
export interface OpenedCard {
  cardId: string;
  source: CardVisitSource;
  page: RouteName;
}

/** A card that is open, or was since the app was shown. */
export interface OpenVisit {
  requestId: Promise<string>;
  /** Token of the session that opened it; empty for a visitor. */
  token: string;
  dwellMs: number;
}

const MAX_DWELL_SEC = DAY_MS / SECOND_MS;

/** Names of the log, by kind of event. */
const eventNames: Record<CardVisitKind, string> = { 0: 'browse', 1: 'register', 2: 'login' };

const warn = (error: unknown) => console.warn('an event of a card was not logged', error);

/** Page on which a shared card is opened. */
const SHARE_PAGE = 'vcard.shareMiddlePage';

/**
 * Log of the cards that are opened on this device, and of the login that follows because of a shared one. Part of the pages
 * that show cards, so that the event of a page that is left at once is stored already.
 */
class CardVisits {
  /** Distinguishes this visitor from others at the same address; empty until it is needed, and without consent. */
  visitorId = '';
  /** How the card of `user.vcardShare` was opened. */
  vcardShareSource: CardVisitSource = 'link';
  /** When it was opened: 0 for never. */
  vcardShareAtMs = 0;
  /** Visits by card and session. */
  private readonly visits = new Map<string, OpenVisit>();

  constructor(private readonly addEvent: (event: CardEvent, token: string) => void) {
    makeAutoObservable<this, 'addEvent' | 'visits'>(this, { addEvent: false, visits: false }, { autoBind: true });
    persist<CardVisits>(this, ['visitorId', 'vcardShareSource', 'vcardShareAtMs'], () => consent.hasAgreed);
    autorun(() => {
      if (consent.isBrowsingOnly) this.setVisitorId('');
    });
    // Also a login of before this log was loaded.
    autorun(() => {
      if (user.isLoggedIn && user.vcardShare.id !== '') this.recordLogin();
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
    const visit = { requestId: this.record(card, cardVisitKinds.browse, scene), token, dwellMs: 0 };
    visit.requestId.catch(warn);
    this.visits.set(key, visit);
    environment.vcardShareHistory = [...environment.vcardShareHistory, cardId];
    if (token === '' && source !== 'list') {
      user.vcardShare = { id: cardId, scene: String(scene) };
      this.vcardShareSource = source;
      this.vcardShareAtMs = Date.now();
    }
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

  /**
   * Logs that a visitor has registered or logged in because of a shared card that they opened within the last days, and
   * clears what was kept of the share.
   */
  private recordLogin(): void {
    const { id: cardId, scene } = user.vcardShare;
    const card = { cardId, source: this.vcardShareSource, page: SHARE_PAGE } as const;
    user.vcardShare = { id: '', scene: '' };
    environment.rememberShowOptions({ path: '', scene: 0, query: {} });
    if (this.vcardShareAtMs < Date.now() - MAX_CARD_EVENT_AGE_MS) return;
    const kind = isRegistration(user.token) ? cardVisitKinds.register : cardVisitKinds.login;
    this.record(card, kind, Number(scene)).catch(warn);
  }

  /** Returns the id of the event. */
  private async record({ cardId, source, page }: OpenedCard, kind: CardVisitKind, scene: number): Promise<string> {
    const token = currentToken();
    const atMs = Date.now();
    const requestId = await newRequestId();
    const event = { businessType: 'vcard', eventId: cardVisitEvent(scene, kind), eventName: eventNames[kind] } as const;
    const opened = { businessId: cardId, source, pageId: routes[page], pageName: page, atMs };
    const input = { ...event, ...opened, requestId, ...(await this.visitorOf(token)) };
    this.addEvent({ call: 'visit', input }, token);
    return requestId;
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
