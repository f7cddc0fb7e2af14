import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import { overlays } from '@/ui/overlays';
import { formMessages } from './locale/messages';

/** Restores a draft of this device. Asks first when the server has stored something else since the draft was begun. */
export async function askWhenOutdated(draft: { savedAtMs: number; isOutdated: boolean }): Promise<boolean> {
  if (!draft.isOutdated) return true;
  const { outdatedTitle, outdatedText, useDevice, useStored } = formMessages();
  const { confirm } = await overlays.modal({
    title: outdatedTitle,
    text: outdatedText(shortTime(draft.savedAtMs, Date.now(), messages().time)),
    confirmText: useDevice,
    cancelText: useStored
  });
  return confirm;
}
