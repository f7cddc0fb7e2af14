import { setImmediate as nextTurn } from 'node:timers/promises';

/** How long others may be kept waiting. */
const SLICE_MS = 8;

/** Goes through many things and lets everything else of the process have its turn between them. */
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

/** The same items in batches: what one statement takes without keeping others waiting. */
export function batchesOf<T>(items: readonly T[], size: number): T[][] {
  const count = Math.ceil(items.length / size);
  return Array.from({ length: count }, (_, at) => items.slice(at * size, (at + 1) * size));
}
