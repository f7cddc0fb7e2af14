import type { JobName } from './jobs';

/** Of a process that does one job after the other. */
export interface LaneLimits {
  /** Jobs that wait. */
  waiting: number;
  /** Of them for one owner: the pictures of a form, and one. */
  waitingOfOwner: number;
  /** Whoever waited so long is refused: the client has nearly given up. */
  waitMs: number;
}

/**
 * `foreign`: files that somebody sent, which may take as long as they are allowed to. `own`: what we drew or cleaned
 * ourselves, done in some hundredths of a second; it never waits behind the others.
 */
export const lanes = {
  foreign: { waiting: 40, waitingOfOwner: 10, waitMs: 30_000 },
  own: { waiting: 200, waitingOfOwner: 200, waitMs: 10_000 }
} as const satisfies Record<string, LaneLimits>;

export type LaneName = keyof typeof lanes;

/** Where each job is done, and after how long the process that does it is ended. */
export const limits: Record<JobName, { lane: LaneName; mostMs: number }> = {
  drawnPng: { lane: 'own', mostMs: 5_000 },
  previewOf: { lane: 'own', mostMs: 5_000 },
  isSafePdfFile: { lane: 'foreign', mostMs: 5_000 },
  privateImage: { lane: 'foreign', mostMs: 10_000 },
  publicImage: { lane: 'foreign', mostMs: 10_000 },
  readSheetFile: { lane: 'foreign', mostMs: 10_000 },
  squareImage: { lane: 'foreign', mostMs: 10_000 }
};
