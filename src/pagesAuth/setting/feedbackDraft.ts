import { makeAutoObservable } from 'mobx';
import { draftStorage, type FormDraft } from '@/components/form/draftStorage';
import { persist } from '@/stores/persist';
import type { FeedbackValues } from './feedbackForm';

/** Unsent feedback, persisted across pages and app restarts. */
class FeedbackDraftStore {
  feedbackFormDraft: FormDraft<FeedbackValues> | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<FeedbackDraftStore>(this, ['feedbackFormDraft']);
  }

  set(draft: FormDraft<FeedbackValues> | null): void {
    this.feedbackFormDraft = draft;
  }
}

const drafts = new FeedbackDraftStore();
export const feedbackDraft = draftStorage(() => drafts.feedbackFormDraft, drafts.set);
