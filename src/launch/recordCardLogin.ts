import { user } from '@/stores/user';

/** Logs that a shared card has led to this login. Loads the log only when there is something to log. Never rejects. */
export async function recordCardLogin(): Promise<void> {
  if (user.vcardShare.id === '') return;
  // The log itself looks for a login.
  await import('@/stores/cardLogin').catch(console.warn);
}
