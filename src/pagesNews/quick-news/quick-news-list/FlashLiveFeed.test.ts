import type { FlashChange, FlashChanges } from '@contract/flash';
import type { EventStreamListener } from '@/platform/eventStream.types';
import { buildFlash } from '@/testing/buildFeed';
import { FlashLiveFeed } from './FlashLiveFeed';

const buildChange = (id: string): FlashChange => ({ kind: 'published', flash: buildFlash({ id }) });
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

/** Creates a feed on a fake server and a fake clock, both controlled by the test. */
function setupFeed({ hasStreams = true } = {}) {
  const streams: (EventStreamListener & { path: string; isClosed: boolean })[] = [];
  const polls: string[] = [];
  const received: string[] = [];
  let clock = 0;
  let timers: { at: number; run: () => void }[] = [];
  let answer: (cursor: string) => Promise<FlashChanges> = (cursor) =>
    Promise.resolve({ changes: [], cursor, hasMore: false });
  const live = new FlashLiveFeed({
    openEventStream: hasStreams
      ? (path, listener) => {
          const stream = { ...listener, path, isClosed: false };
          streams.push(stream);
          return () => {
            stream.isClosed = true;
          };
        }
      : undefined,
    getChanges: (cursor) => {
      polls.push(cursor);
      return answer(cursor);
    },
    onChanges: (changes) =>
      received.push(...changes.map((one) => (one.kind === 'published' ? one.flash.id : `-${one.id}`))),
    schedule: (ms, run) => {
      const timer = { at: clock + ms, run };
      timers.push(timer);
      return () => {
        timers = timers.filter((one) => one !== timer);
      };
    },
    random: () => 1
  });
  return {
    live,
    streams,
    polls,
    received,
    /** Returns the stream opened last. */
    stream: () => {
      const stream = streams[streams.length - 1];
      if (!stream) throw new Error('no stream was opened');
      return stream;
    },
    answerWith: (next: typeof answer) => {
      answer = next;
    },
    async pass(ms: number) {
      const end = clock + ms;
      for (;;) {
        const next = timers.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at)[0];
        if (!next) break;
        clock = next.at;
        timers = timers.filter((one) => one !== next);
        next.run();
        await settle();
      }
      clock = end;
      await settle();
    },
    pending: () => timers.length
  };
}

describe('FlashLiveFeed', () => {
  it('does nothing before it has a cursor', () => {
    const { live, streams, polls } = setupFeed();
    live.resume();
    expect([streams.length, polls.length]).toEqual([0, 0]);
  });

  it('opens a stream from the cursor and delivers its changes', () => {
    const { live, stream, received } = setupFeed();
    live.start('c/1');
    expect(stream().path).toBe('/api/front/flash/stream?cursor=c%2F1');
    stream().onEvent(JSON.stringify(buildChange('a')), 'c2');
    expect(received).toEqual(['a']);
  });

  it('reconnects after the last change, with a longer delay after every loss', async () => {
    const { live, streams, stream, pass } = setupFeed();
    live.start('c1');
    stream().onEvent(JSON.stringify(buildChange('a')), 'c2');
    stream().onDisconnect();
    await pass(999);
    expect(streams).toHaveLength(1);
    await pass(1);
    expect(stream().path).toMatch(/cursor=c2$/);
    stream().onDisconnect();
    await pass(1_999);
    expect(streams).toHaveLength(2);
    await pass(1);
    expect(streams).toHaveLength(3);
  });

  it('ignores events of an abandoned stream', async () => {
    const { live, streams, received, pass } = setupFeed();
    live.start('c1');
    streams[0]?.onDisconnect();
    await pass(1_000);
    streams[0]?.onEvent(JSON.stringify(buildChange('late')), 'c9');
    streams[0]?.onDisconnect();
    expect(received).toEqual([]);
    expect(streams).toHaveLength(2);
  });

  it('reconnects when a stream is silent', async () => {
    const { live, streams, pass } = setupFeed();
    live.start('c1');
    await pass(20_000);
    streams[0]?.onHeartbeat();
    await pass(39_000);
    expect(streams).toHaveLength(1);
    await pass(2_000);
    expect(streams[0]?.isClosed).toBe(true);
    expect(streams).toHaveLength(2);
  });

  it('falls back to polling after three lost streams, without losing changes', async () => {
    const { live, stream, polls, received, answerWith, pass } = setupFeed();
    answerWith((cursor) =>
      Promise.resolve(
        cursor === 'c1'
          ? { changes: [buildChange('a')], cursor: 'c2', hasMore: true }
          : { changes: cursor === 'c2' ? [buildChange('b')] : [], cursor: 'c3', hasMore: false }
      )
    );
    live.start('c1');
    for (const wait of [1_000, 2_000, 4_000]) {
      stream().onHeartbeat();
      stream().onDisconnect();
      await pass(wait);
    }
    expect(polls).toEqual(['c1', 'c2']);
    await pass(10_000);
    expect(polls).toEqual(['c1', 'c2', 'c3']);
    expect(received).toEqual(['a', 'b']);
  });

  it('tries a stream after some minutes of polling', async () => {
    const { live, streams, stream, pass } = setupFeed();
    live.start('c1');
    for (const wait of [1_000, 2_000, 4_000]) {
      stream().onDisconnect();
      await pass(wait);
    }
    expect(streams).toHaveLength(3);
    await pass(300_000);
    expect(streams).toHaveLength(4);
    await pass(30_000);
    stream().onDisconnect();
    await pass(1_000);
    expect(streams).toHaveLength(5);
  });

  it('retries failed polls without accumulating timers', async () => {
    const { live, polls, answerWith, pass, pending } = setupFeed({ hasStreams: false });
    answerWith(() => Promise.reject(new Error('offline')));
    live.start('c1');
    await settle();
    await pass(60_000);
    expect(polls.length).toBeGreaterThan(3);
    expect(polls.length).toBeLessThan(10);
    expect(pending()).toBe(1);
  });

  it('stops while paused and catches up on resume', async () => {
    const { live, streams, stream, received, pass, pending } = setupFeed();
    live.start('c1');
    stream().onEvent(JSON.stringify(buildChange('a')), 'c2');
    live.pause();
    expect([stream().isClosed, pending()]).toEqual([true, 0]);
    stream().onEvent(JSON.stringify(buildChange('late')), 'c3');
    await pass(600_000);
    expect(received).toEqual(['a']);
    live.resume();
    live.resume();
    expect(streams).toHaveLength(2);
    expect(stream().path).toMatch(/cursor=c2$/);
  });

  it('drops the response of a poll that was paused', async () => {
    const { live, received, answerWith } = setupFeed({ hasStreams: false });
    let deliver: (changes: FlashChanges) => void = () => undefined;
    answerWith(() => new Promise((resolve) => (deliver = resolve)));
    live.start('c1');
    live.pause();
    deliver({ changes: [buildChange('a')], cursor: 'c2', hasMore: false });
    await settle();
    expect(received).toEqual([]);
  });
});
