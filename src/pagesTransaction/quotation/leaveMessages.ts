import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { quotationMessages } from './locale/messages';

/** What is asked before a form of a quotation is left. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = quotationMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
