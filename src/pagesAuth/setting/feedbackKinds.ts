import type { FeedbackKind } from '@contract/feedback';

/** Feedback kinds in display order. */
export const feedbackKinds: readonly FeedbackKind[] = [
  'fault',
  'content',
  'complaint',
  'suggestion',
  'cancellation',
  'other'
];
