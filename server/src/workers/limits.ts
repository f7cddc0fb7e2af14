import type { TaskName } from './tasks';

/** Limits of a process that does one task after the other. */
export interface QueueLimits {
  /** Number of waiting tasks. */
  maxWaiting: number;
  /** Number of waiting tasks of one owner: the pictures of a form, and one. */
  maxWaitingPerOwner: number;
  /** A task that has waited this long is refused: its client is about to time out. */
  maxWaitMs: number;
}

/**
 * `untrusted`: uploaded files, which may take up to their `timeoutMs`. `trusted`: files that the server drew or
 * cleaned itself, done in some hundredths of a second; they never wait behind the others.
 */
export const queueLimits = {
  untrusted: { maxWaiting: 40, maxWaitingPerOwner: 10, maxWaitMs: 30_000 },
  trusted: { maxWaiting: 200, maxWaitingPerOwner: 200, maxWaitMs: 10_000 }
} as const satisfies Record<string, QueueLimits>;

export type QueueName = keyof typeof queueLimits;

/** Queue of each task, and the time after which its process is killed. */
export const taskLimits: Record<TaskName, { queue: QueueName; timeoutMs: number }> = {
  renderPng: { queue: 'trusted', timeoutMs: 5_000 },
  renderPreview: { queue: 'trusted', timeoutMs: 5_000 },
  isSafePdfFile: { queue: 'untrusted', timeoutMs: 5_000 },
  encodePrivateImage: { queue: 'untrusted', timeoutMs: 10_000 },
  encodePublicImage: { queue: 'untrusted', timeoutMs: 10_000 },
  // From the operator alone. A fifth of a second for 20,000 rows; more than ten seconds on a machine that is busy.
  readSheetFile: { queue: 'untrusted', timeoutMs: 30_000 },
  encodeSquareImage: { queue: 'untrusted', timeoutMs: 10_000 },
  // A tenth of a second; the first ones read the fonts of their characters too.
  drawSharePicture: { queue: 'trusted', timeoutMs: 8_000 }
};
