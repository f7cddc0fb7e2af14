import { autorun, makeAutoObservable, observableRef, reaction } from 'mobx';
import type { CallInput } from '@contract';
import { MAX_CARD_EVENT_AGE_MS } from '@rules/cardVisit';
import { MINUTE_MS } from '@rules/duration';
import { addCardDwell, addCardShare, addCardVisit } from '@/api/cardVisit';
import { isApiError, isOutcomeUnknown } from '@/lib/ApiError';
import { network } from '@/platform/network/network';
import { currentToken } from '@/request/session';
import { consent } from './consent';
import { markOf } from './markOf';
import { persist } from './persist';
import { user } from './user';

interface Inputs {
  visit: CallInput<'POST /api/vcard/dataCollection/add'>;
  dwell: CallInput<'POST /api/vcard/dataCollection/dwell'>;
  share: CallInput<'POST /api/vcard/dataCollection/share'>;
}

/** A call of the visit log. */
export type CardEvent = { [K in keyof Inputs]: { call: K; input: Inputs[K] } }[keyof Inputs];

type QueuedEvent = CardEvent & {
  /** Mark of the member that the event is of, or of the session while the account is not loaded; empty for a visitor. */
  member: string;
  queuedAtMs: number;
};

interface CardEventApi {
  addCardVisit(input: Inputs['visit'], token: string): Promise<null>;
  addCardDwell(input: Inputs['dwell'], token: string): Promise<null>;
  addCardShare(input: Inputs['share'], token: string): Promise<null>;
}

/** Number of events that wait at most; the oldest ones are dropped. */
const MAX_EVENTS = 100;
const RETRY_MS = MINUTE_MS;

/**
 * Events of cards on their way to the server, stored on the device until it has them: also when a page is left at once,
 * offline, and over a restart. Each one has a request id, by which the server records it once. An event of a member is
 * never sent in the name of another one: it waits until the same member is back. That of a visitor is always sent without
 * a name, and the device holds none before the person has agreed.
 */
export class CardEventQueue {
  /** The oldest first. */
  cardEvents: QueuedEvent[] = [];
  private isSending = false;
  private retry: ReturnType<typeof setTimeout> | undefined;
  /** Marks of members, by those of their sessions. */
  private readonly members = new Map<string, string>();

  constructor(private readonly api: CardEventApi) {
    makeAutoObservable<this, 'api' | 'isSending' | 'retry' | 'members'>(
      this,
      { cardEvents: observableRef, api: false, isSending: false, retry: false, members: false },
      { autoBind: true }
    );
    persist<CardEventQueue>(this, ['cardEvents'], () => consent.hasAgreed);
    autorun(() => {
      if (user.user !== null) this.recognise(user.token, user.user.id);
    });
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
    const session = markOf(token);
    const queued = { ...event, member: this.members.get(session) ?? session, queuedAtMs: Date.now() };
    this.cardEvents = [...others, queued].slice(-MAX_EVENTS);
    void this.flush();
  }

  /** Sends what waits, one after the other; what arrives meanwhile too. After a failure it tries again. Never rejects. */
  async flush(): Promise<void> {
    if (this.isSending) return;
    this.isSending = true;
    clearTimeout(this.retry);
    try {
      for (let event = this.next(); event !== undefined; event = this.next()) {
        if (!(await this.deliver(event))) {
          this.retry = setTimeout(() => void this.flush(), RETRY_MS);
          return;
        }
        this.remove(event);
      }
    } finally {
      this.isSending = false;
    }
  }

  /** Connects the events of a session with its member: another session of theirs may send them. */
  private recognise(token: string, userId: string): void {
    const [session, member] = [markOf(token), markOf(userId)];
    this.members.set(session, member);
    if (this.cardEvents.some((event) => event.member === session)) {
      this.cardEvents = this.cardEvents.map((event) => (event.member === session ? { ...event, member } : event));
    }
    void this.flush();
  }

  /** Returns the next event that may be sent now, and drops those that are too old. */
  private next(): QueuedEvent | undefined {
    const session = markOf(currentToken());
    const senders = ['', session, this.members.get(session)];
    const oldestMs = Date.now() - MAX_CARD_EVENT_AGE_MS;
    const isRecent = ({ queuedAtMs }: QueuedEvent) => queuedAtMs > oldestMs;
    if (!this.cardEvents.every(isRecent)) this.cardEvents = this.cardEvents.filter(isRecent);
    return this.cardEvents.find(({ member }) => senders.includes(member));
  }

  /** Returns false when the event has to be sent again later. What the server refuses, it would refuse again. */
  private async deliver(event: QueuedEvent): Promise<boolean> {
    const isOfMember = event.member !== '';
    try {
      await this.send(event, isOfMember ? currentToken() : '');
      return true;
    } catch (error) {
      console.warn('an event of a card was not recorded', error);
      const isSessionOver = isOfMember && isApiError(error, 'UNAUTHORIZED');
      return !isSessionOver && !isOutcomeUnknown(error) && !isApiError(error, 'RATE_LIMITED');
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
    // The event may have been connected with its member meanwhile.
    this.cardEvents = this.cardEvents.filter(({ input }) => input !== event.input);
  }
}

export const cardEventQueue = new CardEventQueue({ addCardVisit, addCardDwell, addCardShare });
