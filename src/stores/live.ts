import { reaction } from 'mobx';
import type { FlashChange } from '@contract/flash';
import type { LiveNews, LiveQuery, LiveStamp, LiveStreamPath, LiveSubject } from '@contract/live';
import { pollLive } from '@/api/live';
import { onAppVisibility } from '@/platform/appVisibility';
import { openEventStream } from '@/platform/eventStream';
import type { EventStreamPlatform } from '@/platform/eventStream/types';
import { network } from '@/platform/network/network';
import { message } from './message';
import { user } from './user';

const streamPath: LiveStreamPath = '/api/front/live/stream';

/** Intervals between two polls, by what is wanted. */
const SUBJECT_POLL_MS = 4_000;
const FLASH_POLL_MS = 10_000;
const UNREAD_POLL_MS = 30_000;
/**
 * The server sends a heartbeat every 15 s: after this silence the connection is dead, even if the browser reports it
 * open.
 */
const SILENCE_TIMEOUT_MS = 40_000;
/** A stream that lasted this long resets the failure count; a blocking proxy cuts sooner. */
const STABLE_AFTER_MS = 30_000;
/** After this many failures in a row the network is assumed to block streams, and polling starts. */
const MAX_STREAM_FAILURES = 3;
/** After this time of polling a stream is tried, because the network may have changed. */
const STREAM_RETRY_MS = 300_000;
const MIN_RETRY_MS = 1_000;
const MAX_RETRY_MS = 15_000;

export interface LiveDeps {
  openEventStream: EventStreamPlatform['openEventStream'];
  poll(query: LiveQuery): Promise<LiveNews>;
  /** Token of the session; empty for a visitor. Observable, as `isOnline`. */
  token(): string;
  isOnline(): boolean;
  onUnread(count: number): void;
  /** Schedules a callback; the returned function cancels it. */
  schedule(ms: number, run: () => void): () => void;
  /** Returns a number in [0, 1), used as jitter to spread simultaneous reconnects. */
  random(): number;
}

interface Watch {
  subject: LiveSubject;
  /** Undefined before the first stamp. */
  stamp: string | null | undefined;
  onChange(): unknown;
}

interface FlashFeed {
  /** Cursor of a feed that joined others and has not reached their cursor; null while it follows the shared one. */
  ownCursor: string | null;
  onChanges(changes: FlashChange[]): void;
}

/**
 * Live updates of the whole app over one connection: the unread count of a member, the subjects that open pages watch,
 * and quick news. A stream where platform and network allow it, else polling of one call. Stamps and the flash cursor
 * survive a reconnect, so switching between the two neither loses nor repeats a change. Lives as long as the app; it is
 * idle while the app is hidden or offline, and when nothing is wanted.
 */
export class LiveUpdates {
  private readonly watches = new Set<Watch>();
  private readonly flashFeeds = new Set<FlashFeed>();
  /** Cursor after the last flash change that was delivered to all feeds. */
  private flashCursor = '';
  private isVisible = true;
  private isUnreadWanted = false;
  private failures = 0;
  private pollingMs = 0;
  /** Connection counter, to ignore late events of earlier connections. */
  private generation = 0;
  private closeStream: (() => void) | null = null;
  private readonly timers = new Map<'next' | 'silence' | 'stable', () => void>();

  constructor(private readonly deps: LiveDeps) {
    reaction(
      () => [deps.token(), deps.isOnline()],
      () => this.restart()
    );
  }

  /**
   * Calls back after changes of a subject. A callback that rejects is called again after a pause.
   * @param stamp last known stamp; without it the first one that arrives is taken as known
   * @returns a function that ends it and returns the last known stamp
   */
  watch(subject: LiveSubject, onChange: Watch['onChange'], stamp?: Watch['stamp']): () => Watch['stamp'] {
    const watch = { subject, stamp, onChange };
    this.watches.add(watch);
    this.restart();
    return () => {
      if (this.watches.delete(watch)) this.restart();
      return watch.stamp;
    };
  }

  /** Follows the unread count of a member as long as the app lives. */
  followUnread(): void {
    this.isUnreadWanted = true;
    this.restart();
  }

  /**
   * Delivers flash changes after a cursor, in the order in which they happened. All feeds share one cursor: a feed that
   * joins others is first brought to it, after which changes may be delivered to it again.
   * @returns a function that ends it and returns the cursor after the last delivered change
   */
  followFlashes(cursor: string, onChanges: FlashFeed['onChanges']): () => string {
    if (this.flashFeeds.size === 0) this.flashCursor = cursor;
    const feed: FlashFeed = { ownCursor: cursor === this.flashCursor ? null : cursor, onChanges };
    this.flashFeeds.add(feed);
    this.restart();
    return () => {
      if (this.flashFeeds.delete(feed)) this.restart();
      return feed.ownCursor ?? this.flashCursor;
    };
  }

  /** Disconnects while the app is in the background. */
  setVisible(isVisible: boolean): void {
    this.isVisible = isVisible;
    this.restart();
  }

  private get query(): LiveQuery {
    const subjects = new Set([...this.watches].map(({ subject }) => `${subject.topic}:${subject.id}`));
    return {
      ...(subjects.size > 0 && { watch: [...subjects].sort().join() }),
      ...(this.flashFeeds.size > 0 && { flashCursor: this.flashCursor })
    };
  }

  private get pollIntervalMs(): number {
    if (this.watches.size > 0) return SUBJECT_POLL_MS;
    return this.flashFeeds.size > 0 ? FLASH_POLL_MS : UNREAD_POLL_MS;
  }

