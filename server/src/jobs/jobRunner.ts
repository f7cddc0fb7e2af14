import { setImmediate as nextTurn } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import pg from 'pg';
import PgBoss from 'pg-boss';
import { DAY_MS, SECOND_MS } from '@rules/duration';
import type { Db } from '../database/schema';
import type { Deps } from '../deps';
import type { AnyJob, JobEnvelope } from './job';
import { engineOn, SLOT_SEC } from './jobQueue';
import { findLastRuns } from './jobReport';
import { isFrequent, previousTimeOf } from './schedule';

/** Poll intervals of the engine, seconds. Tests shorten them. */
export interface RunnerPace {
  /** Between two looks for work in a queue; sent jobs without a delay need not wait for it. */
  pollSec: number;
  /** The same for jobs that run once an hour or less. */
  restingPollSec: number;
  /** Between two looks at the schedules, at most 45. */
  scheduleSec: number;
  /** Between two looks for jobs of dead processes. */
  maintenanceSec: number;
}

const USUAL_PACE: RunnerPace = { pollSec: 2, restingPollSec: 30, scheduleSec: 30, maintenanceSec: 60 };

const UNIQUE_VIOLATION = '23505';
const STOP_WITHIN_MS = 15_000;
const ARCHIVE_COMPLETED_SEC = DAY_MS / SECOND_MS;
/** A failed run is kept for two weeks. */
const ARCHIVE_FAILED_SEC = 14 * ARCHIVE_COMPLETED_SEC;

export interface JobRunner {
  /** Looks for work of the job now instead of at the next poll. */
  wake(name: string): void;
  /** Takes no more work and waits for what runs, 15 seconds at most. */
  stop(): Promise<void>;
}

/**
 * Runs the jobs of this process: at the start those that fell due while no process ran, and then all by their schedules.
 * Of several processes on one database one runs each. After `installJobs`.
 */
export async function startJobs(
  deps: Deps,
  log: FastifyBaseLogger,
  jobs: readonly AnyJob[],
  pace: RunnerPace = USUAL_PACE
): Promise<JobRunner> {
  const activity = new Activity();
  const engine = new PgBoss({
    db: forgivingEngine(deps.db, log, activity),
    migrate: false,
    maintenanceIntervalSeconds: pace.maintenanceSec,
    cronMonitorIntervalSeconds: pace.scheduleSec,
    cronWorkerIntervalSeconds: Math.max(1, pace.pollSec),
    archiveCompletedAfterSeconds: ARCHIVE_COMPLETED_SEC,
    archiveFailedAfterSeconds: ARCHIVE_FAILED_SEC
  });
  engine.on('error', (error) => log.warn({ err: error }, 'the job engine failed and will try again'));
  await engine.start();

  const lastRuns = await findLastRuns(deps.db);
  const workers = new Map<string, string>();
  for (const job of jobs) {
    const envelope: JobEnvelope = { job: job.name, payload: {} };
    if (isDue(job, lastRuns)) await engine.send(job.name, envelope, { singletonSeconds: SLOT_SEC });
    const isResting = job.schedule !== null && !isFrequent(job.schedule);
    const worker = await engine.work<JobEnvelope>(
      job.name,
      { pollingIntervalSeconds: isResting ? pace.restingPollSec : pace.pollSec, batchSize: 1 },
      async ([queued]) => {
        if (queued === undefined) return;
        try {
          await activity.track(job.run(deps, queued.data.payload, deps.now().getTime()));
        } catch (error) {
          log.warn({ err: error, job: job.name, jobId: queued.id }, 'a job failed and will be tried again');
          throw error;
        }
      }
    );
    workers.set(job.name, worker);
  }
  return {
    wake: (name) => {
      const worker = workers.get(name);
      if (worker !== undefined) engine.notifyWorker(worker);
    },
    async stop() {
      await engine.stop({ graceful: true, wait: true, timeout: STOP_WITHIN_MS, close: false });
      await activity.end();
    }
  };
}

/** Returns whether a scheduled job has not been queued since its last time; a frequent one runs at each start. */
function isDue({ name, schedule }: AnyJob, lastRuns: ReadonlyMap<string, Date>): boolean {
  if (schedule === null) return false;
  if (isFrequent(schedule)) return true;
  const lastRun = lastRuns.get(name);
  return lastRun === undefined || lastRun < previousTimeOf(schedule, new Date());
}

/**
 * pg-boss does not wait for the statement that completes a job, so its failure would be an unhandled rejection and end the
 * process. A statement that fails is logged and yields nothing; the job then counts as dead after its time and runs again.
 */
function forgivingEngine(db: Db, log: FastifyBaseLogger, activity: Activity): PgBoss.Db {
  const engine = engineOn(db);
  return {
    executeSql: (text, values) =>
      activity.track(
        engine.executeSql(text, values).catch((error: unknown) => {
          if (!isHeldBack(error)) log.warn({ err: error }, 'a statement of the job engine failed');
          return undefined as never;
        })
      )
  };
}

/**
 * Returns whether a queue gave out no work because a run of the scheduled job is active already, here, in another process
 * or in one that was killed: pg-boss tries to take the waiting run, and the unique index of the policy `stately` (`job_i3`,
 * with another beginning in each partition) refuses it. The next poll takes it.
 */
function isHeldBack(error: unknown): boolean {
  return (
    error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION && error.constraint?.endsWith('_i3') === true
  );
}

/**
 * Work in progress. pg-boss stops while a look for work may still be under way; what that look returns is run and
 * completed before the database closes, or the job would count as running until its time is over.
 */
class Activity {
  private readonly pending = new Set<Promise<unknown>>();

  track<T>(work: Promise<T>): Promise<T> {
    this.pending.add(work);
    const remove = () => this.pending.delete(work);
    work.then(remove, remove);
    return work;
  }

  /** Waits until nothing is in progress. */
  async end(): Promise<void> {
    do {
      await Promise.allSettled(this.pending);
      // The continuation of a statement begins in the same turn of the event loop.
      await nextTurn();
    } while (this.pending.size > 0);
  }
}
