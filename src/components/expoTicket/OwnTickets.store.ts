import { makeAutoObservable } from 'mobx';
import type { ExpoTicket, ExpoUserInfo } from '@contract/expoTicket';
import { Resource } from '@/request/Resource';
import type { SessionCache } from '@/stores/sessionCache';
import type { OwnTickets } from './ticketCache';

interface OwnTicketsApi {
  getExpoUserInfo(): Promise<ExpoUserInfo | null>;
}

/** Statuses of a ticket that admits, or will once it is approved. */
const liveStatuses: readonly ExpoTicket['status'][] = ['pending', 'issued', 'checkedIn'];

/** Returns the tickets with the changed ones in place of their earlier versions, and new ones first. */
function merge(tickets: readonly ExpoTicket[], changed: readonly ExpoTicket[]): ExpoTicket[] {
  const latest = new Map(changed.map((ticket) => [ticket.id, ticket]));
  const known = tickets.map((ticket) => latest.get(ticket.id) ?? ticket);
  const knownIds = new Set(tickets.map(({ id }) => id));
  return [...changed.filter(({ id }) => !knownIds.has(id)), ...known];
}

/**
 * Tickets of the member for the current expo, and its registration. While they are loaded, and without a network, the last
 * ones of this device are shown. Lives as long as its page.
 */
export class OwnTicketsStore {
  private readonly resource: Resource<{ info: ExpoUserInfo | null }>;

  constructor(
    api: OwnTicketsApi,
    private readonly cache: SessionCache<OwnTickets | null>,
    private readonly now: () => number = Date.now
  ) {
    this.resource = new Resource(async () => ({ info: await api.getExpoUserInfo() }), { missingCodes: [] });
    makeAutoObservable<this, 'cache' | 'now' | 'resource'>(
      this,
      { cache: false, now: false, resource: false },
      { autoBind: true }
    );
  }

  /** Null until loaded, and without an expo. */
  get info(): ExpoUserInfo | null {
    return this.resource.value?.info ?? null;
  }

  /** Null without a ticket. */
  get shown(): OwnTickets | null {
    const { value, loadedAtMs } = this.resource;
    const own = value
      ? value.info && { expo: value.info.expo, tickets: value.info.tickets, savedAtMs: loadedAtMs }
      : this.cache.read();
    return own === null || own.tickets.length === 0 ? null : own;
  }

  /** Tickets that admit, or will: the own one first, then those of companions. */
  get liveTickets(): ExpoTicket[] {
    return this.shown?.tickets.filter(({ status }) => liveStatuses.includes(status)) ?? [];
  }

  /** Ticket of the member that admits, or will; null without one. */
  get liveTicket(): ExpoTicket | null {
    return this.liveTickets.find(({ relation }) => relation === 'own') ?? null;
  }

  /** `empty` between expos. */
  get status(): 'loading' | 'ready' | 'error' | 'empty' {
    if (this.shown) return 'ready';
    return this.resource.status === 'ready' && this.info === null ? 'empty' : this.resource.status;
  }

  get error(): unknown {
    return this.resource.error;
  }

  /** True when the shown tickets may be outdated, because the server could not be reached. */
  get isStale(): boolean {
    return this.shown !== null && this.error !== undefined;
  }

  /** Never rejects: a failure is in `error`. */
  async load(): Promise<void> {
    if (await this.resource.load()) this.remember();
  }

  /**
   * Runs an action on tickets and shows those that it returns, unless another user is logged in by then.
   * @param act resolves with null when it has changed nothing
   * @throws the error of the action
   */
  async showChanged(act: () => Promise<readonly ExpoTicket[] | null>): Promise<void> {
    const { info } = this;
    await this.resource.showAnswer(async () => {
      const changed = await act();
      return { info: info && { ...info, tickets: merge(info.tickets, changed ?? []) } };
    });
    this.remember();
  }

  private remember(): void {
    if (!this.resource.value) return;
    const { info } = this;
    const hasTickets = info !== null && info.tickets.length > 0;
    this.cache.write(hasTickets ? { expo: info.expo, tickets: info.tickets, savedAtMs: this.now() } : null);
  }
}
