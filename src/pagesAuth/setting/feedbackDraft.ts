import { makeAutoObservable } from 'mobx';
import type { FeedbackKind } from '@contract/feedback';
import { persist } from '@/stores/persist';

export interface FeedbackDraft {
  /** Whose it is: a device may have several people. */
  userId: string;
  requestId: string;
  kind: FeedbackKind | undefined;
  content: string;
  /** Null: the number that the person logs in with. */
  contact: string | null;
  imageUrls: string[];
}

/** What was written and not sent: outlives the page and the app. */
class FeedbackDraftStore {
  feedbackDraft: FeedbackDraft | null = null;

  constructor() {
    makeAutoObservable(this, {}, { autoBind: true });
    persist<FeedbackDraftStore>(this, ['feedbackDraft']);
  }

  of(userId: string): FeedbackDraft | null {
    return this.feedbackDraft?.userId === userId ? this.feedbackDraft : null;
  }

  save(draft: FeedbackDraft | null): void {
    this.feedbackDraft = draft;
  }
}

export const feedbackDraft = new FeedbackDraftStore();
export type FeedbackDrafts = Pick<FeedbackDraftStore, 'of' | 'save'>;
