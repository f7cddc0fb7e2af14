import type { Flash } from '@contract/flash';
import { dateOf } from '@/lib/time';

/** Rows that are drawn and taken away together. */
const CHUNK_ROWS = 4;

/** A few flashes of one day. */
export interface Chunk {
  /** Stays the same when flashes join at either end of the timeline. */
  key: string;
  flashes: readonly Flash[];
  /** Came while the list was open. */
  isFresh: boolean;
}

/** A day of the timeline, newest part first. */
export interface Day {
  /** YYYY-MM-DD. */
  date: string;
  chunks: Chunk[];
}

/**
 * Cuts a timeline (newest first) into days and parts. `fresh` came while the list was open: it is cut from its old end, so
 * that one more at the top leaves every other part as it was; `older` is cut from its new end, because it grows below.
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
    const date = dateOf(chunk.flashes[0]?.publishedAtMs ?? 0);
    const last = days[days.length - 1];
    if (last?.date === date) last.chunks.push(chunk);
    else days.push({ date, chunks: [chunk] });
  }
  return days;
}

/** Runs of one day, in the order given. */
function splitIntoRuns(flashes: readonly Flash[]): Flash[][] {
  const runs: Flash[][] = [];
  for (const flash of flashes) {
    const run = runs[runs.length - 1];
    const first = run?.[0];
    if (run && first && run.length < CHUNK_ROWS && dateOf(first.publishedAtMs) === dateOf(flash.publishedAtMs))
      run.push(flash);
    else runs.push([flash]);
  }
  return runs;
}
