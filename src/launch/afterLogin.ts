import { guestHistory } from '@/stores/guestHistory';
import { bindInvite } from '@/stores/invite';

/** Runs after every login: binds the inviter and uploads the guest history. */
export async function afterLogin(): Promise<void> {
  await Promise.all([bindInvite(), guestHistory.upload()]);
}