  private restart(): void {
    this.disconnect();
    const hasUnread = this.isUnreadWanted && this.deps.token() !== '';
    const isWanted = hasUnread || this.watches.size > 0 || this.flashFeeds.size > 0;
    if (!this.isVisible || !this.deps.isOnline() || !isWanted) return;
    // A page that opens adds its subjects one after the other.
    this.setTimer('next', 0, () => this.connect());
  }

  private connect(): void {
    this.disconnect();
    const joining = [...this.flashFeeds].find(({ ownCursor }) => ownCursor !== null);
    if (joining) return void this.catchUp(joining);
    const { openEventStream: open } = this.deps;
    if (open !== undefined && this.failures < MAX_STREAM_FAILURES) return this.stream(open);
    // The unread count was loaded when the app came to the front.
    const isUrgent = this.watches.size > 0 || this.flashFeeds.size > 0;
    if (isUrgent) void this.poll();
    else this.pollLater();
  }

  private stream(open: NonNullable<LiveDeps['openEventStream']>): void {
    const { generation } = this;
    const handleDisconnect = () => {
      if (generation === this.generation) this.retry();
    };
    const resetSilenceTimer = () => this.setTimer('silence', SILENCE_TIMEOUT_MS, handleDisconnect);
    resetSilenceTimer();
    this.setTimer('stable', STABLE_AFTER_MS, () => {
      this.failures = 0;
    });
    const query = Object.entries(this.query).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
    this.closeStream = open([streamPath, ...query].join('&').replace('&', '?'), this.deps.token(), {
      onEvent: (name, data, id) => {
        if (generation !== this.generation) return;
        resetSilenceTimer();
        if (name === 'unread') this.deps.onUnread(Number(data));
        if (name === 'stamp') void this.takeStamps([JSON.parse(data) as LiveStamp]).catch(handleDisconnect);
        if (name === 'flash') this.takeFlashes([JSON.parse(data) as FlashChange], id);
      },
      onDisconnect: handleDisconnect
    });
  }

  /** Polls the changes that a joining feed has not got; nothing is delivered to the others meanwhile. */
  private async catchUp(feed: FlashFeed): Promise<void> {
    const { generation } = this;
    try {
      for (let flashCursor = feed.ownCursor; flashCursor !== null;) {
        const { flashes } = await this.deps.poll({ flashCursor });
        if (generation !== this.generation) return;
        if (flashes?.changes.length) feed.onChanges(flashes.changes);
        flashCursor = flashes?.hasMore ? flashes.cursor : null;
        feed.ownCursor = flashCursor;
      }
    } catch {
      if (generation === this.generation) this.retry();
      return;
    }
    this.connect();
  }

  /** Polls until no flash changes are left, then schedules the next poll. */
  private async poll(): Promise<void> {
    const { generation } = this;
    try {
      for (let hasMore = true; hasMore;) {
        const { unread, stamps, flashes } = await this.deps.poll(this.query);
        if (generation !== this.generation) return;
        this.deps.onUnread(unread);
        if (flashes !== null) this.takeFlashes(flashes.changes, flashes.cursor);
        await this.takeStamps(stamps);
        if (generation !== this.generation) return;
        hasMore = flashes?.hasMore === true;
      }
    } catch {
      if (generation === this.generation) this.retry();
      return;
    }
    this.pollLater();
  }

  private pollLater(): void {
    const waitMs = this.pollIntervalMs;
    this.pollingMs += waitMs;
    const mayStream = this.pollingMs >= STREAM_RETRY_MS;
    if (mayStream) this.pollingMs = 0;
    this.failures = mayStream ? MAX_STREAM_FAILURES - 1 : MAX_STREAM_FAILURES;
    this.setTimer('next', waitMs, () => (mayStream ? this.connect() : void this.pollAgain()));
  }

  private pollAgain(): Promise<void> {
    this.disconnect();
    return this.poll();
  }

  private takeFlashes(changes: FlashChange[], cursor: string): void {
    this.flashCursor = cursor;
    if (changes.length > 0) this.flashFeeds.forEach((feed) => feed.onChanges(changes));
  }

  private async takeStamps(stamps: readonly LiveStamp[]): Promise<void> {
    for (const { topic, id, stamp } of stamps) {
      for (const watch of this.watches) {
        if (watch.subject.topic !== topic || watch.subject.id !== id || watch.stamp === stamp) continue;
        const isFirst = watch.stamp === undefined;
        if (!isFirst) await watch.onChange();
        watch.stamp = stamp;
      }
    }
  }

  private retry(): void {
    this.failures += 1;
    this.disconnect();
    const waitMs = Math.min(MAX_RETRY_MS, MIN_RETRY_MS * 2 ** (this.failures - 1));
    this.setTimer('next', waitMs * (0.5 + this.deps.random() / 2), () => this.connect());
  }

  private disconnect(): void {
    this.generation += 1;
    this.closeStream?.();
    this.closeStream = null;
    this.timers.forEach((cancel) => cancel());
    this.timers.clear();
  }

  private setTimer(name: 'next' | 'silence' | 'stable', ms: number, run: () => void): void {
    this.timers.get(name)?.();
    this.timers.set(name, this.deps.schedule(ms, run));
  }
}

export const live = new LiveUpdates({
  openEventStream,
  poll: pollLive,
  token: () => user.token,
  isOnline: () => network.online,
  onUnread: (count) => message.setUnread(count),
  schedule(ms, run) {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  random: Math.random
});
onAppVisibility((isVisible) => live.setVisible(isVisible));
