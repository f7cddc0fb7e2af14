import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';

const POLL_INTERVAL_MS = 10;

export interface WaitOptions {
  /** Said when it does not come true. */
  failure?: string | (() => string);
  timeoutMs?: number;
}

/**
 * Polls a condition until it is true. For states without an event: rows, other processes, open connections.
 * @throws AssertionError when it is still false after `timeoutMs`, 20 s by default
 */
export async function waitUntil(
  isTrue: () => boolean | Promise<boolean>,
  { failure = 'the condition did not become true', timeoutMs = 20_000 }: WaitOptions = {}
): Promise<void> {
  const giveUpAtMs = performance.now() + timeoutMs;
  while (!(await isTrue())) {
    if (performance.now() > giveUpAtMs) assert.fail(typeof failure === 'string' ? failure : failure());
    await sleep(POLL_INTERVAL_MS);
  }
}
