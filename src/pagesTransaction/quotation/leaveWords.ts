import type { LeaveWords } from '@/navigation/useLeaveWarning';
import { quotationWords } from './locale/words';

/** What is asked before a form of a quotation is left. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = quotationWords();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
