import type { DraftQuestion } from './draftQuestion';
import { formMessages } from './locale/messages';

/** Asked when the server has stored something else, such as a submission from another device, since the draft was begun. */
export const outdatedDraft: DraftQuestion = {
  isAlwaysAsked: false,
  texts() {
    const { outdatedTitle: title, outdatedText: text, useDraft, useStored } = formMessages();
    return { title, text, useDraft, useStored };
  }
};
