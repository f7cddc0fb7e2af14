import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { batchesOf, yieldingToEventLoop } from './yieldingToEventLoop';

/** Keeps the process busy. */
function work(ms: number): void {
  for (const endMs = performance.now() + ms; performance.now() < endMs;);
}

describe('iterating over many items', () => {
  it('yields to other tasks, and keeps the order', async () => {
    let turns = 0;
    const others = setInterval(() => (turns += 1), 1);
    const seen: number[] = [];
    for await (const item of yieldingToEventLoop(Array.from({ length: 100 }, (_, at) => at))) {
      work(1);
      seen.push(item);
    }
    clearInterval(others);
    assert.deepEqual(seen, [...seen.keys()]);
    // Each waits for eight items at the most, however slow the machine is.
    assert.ok(turns >= 6, `${turns} turns of others`);
  });

  it('is one turn while it is short', async () => {
    let isOver = false;
    setImmediate(() => assert.ok(isOver));
    for await (const item of yieldingToEventLoop([1, 2, 3])) assert.ok(item);
    isOver = true;
  });

  it('returns batches, the last one as it is', () => {
    assert.deepEqual(batchesOf([1, 2, 3, 4, 5], 2), [[1, 2], [3, 4], [5]]);
    assert.deepEqual(batchesOf([], 2), []);
  });
});
