import { storage } from '@/platform/storage';
import { storedKey } from '@/stores/persist';
import { user } from '@/stores/user';
import type { CardLog } from './cardLog.types';

export const recordCardLogin: CardLog['recordCardLogin'] = async () => {
  if (user.vcardShare.id === '') return;
  // The log itself looks for a login.
  await import('@/stores/cardVisits').catch(console.warn);
};

export const sendCardEvents: CardLog['sendCardEvents'] = async () => {
  const stored = storage.read(storedKey('cardEvents'));
  if (!Array.isArray(stored) || stored.length === 0) return;
  const { cardEventQueue } = await import('@/stores/cardEventQueue');
  await cardEventQueue.flush();
};
