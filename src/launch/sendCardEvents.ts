import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';

/** Sends the events of cards that are left of an earlier start. Loads the queue only when there are any. */
export async function sendCardEvents(): Promise<void> {
  const stored = storage.read(storedKey('cardEvents'));
  if (!Array.isArray(stored) || stored.length === 0) return;
  const { cardEventQueue } = await import('@/stores/cardEventQueue');
  await cardEventQueue.flush();
}
