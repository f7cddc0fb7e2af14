import { shortTime } from '@/lib/time';
import { messages } from '@/locale/messages';
import type { LeaveWords } from '@/navigation/useLeaveWarning';
import { feedback } from '@/ui/feedback';
import { tradeMessages } from './locale/messages';

/** Whether to go on with what was left in a form. */
export async function askForDraft(savedAtMs: number): Promise<boolean> {
  const { restoreTitle, restoreText, restore, startAnew } = tradeMessages().form;
  const { confirm } = await feedback.modal({
    title: restoreTitle,
    text: restoreText(shortTime(savedAtMs, Date.now(), messages().time)),
    confirmText: restore,
    cancelText: startAnew
  });
  return confirm;
}

/** What is asked before the form of a listing is left. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = tradeMessages().form;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
