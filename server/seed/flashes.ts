import type { Tx } from '../src/database/schema';
import type { FileStorage } from '../src/providers/fileStorage';
import { eventFlashes } from './flashes/events';
import { publishPictures } from './flashes/pictures';
import { priceFlashes } from './flashes/prices';
import { simulateQuotes } from './quotes';

/** Returns the quick news of the last 60 days: events, and price changes with figures of the price list. */
export async function seedFlashes(
  tx: Tx,
  clock: { now: Date; files: FileStorage },
  progress: (step: string) => void
): Promise<void> {
  const flashes = [...eventFlashes(clock.now.getTime()), ...priceFlashes(clock.now, simulateQuotes(clock.now))];
  progress(`flashes ${flashes.length}`);
  const picturesOf = await publishPictures({ db: tx, files: clock.files }, clock.now.getTime());
  // Oldest first, so that the numbers of their changes grow as time does.
  await tx
    .insertInto('flash')
    .values(
      flashes
        .sort((a, b) => a.published_at_ms - b.published_at_ms)
        .map((flash) => ({ ...flash, images: JSON.stringify(picturesOf.get(flash.id) ?? []) }))
    )
    .execute();
}
