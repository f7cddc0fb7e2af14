import { overlays } from '@/ui/overlays';
import { launchMessages } from './locale/messages';

/** Asks whether to restart with the version that has been fetched; without it people stay a version behind. */
export async function offerUpdate(): Promise<boolean> {
  const { updateTitle, updateText, restart, later } = launchMessages();
  const { confirm } = await overlays.modal({
    title: updateTitle,
    text: updateText,
    confirmText: restart,
    cancelText: later
  });
  return confirm;
}
