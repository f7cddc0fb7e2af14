import type { DraftQuestion } from '@/components/form/draftQuestion';
import type { LeaveMessages } from '@/navigation/useLeaveWarning';
import { tradeMessages } from './locale/messages';

/** Asked whenever a listing has a draft on this device. */
export const unsentDraft: DraftQuestion = {
  isAlwaysAsked: true,
  texts() {
    const { restoreTitle: title, restoreText: text, restore: useDraft, startOver: useStored } = tradeMessages().form;
    return { title, text, useDraft, useStored };
  }
};

/** Messages of the dialog shown before leaving a listing form. */
export function leaveMessages(): LeaveMessages {
  const { leaveTitle, leaveText, leave, stay } = tradeMessages().form;
  return { title: leaveTitle, text: leaveText, leave, stay };
}
