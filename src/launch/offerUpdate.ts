import { feedback } from '@/ui/feedback';
import { launchMessages } from './locale/messages';

/** Asks whether to restart with the version that has been fetched; without it people stay a version behind. */
export async function offerUpdate(): Promise<boolean> {
  const { updateTitle, updateText, restart, later } = launchMessages();
  const { confirm } = await feedback.modal({
    title: updateTitle,
    text: updateText,
    confirmText: restart,
    cancelText: later
  });
  return confirm;
}
