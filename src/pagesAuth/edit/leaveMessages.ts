import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { editMessages } from './locale/messages';

/** Returns the messages of the dialog for leaving with unsaved changes. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = editMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
