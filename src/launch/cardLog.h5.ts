import { user } from '@/stores/user';
import type { CardLog } from './cardLog.types';

export const recordCardLogin: CardLog['recordCardLogin'] = async () => {
  if (user.vcardShare.id === '') return;
  // The log itself looks for a login.
  await import('@/stores/cardVisits').catch(console.warn);
};
