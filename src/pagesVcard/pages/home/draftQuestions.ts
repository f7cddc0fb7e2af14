import type { DraftQuestion } from '@/components/form/draftQuestion';
import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { cardHomeMessages } from './locale/messages';

/** Asked whenever a card has a draft on this device. */
export const unsavedDraft: DraftQuestion = {
  isAlwaysAsked: true,
  texts() {
    const { restoreTitle: title, restoreText: text, restore: useDraft, startOver: useStored } = cardHomeMessages();
    return { title, text, useDraft, useStored };
  }
};

/** Returns the messages of the dialog for leaving with unsaved changes. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = cardHomeMessages();
  return { title: leaveTitle, text: leaveText, leave, stay };
}
