import type { FlashChanges } from '@contract/flash';
import type { TestApp } from './testApp';

/** Returns the flash changes after a cursor, as a client without streams requests them. */
export async function flashChangesAfter(server: TestApp, flashCursor: string): Promise<FlashChanges> {
  const { flashes } = await server.api.call('GET /api/front/live/poll', { flashCursor });
  if (flashes === null) throw new Error('no flashes were asked for');
  return flashes;
}

/**
 * Returns the stamp of a subject for a member; null when they may not see it.
 * @param watch `topic:id`
 */
export async function liveStamp(server: TestApp, token: string, watch: string): Promise<string | null> {
  const { stamps } = await server.api.call('GET /api/front/live/poll', { watch }, { token });
  const [first] = stamps;
  if (first === undefined) throw new Error(`no stamp of ${watch}`);
  return first.stamp;
}
