import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { cardHomeMessages } from './locale/messages';

/** Returns the messages of the dialog for leaving with unsaved changes. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = cardHomeMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
