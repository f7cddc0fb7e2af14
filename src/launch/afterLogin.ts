import { guestHistory } from '@/stores/guestHistory';
import { bindInvite } from '@/stores/invite';
import { recordCardLogin } from './recordCardLogin';

/** Runs after every login: binds the inviter, uploads the guest history, logs that a shared card has led here. */
export async function afterLogin(): Promise<void> {
  await Promise.all([bindInvite(), guestHistory.upload(), recordCardLogin()]);
}
