import { shortTime } from '@/lib/time';
import { words } from '@/locale/words';
import type { LeaveWords } from '@/navigation/useLeaveWarning';
import { feedback } from '@/ui/feedback';
import { tradeWords } from './locale/words';

/** Whether to go on with what was left in a form. */
export async function askForDraft(savedAtMs: number): Promise<boolean> {
  const { restoreTitle, restoreText, restore, startAnew } = tradeWords().form;
  const { confirm } = await feedback.modal({
    title: restoreTitle,
    text: restoreText(shortTime(savedAtMs, Date.now(), words().time)),
    confirmText: restore,
    cancelText: startAnew
  });
  return confirm;
}

/** What is asked before the form of a listing is left. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = tradeWords().form;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
