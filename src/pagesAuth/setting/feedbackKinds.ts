import type { FeedbackKind } from '@contract/feedback';

/** In the order in which they are offered. */
export const feedbackKinds: readonly FeedbackKind[] = [
  'fault',
  'content',
  'complaint',
  'suggestion',
  'cancellation',
  'other'
];
