import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { editMessages } from './locale/messages';

/** What somebody is asked who leaves with something unsaved. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = editMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
