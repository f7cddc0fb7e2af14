import { getNewestVersion } from '@/api/launch';
import { postponedUpdate } from '@/stores/postponedUpdate';
import { overlays } from '@/ui/overlays';
import { launchMessages } from './locale/messages';

/**
 * Asks whether to restart with the version that has been fetched; without it people stay a version behind. One that was put
 * off, here or on the about page, is not offered again for a week.
 */
export async function offerUpdate(): Promise<boolean> {
  // WeChat does not say which version it has fetched. Without an answer the time alone decides.
  const newest = await getNewestVersion().catch(() => undefined);
  const versionCode = newest?.versionCode ?? postponedUpdate.updateCancelledVersion;
  if (!postponedUpdate.mayOffer(versionCode, Date.now())) return false;
  const { updateTitle, updateText, restart, later } = launchMessages();
  const { confirm } = await overlays.modal({
    title: updateTitle,
    text: updateText,
    confirmText: restart,
    cancelText: later
  });
  if (!confirm) postponedUpdate.postpone(Date.now(), versionCode);
  return confirm;
}
