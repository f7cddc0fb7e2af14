import { setImmediate as nextTurn } from 'node:timers/promises';

/** Longest time for which other tasks wait. */
const SLICE_MS = 8;

/** Iterates over many items and yields to the event loop between them. */
export async function* yieldingToEventLoop<T>(items: Iterable<T>): AsyncGenerator<T> {
  let endMs = performance.now() + SLICE_MS;
  for (const item of items) {
    if (performance.now() >= endMs) {
      await nextTurn();
      endMs = performance.now() + SLICE_MS;
    }
    yield item;
  }
}

/** Groups items into batches: the rows of one statement that does not block other tasks. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
