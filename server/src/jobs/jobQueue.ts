import { CompiledQuery, sql } from 'kysely';
import PgBoss from 'pg-boss';
import type { Db, Tx } from '../database/schema';
import { type AnyJob, DEAD_LETTERS, type Job, type JobEnvelope } from './job';

/** Channel of PostgreSQL notifications that carry the name of a queue with new work. */
export const JOB_CHANNEL = 'job';

/** Attempts after the first one, with pauses of about 10, 20 and 40 seconds. */
const RETRY_LIMIT = 3;
const RETRY_DELAY_SEC = 10;
/** Length of a slot, seconds: schedules and starting processes queue one run per job and slot. */
export const SLOT_SEC = 60;
/** Serializes the processes that start together. Any number that no other lock uses. */
const INSTALL_LOCK = 20261124;

/** Runs the statements of pg-boss on a connection of ours. */
export function engineOn(db: Db | Tx): PgBoss.Db {
  return {
    executeSql: async (text, values) => {
      const { rows } = await db.executeQuery(CompiledQuery.raw(text, values ?? []));
      return { rows };
    }
  };
}

/** Never started: it only writes the statements of `send`, which run in the caller's transaction. */
const sender = new PgBoss({
  db: { executeSql: () => Promise.reject(new Error('a job is sent within a transaction')) },
  supervise: false,
  schedule: false,
  migrate: false
});

/**
 * Sends a job in the caller's transaction: it runs once that is committed, and never when it is rolled back.
 * @param delaySec seconds until it may run
 * @throws Error when the job is not registered, see `installJobs`
 */
export async function sendJob<Payload extends object>(
  tx: Tx,
  job: Job<Payload>,
  payload: Payload,
  { delaySec = 0 }: { delaySec?: number } = {}
): Promise<void> {
  const envelope: JobEnvelope<Payload> = { job: job.name, payload };
  const id = await sender.send(job.name, envelope, { db: engineOn(tx), startAfter: delaySec });
  if (id === null) throw new Error(`job ${job.name} is not registered`);
  if (delaySec === 0) await sql`select pg_notify(${JOB_CHANNEL}, ${job.name})`.execute(tx);
}

/**
 * Creates the tables and queues of the jobs, updates their settings and schedules, and removes the schedules of jobs that
 * no longer exist. Idempotent; processes that start together take turns.
 */
export async function installJobs(db: Db, jobs: readonly AnyJob[]): Promise<void> {
  // One connection for all of it: a pool of one would otherwise wait for itself.
  await db.connection().execute(async (connection) => {
    await sql`select pg_advisory_lock(${INSTALL_LOCK})`.execute(connection);
    try {
      const engine = new PgBoss({ db: engineOn(connection), supervise: false, schedule: false });
      await engine.start();
      await engine.createQueue(DEAD_LETTERS);
      const installed = await installedJobs(engine);
      for (const job of jobs) await installJob(engine, job, installed);
      const scheduled = new Set(jobs.filter(({ schedule }) => schedule !== null).map(({ name }) => name));
      for (const name of installed.schedules.keys()) if (!scheduled.has(name)) await engine.unschedule(name);
    } finally {
      await sql`select pg_advisory_unlock(${INSTALL_LOCK})`.execute(connection);
    }
  });
}

interface InstalledJobs {
  queues: ReadonlyMap<string, PgBoss.QueueResult>;
  /** Cron expressions. */
  schedules: ReadonlyMap<string, string>;
}

async function installedJobs(engine: PgBoss): Promise<InstalledJobs> {
  const [queues, schedules] = [await engine.getQueues(), await engine.getSchedules()];
  return {
    queues: new Map(queues.map((queue) => [queue.name, queue])),
    schedules: new Map(schedules.map(({ name, cron }) => [name, cron]))
  };
}

/** Changes only what differs: a start after the first one changes nothing. */
async function installJob(engine: PgBoss, job: AnyJob, { queues, schedules }: InstalledJobs): Promise<void> {
  const { name, schedule } = job;
  const queue = queueOf(job);
  const known = queues.get(name);
  if (known === undefined) await engine.createQueue(name, queue);
  const isSame = Object.entries(queue).every(([key, value]) => known?.[key as keyof typeof queue] === value);
  if (!isSame) await engine.updateQueue(name, queue);
  const envelope: JobEnvelope = { job: name, payload: {} };
  if (schedule !== null && schedules.get(name) !== schedule) {
    await engine.schedule(name, schedule, envelope, { singletonSeconds: SLOT_SEC });
  }
}

function queueOf({ name, schedule, maxRunSec }: AnyJob) {
  return {
    name,
    // A scheduled job never piles up: at most one waits and one runs, however many processes there are.
    policy: schedule === null ? 'standard' : 'stately',
    expireInSeconds: maxRunSec,
    retryLimit: RETRY_LIMIT,
    retryDelay: RETRY_DELAY_SEC,
    retryBackoff: true,
    deadLetter: DEAD_LETTERS
  } as const;
}
