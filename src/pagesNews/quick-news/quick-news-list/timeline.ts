import type { Flash } from '@contract/flash';
import { dateOf } from '@/lib/time';

/** Rows that are drawn and taken away together. */
const PART_ROWS = 4;

/** A few flashes of one day. */
export interface Part {
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
  parts: Part[];
}

/**
 * Cuts a timeline (newest first) into days and parts. `fresh` came while the list was open: it is cut from its old end, so
 * that one more at the top leaves every other part as it was; `older` is cut from its new end, because it grows below.
 */
export function chunkTimeline(fresh: readonly Flash[], older: readonly Flash[]): Day[] {
  const upper = cut([...fresh].reverse()).map((run) => ({
    key: `new-${run[0]?.id}`,
    flashes: run.reverse(),
    isFresh: true
  }));
  const lower = cut(older).map((run) => ({ key: run[0]?.id ?? '', flashes: run, isFresh: false }));
  const days: Day[] = [];
  for (const part of [...upper.reverse(), ...lower]) {
    const date = dateOf(part.flashes[0]?.publishedAtMs ?? 0);
    const last = days[days.length - 1];
    if (last?.date === date) last.parts.push(part);
    else days.push({ date, parts: [part] });
  }
  return days;
}

/** Runs of one day, in the order given. */
function cut(flashes: readonly Flash[]): Flash[][] {
  const runs: Flash[][] = [];
  for (const flash of flashes) {
    const run = runs[runs.length - 1];
    const first = run?.[0];
    if (run && first && run.length < PART_ROWS && dateOf(first.publishedAtMs) === dateOf(flash.publishedAtMs))
      run.push(flash);
    else runs.push([flash]);
  }
  return runs;
}
