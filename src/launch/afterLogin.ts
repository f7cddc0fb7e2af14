import { bindInvite } from '@/stores/invite';
import { guestHistory } from '@/stores/guestHistory';

/** What a login brings with it, wherever it came from: who invited the person, and what they looked at before. */
export async function afterLogin(): Promise<void> {
  await Promise.all([bindInvite(), guestHistory.upload()]);
}
