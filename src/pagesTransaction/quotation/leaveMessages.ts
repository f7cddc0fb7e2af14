import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { quotationMessages } from './locale/messages';

/** Messages of the dialog shown before leaving a quotation form. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = quotationMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
