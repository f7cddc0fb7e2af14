import { observable, runInAction } from 'mobx';
import type { FlashChange } from '@contract/flash';
import type { LiveNews, LiveQuery, LiveSubject } from '@contract/live';
import { MINUTE_MS } from '@rules/duration';
import type { EventStreamListener } from '@/platform/eventStream/types';
import { buildFlash } from '@/testing/buildFeed';
import { deferred } from '@/testing/deferred';
import { liveNews } from '@/testing/liveNews';
import { whenIdle } from '@/testing/whenIdle';
import { LiveUpdates } from './live';

const thread: LiveSubject = { topic: 'inquiry', id: 't1' };
const buildChange = (id: string): FlashChange => ({ kind: 'published', flash: buildFlash({ id }) });
const idOf = (change: FlashChange) => (change.kind === 'published' ? change.flash.id : `-${change.id}`);

/** Creates live updates on a fake server and a fake clock, both controlled by the test. */
function setup({ hasStreams = true, token = 'T' } = {}) {
  const streams: (EventStreamListener & { path: string; token: string; isClosed: boolean })[] = [];
  const polls: LiveQuery[] = [];
  const unread: number[] = [];
  const state = observable({ token, isOnline: true });
  let clock = 0;
  let timers: { at: number; run: () => void }[] = [];
  let answer: (query: LiveQuery) => Promise<LiveNews> = (query) => Promise.resolve(liveNews(query, 's1'));
  const live = new LiveUpdates({
    openEventStream: hasStreams
      ? (path, streamToken, listener) => {
          const stream = { ...listener, path, token: streamToken, isClosed: false };
          streams.push(stream);
          return () => {
            stream.isClosed = true;
          };
        }
      : undefined,
    poll: (query) => {
      polls.push(query);
      return answer(query);
    },
    token: () => state.token,
    isOnline: () => state.isOnline,
    onUnread: (count) => unread.push(count),
    schedule: (ms, run) => {
      const timer = { at: clock + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 1
  });
  const pass = async (ms: number) => {
    const end = clock + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
      if (!next) break;
      clock = next.at;
      timers = timers.filter((one) => one !== next);
      next.run();
      await whenIdle();
    }
    clock = end;
    await whenIdle();
  };
  return {
    live,
    streams,
    polls,
    unread,
    pass,
    set: (changes: Partial<typeof state>) => runInAction(() => Object.assign(state, changes)),
    /** Returns the stream opened last. */
    stream: () => {
      const stream = streams[streams.length - 1];
      if (!stream) throw new Error('no stream was opened');
      return stream;
    },
    sendStamp: (stamp: string | null) => streams.at(-1)?.onEvent('stamp', JSON.stringify({ ...thread, stamp }), ''),
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    pending: () => timers.length
  };
}

describe('LiveUpdates', () => {
  it('stays idle while nothing is wanted, and for the unread count of a visitor', async () => {
    const { live, streams, polls, pass } = setup({ token: '' });
    await pass(MINUTE_MS);
    live.followUnread();
    await pass(MINUTE_MS);
    expect([streams.length, polls.length]).toEqual([0, 0]);
  });

  it('opens one stream for everything that is wanted, with the token', async () => {
    const { live, streams, stream, pass } = setup();
    live.followUnread();
    live.watch({ topic: 'quotation', id: 'q1' }, () => undefined);
    live.watch(thread, () => undefined);
    live.watch(thread, () => undefined);
    live.followFlashes('c/1', () => undefined);
    await pass(0);
    expect(streams).toHaveLength(1);
    expect(stream().path).toBe('/api/front/live/stream?watch=inquiry%3At1%2Cquotation%3Aq1&flashCursor=c%2F1');
    expect(stream().token).toBe('T');
  });

  it('passes the unread count on', async () => {
    const { live, unread, stream, pass } = setup();
    live.followUnread();
    await pass(0);
    stream().onEvent('unread', '3', '');
    stream().onEvent('unread', '0', '');
    expect(unread).toEqual([3, 0]);
  });

  it('takes the first stamp as known and reports each later one', async () => {
    const { live, sendStamp, pass } = setup();
    const onChange = jest.fn();
    live.watch(thread, onChange);
    await pass(0);
    sendStamp('s1');
    await whenIdle();
    expect(onChange).toHaveBeenCalledTimes(0);
    sendStamp('s2');
    await whenIdle();
    sendStamp('s2');
    await whenIdle();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('compares the first stamp with the one that the page knows', async () => {
    const { live, sendStamp, pass } = setup();
    const onChange = jest.fn();
    live.watch(thread, onChange, '');
    await pass(0);
    sendStamp('s1');
    await whenIdle();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('notices after a pause what changed meanwhile', async () => {
    const { live, sendStamp, pass } = setup();
    const onChange = jest.fn();
    const end = live.watch(thread, onChange);
    await pass(0);
    sendStamp('s1');
    await whenIdle();
    const known = end();
    expect(known).toBe('s1');
    live.watch(thread, onChange, known);
    await pass(0);
    sendStamp('s2');
    await whenIdle();
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it('reports a change again when the page could not load it', async () => {
    const { live, streams, sendStamp, pass } = setup();
    const onChange = jest.fn().mockRejectedValueOnce(new Error('offline'));
    live.watch(thread, onChange, 's1');
    await pass(0);
    sendStamp('s2');
    await whenIdle();
    await pass(1_000);
    expect(streams).toHaveLength(2);
    sendStamp('s2');
    await whenIdle();
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('delivers flashes and resumes after the last one, with a longer delay after every loss', async () => {
    const { live, streams, stream, pass } = setup();
    const received: string[] = [];
    live.followFlashes('c1', (changes) => received.push(...changes.map(idOf)));
    await pass(0);
    stream().onEvent('flash', JSON.stringify(buildChange('a')), 'c2');
    expect(received).toEqual(['a']);
    stream().onDisconnect();
    await pass(999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(stream().path).toMatch(/flashCursor=c2$/);
    stream().onDisconnect();
    await pass(1_999);
    expect(streams).toHaveLength(2);
    await pass(1);
    expect(streams).toHaveLength(3);
  });

  it('delivers each flash to every feed over one stream, which outlives the first feed', async () => {
    const { live, streams, stream, pass } = setup();
    const [board, list]: string[][] = [[], []];
    const endBoard = live.followFlashes('c1', (changes) => board?.push(...changes.map(idOf)));
    const endList = live.followFlashes('c1', (changes) => list?.push(...changes.map(idOf)));
    await pass(0);
    stream().onEvent('flash', JSON.stringify(buildChange('a')), 'c2');
    expect([streams.length, board, list]).toEqual([1, ['a'], ['a']]);
    expect(endBoard()).toBe('c2');
    await pass(0);
    stream().onEvent('flash', JSON.stringify(buildChange('b')), 'c3');
    expect([board, list, endList()]).toEqual([['a'], ['a', 'b'], 'c3']);
    await pass(60_000);
    expect(stream().isClosed).toBe(true);
  });

  it('brings a feed that joins at another cursor up to date, before the shared stream goes on', async () => {
    const { live, streams, stream, polls, answerWith, pass } = setup({ token: '' });
    const [board, list]: string[][] = [[], []];
    const pages: Record<string, LiveNews['flashes']> = {
      c0: { changes: [buildChange('a')], cursor: 'c1', hasMore: true },
      c1: { changes: [buildChange('b')], cursor: 'c2', hasMore: false }
    };
    live.followFlashes('c2', (changes) => board?.push(...changes.map(idOf)));
    await pass(0);
    let isDown = true;
    answerWith((query) =>
      isDown
        ? Promise.reject(new Error('offline'))
        : Promise.resolve(liveNews(query, '', pages[query.flashCursor ?? '']))
    );
    const endList = live.followFlashes('c0', (changes) => list?.push(...changes.map(idOf)));
    await pass(0);
    isDown = false;
    await pass(1_000);
    expect([polls.map(({ flashCursor }) => flashCursor), board, list]).toEqual([['c0', 'c0', 'c1'], [], ['a', 'b']]);
    expect([streams.length, stream().path]).toEqual([2, '/api/front/live/stream?flashCursor=c2']);
    stream().onEvent('flash', JSON.stringify(buildChange('c')), 'c3');
    expect([board, list, endList()]).toEqual([['c'], ['a', 'b', 'c'], 'c3']);
  });

  it('a feed that ends before it is up to date returns its own cursor', async () => {
    const { live, answerWith, pass } = setup();
    const answer = deferred<LiveNews>();
    const onChanges = jest.fn();
    live.followFlashes('c2', () => undefined);
    await pass(0);
    answerWith(() => answer.promise);
    const end = live.followFlashes('c0', onChanges);
    await pass(0);
    expect(end()).toBe('c0');
    answer.resolve(liveNews({}, '', { changes: [buildChange('a')], cursor: 'c1', hasMore: false }));
    await whenIdle();
    expect(onChanges).not.toHaveBeenCalled();
  });

  it('ignores events of an abandoned stream', async () => {
    const { live, streams, unread, pass } = setup();
    live.followUnread();
    await pass(0);
    streams[0]?.onDisconnect();
    await pass(1_000);
    streams[0]?.onEvent('unread', '9', '');
    streams[0]?.onDisconnect();
    expect(unread).toEqual([]);
    expect(streams).toHaveLength(2);
  });

  it('reconnects when a stream is silent', async () => {
    const { live, streams, pass } = setup();
    live.followUnread();
    await pass(20_000);
    streams[0]?.onEvent('beat', '1', '');
    await pass(39_000);
    expect(streams).toHaveLength(1);
    await pass(2_000);
    expect(streams[0]?.isClosed).toBe(true);
    expect(streams).toHaveLength(2);
  });

  it('opens the stream of another person after a login, and none after a logout', async () => {
    const { live, streams, stream, set, unread, pass } = setup();
    live.followUnread();
    await pass(0);
    set({ token: 'U' });
    streams[0]?.onEvent('unread', '5', '');
    await pass(0);
    expect([streams[0]?.isClosed, stream().token]).toEqual([true, 'U']);
    set({ token: '' });
    await pass(MINUTE_MS);
    expect([stream().isClosed, streams.length, unread]).toEqual([true, 2, []]);
  });

  it('is idle in the background and offline, and connects afterwards', async () => {
    const { live, streams, set, pass, pending } = setup();
    live.followUnread();
    await pass(0);
    live.setVisible(false);
    expect([streams[0]?.isClosed, pending()]).toEqual([true, 0]);
    set({ isOnline: false });
    live.setVisible(true);
    await pass(600_000);
    expect(streams).toHaveLength(1);
    set({ isOnline: true });
    await pass(0);
    expect(streams).toHaveLength(2);
  });

  it('falls back to polling after three lost streams, without losing changes', async () => {
    const { live, stream, polls, answerWith, pass } = setup({ token: '' });
    const received: string[] = [];
    const pages: Record<string, LiveNews['flashes']> = {
      c1: { changes: [buildChange('a')], cursor: 'c2', hasMore: true },
      c2: { changes: [buildChange('b')], cursor: 'c3', hasMore: false }
    };
    answerWith((query) => Promise.resolve(liveNews(query, '', pages[query.flashCursor ?? ''])));
    live.followFlashes('c1', (changes) => received.push(...changes.map(idOf)));
    await pass(0);
    for (const wait of [1_000, 2_000, 4_000]) {
      stream().onEvent('beat', '1', '');
      stream().onDisconnect();
      await pass(wait);
    }
    expect(polls.map(({ flashCursor }) => flashCursor)).toEqual(['c1', 'c2']);
    await pass(10_000);
    expect(polls.map(({ flashCursor }) => flashCursor)).toEqual(['c1', 'c2', 'c3']);
    expect(received).toEqual(['a', 'b']);
  });

  it('tries a stream after some minutes of polling', async () => {
    const { live, streams, stream, pass } = setup();
    live.watch(thread, () => undefined);
    await pass(0);
    for (const wait of [1_000, 2_000, 4_000]) {
      stream().onDisconnect();
      await pass(wait);
    }
    expect(streams).toHaveLength(3);
    await pass(300_000);
    expect(streams).toHaveLength(4);
  });

  it('polls one call for all subjects every four seconds where there are no streams', async () => {
    const { live, polls, answerWith, pass } = setup({ hasStreams: false });
    const onChange = jest.fn();
    let stamp = 's1';
    answerWith((query) => Promise.resolve(liveNews(query, stamp)));
    live.watch(thread, onChange);
    live.watch({ topic: 'quotation', id: 'q1' }, onChange);
    await pass(4_000);
    expect(polls).toEqual(Array(2).fill({ watch: 'inquiry:t1,quotation:q1' }));
    stamp = 's2';
    await pass(4_000);
    expect(onChange).toHaveBeenCalledTimes(2);
  });

  it('polls only every half a minute for the unread count, and not at the start', async () => {
    const { live, polls, unread, pass } = setup({ hasStreams: false });
    live.followUnread();
    await pass(29_000);
    expect(polls).toHaveLength(0);
    await pass(31_000);
    expect(polls).toHaveLength(2);
    expect(unread).toEqual([0, 0]);
  });

  it('retries failed polls without accumulating timers', async () => {
    const { live, polls, answerWith, pass, pending } = setup({ hasStreams: false });
    answerWith(() => Promise.reject(new Error('offline')));
    live.watch(thread, () => undefined);
    await pass(MINUTE_MS);
    expect(polls.length).toBeGreaterThan(3);
    expect(polls.length).toBeLessThan(10);
    expect(pending()).toBe(1);
  });

  it('drops the response of a poll whose page was left', async () => {
    const { live, answerWith, pass } = setup({ hasStreams: false });
    const answer = deferred<LiveNews>();
    answerWith(() => answer.promise);
    const onChange = jest.fn();
    const end = live.watch(thread, onChange, 's0');
    await pass(0);
    end();
    answer.resolve(liveNews({ watch: 'inquiry:t1' }, 's1'));
    await whenIdle();
    expect(onChange).not.toHaveBeenCalled();
  });
});
