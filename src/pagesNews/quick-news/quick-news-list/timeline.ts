import type { Flash } from '@contract/flash';
import { shanghaiDay } from '@rules/shanghaiTime';

/** Rows that are rendered and removed together. */
const CHUNK_ROWS = 4;

/** Consecutive flashes of one day. */
export interface Chunk {
  /** Stable when flashes are added at either end of the timeline. */
  key: string;
  flashes: readonly Flash[];
  /** True for flashes that arrived while the list was open. */
  isFresh: boolean;
}

/** A day of the timeline, newest chunk first. */
export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  chunks: Chunk[];
}

/**
 * Splits a timeline (newest first) into days and chunks. `fresh`, which grows at the top, is split from its old end,
 * and `older`, which grows at the bottom, from its new end: existing chunks stay unchanged when one more flash is
 * added.
 */
export function chunkTimeline(fresh: readonly Flash[], older: readonly Flash[]): Day[] {
  const upper = splitIntoRuns([...fresh].reverse()).map((run) => ({
    key: `new-${run[0]?.id}`,
    flashes: run.reverse(),
    isFresh: true
  }));
  const lower = splitIntoRuns(older).map((run) => ({ key: run[0]?.id ?? '', flashes: run, isFresh: false }));
  const days: Day[] = [];
  for (const chunk of [...upper.reverse(), ...lower]) {
    const date = shanghaiDay(chunk.flashes[0]?.publishedAtMs ?? 0);
    const last = days[days.length - 1];
    if (last?.date === date) last.chunks.push(chunk);
    else days.push({ date, chunks: [chunk] });
  }
  return days;
}

/** Splits flashes into runs of one day with a limited length, in the given order. */
function splitIntoRuns(flashes: readonly Flash[]): Flash[][] {
  const runs: Flash[][] = [];
  for (const flash of flashes) {
    const run = runs[runs.length - 1];
    const first = run?.[0];
    if (
      run &&
      first &&
      run.length < CHUNK_ROWS &&
      shanghaiDay(first.publishedAtMs) === shanghaiDay(flash.publishedAtMs)
    )
      run.push(flash);
    else runs.push([flash]);
  }
  return runs;
}
