import type { Tx } from '../src/database/schema';
import { eventFlashes } from './flashes/events';
import { priceFlashes } from './flashes/prices';
import { simulateQuotes } from './quotes';

/** Quick news of the last 60 days: events, and what the price list says in its own figures. */
export async function seedFlashes(tx: Tx, clock: { now: Date }, progress: (step: string) => void): Promise<void> {
  const flashes = [...eventFlashes(clock.now.getTime()), ...priceFlashes(clock.now, simulateQuotes(clock.now))];
  progress(`flashes ${flashes.length}`);
  // Oldest first, so that the numbers of their changes grow as time does.
  await tx
    .insertInto('flash')
    .values(flashes.sort((a, b) => a.published_at_ms - b.published_at_ms))
    .execute();
}
