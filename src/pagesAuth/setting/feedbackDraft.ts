import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { makePersistent } from '@/stores/persist';
import type { FeedbackValues } from './feedbackForm';

/** Unsent feedback, persisted across pages and app restarts. */
class FeedbackDraftStore {
  feedbackFormDraft: FormDraft<FeedbackValues> | null = null;

  constructor() {
    makePersistent(this);
  }

  set(draft: FormDraft<FeedbackValues> | null): void {
    this.feedbackFormDraft = draft;
  }
}

const drafts = new FeedbackDraftStore();
export const feedbackDraft = draftStorage(() => drafts.feedbackFormDraft, drafts.set);
