import { makeAutoObservable } from 'mobx';
import type { FeedbackKind } from '@contract/feedback';
import { persist } from '@/stores/persist';

export interface FeedbackDraft {
  /** Owner of the draft, since several users may share a device. */
  userId: string;
  requestId: string;
  kind: FeedbackKind | undefined;
  content: string;
  /** Null for the user's login number. */
  contact: string | null;
  imageUrls: string[];
}

/** Unsent feedback, persisted across pages and app restarts. */
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
