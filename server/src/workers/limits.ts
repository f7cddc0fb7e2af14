import type { JobName } from './jobs';

/** Of a process that does one job after the other. */
export interface QueueLimits {
  /** Jobs that wait. */
  maxWaiting: number;
  /** Of them for one owner: the pictures of a form, and one. */
  maxWaitingPerOwner: number;
  /** Whoever waited so long is refused: the client has nearly given up. */
  maxWaitMs: number;
}

/**
 * `foreign`: files that somebody sent, which may take as long as they are allowed to. `own`: what we drew or cleaned
 * ourselves, done in some hundredths of a second; it never waits behind the others.
 */
export const queueLimits = {
  foreign: { maxWaiting: 40, maxWaitingPerOwner: 10, maxWaitMs: 30_000 },
  own: { maxWaiting: 200, maxWaitingPerOwner: 200, maxWaitMs: 10_000 }
} as const satisfies Record<string, QueueLimits>;

export type QueueName = keyof typeof queueLimits;

/** Where each job is done, and after how long the process that does it is ended. */
export const jobLimits: Record<JobName, { queue: QueueName; timeoutMs: number }> = {
  drawnPng: { queue: 'own', timeoutMs: 5_000 },
  previewOf: { queue: 'own', timeoutMs: 5_000 },
  isSafePdfFile: { queue: 'foreign', timeoutMs: 5_000 },
  privateImage: { queue: 'foreign', timeoutMs: 10_000 },
  publicImage: { queue: 'foreign', timeoutMs: 10_000 },
  readSheetFile: { queue: 'foreign', timeoutMs: 10_000 },
  squareImage: { queue: 'foreign', timeoutMs: 10_000 }
};
