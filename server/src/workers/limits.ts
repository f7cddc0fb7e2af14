import type { JobName } from './jobs';

/** Limits of a process that does one job after the other. */
export interface QueueLimits {
  /** Number of waiting jobs. */
  maxWaiting: number;
  /** Number of waiting jobs of one owner: the pictures of a form, and one. */
  maxWaitingPerOwner: number;
  /** A job that has waited this long is refused: its client is about to time out. */
  maxWaitMs: number;
}

/**
 * `foreign`: uploaded files, which may take as long as they are allowed to. `own`: files that the server drew or
 * cleaned itself, done in some hundredths of a second; they never wait behind the others.
 */
export const queueLimits = {
  foreign: { maxWaiting: 40, maxWaitingPerOwner: 10, maxWaitMs: 30_000 },
  own: { maxWaiting: 200, maxWaitingPerOwner: 200, maxWaitMs: 10_000 }
} as const satisfies Record<string, QueueLimits>;

export type QueueName = keyof typeof queueLimits;

/** Queue of each job, and the time after which its process is killed. */
export const jobLimits: Record<JobName, { queue: QueueName; timeoutMs: number }> = {
  drawnPng: { queue: 'own', timeoutMs: 5_000 },
  previewOf: { queue: 'own', timeoutMs: 5_000 },
  isSafePdfFile: { queue: 'foreign', timeoutMs: 5_000 },
  privateImage: { queue: 'foreign', timeoutMs: 10_000 },
  publicImage: { queue: 'foreign', timeoutMs: 10_000 },
  readSheetFile: { queue: 'foreign', timeoutMs: 10_000 },
  squareImage: { queue: 'foreign', timeoutMs: 10_000 }
};
