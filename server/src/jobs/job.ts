import type { Deps } from '../deps';

/** Dependencies of a job. A job has no request, so it has no viewer either. */
export type JobDeps = Pick<Deps, 'db' | 'settings' | 'files' | 'personalData' | 'payment' | 'subscribeMessages'>;

/**
 * Work done apart from requests: on a schedule or when it is sent. It runs at least once, perhaps again after a
 * process died in the middle, so `run` must be idempotent.
 */
export interface Job<Payload extends object = Record<string, never>> {
  /** Also the name of its queue: `<verb>-<noun>`. */
  readonly name: string;
  /**
   * Cron expression (minute, hour, day, month, weekday; UTC), or null for a job that is sent. Not both: a sent run would
   * wait behind a scheduled one that is held back because another one runs.
   */
  readonly schedule: string | null;
  /** A run that takes longer counts as dead and is repeated. */
  readonly maxRunSec: number;
  /** True for work that only a demo installation does. */
  readonly isDemoOnly: boolean;
  /**
   * Does the work.
   * @throws Error of any kind: the run is repeated with growing pauses and ends in the dead letters
   */
  run(deps: JobDeps, payload: Payload, nowMs: number): Promise<unknown>;
}

const DEFAULT_MAX_RUN_SEC = 60;

/** Defines a job; what is left out has its usual value: not scheduled, a minute at most, in every installation. */
export function defineJob<Payload extends object = Record<string, never>>(
  job: Pick<Job<Payload>, 'name' | 'run'> & Partial<Job<Payload>>
): Job<Payload> {
  return { schedule: null, maxRunSec: DEFAULT_MAX_RUN_SEC, isDemoOnly: false, ...job };
}

/** Any job, whatever its payload. Payloads are read back by the job that defines them. */
export type AnyJob = Job<object>;

/** Stored with every queued job. The dead letters of all jobs share one queue, so each says which job it belongs to. */
export interface JobEnvelope<Payload extends object = object> {
  job: string;
  payload: Payload;
}

/** Queue of the jobs whose last attempt failed. */
export const DEAD_LETTERS = 'dead-letters';
