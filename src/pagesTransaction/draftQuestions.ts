import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { overlays } from '@/ui/overlays';
import { tradeMessages } from './locale/messages';

/** Asks whether to continue with the draft saved on this device. */
export async function askForDraft({ savedAtMs }: { savedAtMs: number }): Promise<boolean> {
  const { restoreTitle, restoreText, restore, startOver } = tradeMessages().form;
  const { confirm } = await overlays.modal({
    title: restoreTitle,
    text: restoreText(shortTime(savedAtMs, Date.now(), messages().time)),
    confirmText: restore,
    cancelText: startOver
  });
  return confirm;
}

/** Messages of the dialog shown before leaving a listing form. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = tradeMessages().form;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
