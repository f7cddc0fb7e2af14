import type { LiveNews, LiveQuery, LiveTopic } from '@contract/live';

/** Returns the response of `live/poll` in which every watched subject has the given stamp. */
export function liveNews({ watch, flashCursor }: LiveQuery, stamp: string, flashes?: LiveNews['flashes']): LiveNews {
  const stamps = (watch?.split(',') ?? []).map((text) => {
    const [topic = '', id = ''] = text.split(':');
    return { topic: topic as LiveTopic, id, stamp };
  });
  const noFlashes = flashCursor === undefined ? null : { changes: [], cursor: flashCursor, hasMore: false };
  return { unread: 0, stamps, flashes: flashes ?? noFlashes };
}
