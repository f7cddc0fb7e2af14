import type { LiveSubject } from '@contract/live';
import type { Db } from '../../database/schema';
import type { SignalListener } from '../../database/signalListener';
import type { Member } from '../../http/ports';
import { LIVE_CHANNEL } from '../../liveSignal';
import { unreadCount } from '../message/message.service';
import { FlashFeed } from '../newsflash/flashFeed';
import type { SendEvent } from './eventStreams';
import { loadStamp } from './liveState.service';

const FLASH_SIGNAL = 'flash';

export interface LiveHubDeps {
  db: Db;
  signals: SignalListener;
  now: () => Date;
  onError(error: unknown): void;
}

/** Subscriptions of one stream. */
export interface LiveClient {
  member: Member | null;
  subjects: readonly LiveSubject[];
  /** Number of the last flash change that the client has; absent: no flashes are wanted. */
  afterFlashSeq?: number;
}

/**
 * Passes changes on to the streams of this process. PostgreSQL announces a changed row to every process; the hub then
 * reads the state for the streams that watch the row, and sends what has changed for them. Nothing is read while nothing
 * changes, however many streams are open.
 */
export class LiveHub {
  private readonly flashFeed: FlashFeed;
  /** Callbacks by the row on which they depend, as in the payloads of the channel. */
  private readonly refreshers = new Map<string, Set<() => void>>();
  private subscription: Promise<() => void> | null = null;

  constructor(private readonly deps: LiveHubDeps) {
    this.flashFeed = new FlashFeed(deps.db, deps.onError);
  }

  /**
   * Sends the state of everything that a client wants, and then its changes.
   * @returns a function that ends it
   */
  async add({ member, subjects, afterFlashSeq }: LiveClient, send: SendEvent): Promise<() => void> {
    // Before the first look: what changes after it is announced.
    await this.subscribe();
    const stops: (() => void)[] = [];
    const stop = () => stops.forEach((end) => end());
    try {
      if (member !== null) stops.push(await this.followUnread(member, send));
      if (member !== null) for (const one of subjects) stops.push(await this.followSubject(member, one, send));
      if (afterFlashSeq !== undefined) {
        stops.push(await this.flashFeed.subscribe(afterFlashSeq, ({ text }) => send(text)));
      }
    } catch (error) {
      stop();
      throw error;
    }
    return stop;
  }

  async close(): Promise<void> {
    this.flashFeed.close();
    this.refreshers.clear();
    (await this.subscription)?.();
  }

  private subscribe(): Promise<() => void> {
    this.subscription ??= this.deps.signals.subscribe(LIVE_CHANNEL, {
      onSignal: (payload) => {
        if (payload === FLASH_SIGNAL) this.flashFeed.refresh();
        else this.refreshers.get(payload)?.forEach((refresh) => refresh());
      },
      onResume: () => {
        this.flashFeed.refresh();
        this.refreshers.forEach((refreshers) => refreshers.forEach((refresh) => refresh()));
      }
    });
    return this.subscription;
  }

  private followUnread(member: Member, send: SendEvent): Promise<() => void> {
    let last: number | undefined;
    return this.follow(async () => {
      const unread = await unreadCount(this.deps.db, member);
      if (unread !== last) send(eventText('unread', unread));
      last = unread;
      return [`notification:${member.id}`];
    });
  }

  private followSubject(member: Member, subject: LiveSubject, send: SendEvent): Promise<() => void> {
    let last: string | null | undefined;
    return this.follow(async () => {
      const { stamp, rows } = await loadStamp(this.deps.db, member, subject, this.deps.now().getTime());
      if (stamp.stamp !== last) send(eventText('stamp', stamp));
      last = stamp.stamp;
      return rows;
    });
  }

  /** Runs `refresh` now and whenever one of the rows that it returned has changed; never two at once. */
  private async follow(refresh: () => Promise<string[]>): Promise<() => void> {
    const state = { rows: [] as string[], isRunning: false, isStale: false, isOver: false };
    const run = async () => {
      do {
        state.isStale = false;
        const rows = await refresh();
        this.replaceRows(state.rows, state.isOver ? [] : rows, trigger);
        state.rows = rows;
      } while (state.isStale && !state.isOver);
    };
    const trigger = () => {
      state.isStale = true;
      if (state.isRunning) return;
      state.isRunning = true;
      run()
        .catch(this.deps.onError)
        .finally(() => (state.isRunning = false));
    };
    state.isRunning = true;
    await run().finally(() => (state.isRunning = false));
    return () => {
      state.isOver = true;
      this.replaceRows(state.rows, [], trigger);
    };
  }

  private replaceRows(before: readonly string[], rows: readonly string[], trigger: () => void): void {
    for (const row of before) {
      const refreshers = this.refreshers.get(row);
      refreshers?.delete(trigger);
      if (refreshers?.size === 0) this.refreshers.delete(row);
    }
    for (const row of rows) this.refreshers.set(row, (this.refreshers.get(row) ?? new Set()).add(trigger));
  }
}

function eventText(name: string, data: unknown): string {
  return `event: ${name}\ndata: ${JSON.stringify(data)}\n\n`;
}
