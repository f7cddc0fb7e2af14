import type { LeaveWords } from '@/navigation/useLeaveWarning';
import { editWords } from './locale/words';

/** What somebody is asked who leaves with something unsaved. */
export function leaveWords(): LeaveWords {
  const { leaveTitle, leaveText, leave, stay } = editWords();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
