import { makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CallInput } from '@contract';
import { MAX_CARD_EVENT_AGE_MS } from '@rules/cardVisit';
import { addCardDwell, addCardShare, addCardVisit } from '@/api/cardVisit';
import { isApiError, isOutcomeUnknown } from '@/lib/ApiError';
import { network } from '@/platform/network/network';
import { currentToken } from '@/request/session';
import { persist } from './persist';

interface Inputs {
  visit: CallInput<'POST /api/vcard/dataCollection/add'>;
  dwell: CallInput<'POST /api/vcard/dataCollection/dwell'>;
  share: CallInput<'POST /api/vcard/dataCollection/share'>;
}

/** A call of the visit log. */
export type CardEvent = { [K in keyof Inputs]: { call: K; input: Inputs[K] } }[keyof Inputs];

type QueuedEvent = CardEvent & {
  /** Mark of the session that the event happened in; empty for a visitor. */
  session: string;
  queuedAtMs: number;
};

interface CardEventApi {
  addCardVisit(input: Inputs['visit'], token: string): Promise<null>;
  addCardDwell(input: Inputs['dwell'], token: string): Promise<null>;
  addCardShare(input: Inputs['share'], token: string): Promise<null>;
}

/** Number of events that wait at most; the oldest ones are dropped. */
const MAX_EVENTS = 100;
/** A prime below 2^32, so that the products of the mark stay exact. */
const MARK_RANGE = 4_294_967_291;

/** Distinguishes sessions without keeping their tokens; empty for a visitor. */
function markOf(token: string): string {
  if (token === '') return '';
  return String([...token].reduce((mark, character) => (mark * 31 + character.charCodeAt(0)) % MARK_RANGE, 0));
}

/**
 * Events of cards on their way to the server, stored on the device until it has them: also when a page is left at once,
 * offline, and over a restart. Each one has a request id, by which the server records it once. An event of a member is
 * never sent in the name of another one, and that of a visitor always without a name.
 */
export class CardEventQueue {
  /** The oldest first. */
  cardEvents: QueuedEvent[] = [];
  private isSending = false;

  constructor(private readonly api: CardEventApi) {
    makeAutoObservable<this, 'api' | 'isSending'>(
      this,
      { cardEvents: observableRef, api: false, isSending: false },
      { autoBind: true }
    );
    persist<CardEventQueue>(this, ['cardEvents']);
    reaction(
      () => network.online,
      (isOnline) => {
        if (isOnline) void this.flush();
      }
    );
  }

  /**
   * Stores an event and begins to send. The last time on a card replaces the earlier ones of its visit.
   * @param token of the session that it happened in; empty for a visitor
   */
  add(event: CardEvent, token: string): void {
    const others = this.cardEvents.filter(
      ({ call, input }) => call !== 'dwell' || event.call !== 'dwell' || input.requestId !== event.input.requestId
    );
    const queued = { ...event, session: markOf(token), queuedAtMs: Date.now() };
    this.cardEvents = [...others, queued].slice(-MAX_EVENTS);
    void this.flush();
  }

  /** Sends what waits, one after the other; what arrives meanwhile too. Never rejects. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    try {
      for (let event = this.next(); event !== undefined; event = this.next()) {
        if (!(await this.deliver(event))) return;
        this.remove(event);
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Returns the next event, and drops those that are too old, and those of another member, whose session is over. */
  private next(): QueuedEvent | undefined {
    const mark = markOf(currentToken());
    const oldestMs = Date.now() - MAX_CARD_EVENT_AGE_MS;
    const isDue = ({ session, queuedAtMs }: QueuedEvent) =>
      queuedAtMs > oldestMs && (session === '' || session === mark);
    if (!this.cardEvents.every(isDue)) this.cardEvents = this.cardEvents.filter(isDue);
    return this.cardEvents[0];
  }

  /** Returns false when the event has to be sent again later. What the server refuses, it would refuse again. */
  private async deliver(event: QueuedEvent): Promise<boolean> {
    try {
      await this.send(event, event.session === '' ? '' : currentToken());
      return true;
    } catch (error) {
      console.warn('an event of a card was not recorded', error);
      return !isOutcomeUnknown(error) && !isApiError(error, 'RATE_LIMITED');
    }
  }

  private send(event: CardEvent, token: string): Promise<null> {
    switch (event.call) {
      case 'visit':
        return this.api.addCardVisit(event.input, token);
      case 'dwell':
        return this.api.addCardDwell(event.input, token);
      case 'share':
        return this.api.addCardShare(event.input, token);
    }
  }

  private remove(event: QueuedEvent): void {
    this.cardEvents = this.cardEvents.filter((each) => each !== event);
  }
}

export const cardEventQueue = new CardEventQueue({ addCardVisit, addCardDwell, addCardShare });
