import { sql } from 'kysely';
import type { Db } from '../database/schema';
import { DEAD_LETTERS, type JobEnvelope } from './job';

/** State of one job's queue, across all processes. */
export interface JobStatus {
  name: string;
  /** Cron expression (UTC), or null for a job that is only sent. */
  schedule: string | null;
  /** Runs that wait, retries and delayed ones included. */
  waiting: number;
  running: number;
  /** Runs that were given up. */
  dead: number;
  /** End of the last successful run; null before the first. */
  lastRunAt: Date | null;
  lastRunMs: number | null;
}

/** A run that failed for the last time. */
export interface DeadLetter extends JobEnvelope {
  id: string;
  createdAt: Date;
  error: string;
}

/** Returns every registered job, in order of name. */
export async function listJobs(db: Db): Promise<JobStatus[]> {
  const { rows } = await sql<JobStatus>`
    select queue.name, schedule.cron as schedule,
      (select count(*) from pgboss.job where job.name = queue.name and state in ('created', 'retry')) as waiting,
      (select count(*) from pgboss.job where job.name = queue.name and state = 'active') as running,
      (select count(*) from pgboss.job
        where job.name = ${DEAD_LETTERS} and state = 'created' and data ->> 'job' = queue.name) as dead,
      last.completed_on as "lastRunAt",
      round(extract(epoch from last.completed_on - last.started_on) * 1000)::int as "lastRunMs"
    from pgboss.queue
    left join pgboss.schedule on schedule.name = queue.name
    left join lateral (
      select completed_on, started_on from pgboss.job
      where job.name = queue.name and state = 'completed' order by completed_on desc limit 1
    ) last on true
    where queue.name <> ${DEAD_LETTERS} and queue.name not like '\\_\\_pgboss%'
    order by queue.name`.execute(db);
  return rows;
}

/** Returns when the latest run of each job was queued, kept for a week. */
export async function findLastRuns(db: Db): Promise<Map<string, Date>> {
  const { rows } = await sql<{ name: string; queuedAt: Date }>`
    select name, max(created_on) as "queuedAt"
    from (select name, created_on from pgboss.job union all select name, created_on from pgboss.archive) run
    group by name`.execute(db);
  return new Map(rows.map(({ name, queuedAt }) => [name, queuedAt]));
}

/** Returns the dead letters of all jobs, the newest first. */
export async function listDeadLetters(db: Db, limit: number): Promise<DeadLetter[]> {
  const { rows } = await sql<DeadLetter>`
    select id, created_on as "createdAt", data ->> 'job' as job, data -> 'payload' as payload,
      coalesce(output ->> 'message', output -> 'value' ->> 'message', '') as error
    from pgboss.job where name = ${DEAD_LETTERS} and state = 'created'
    order by created_on desc limit ${limit}`.execute(db);
  return rows;
}

/**
 * Queues the run of a dead letter again and removes the letter, both or neither.
 * @returns the name of the job; null when there is no such letter
 */
export async function retryDeadLetter(db: Db, id: string): Promise<string | null> {
  const { rows } = await sql<{ name: string }>`
    with letter as (
      delete from pgboss.job where name = ${DEAD_LETTERS} and state = 'created' and id::text = ${id} returning data
    ), sent as (
      insert into pgboss.job (name, data, retry_limit, retry_delay, retry_backoff, expire_in, dead_letter, policy)
      select queue.name, letter.data, queue.retry_limit, queue.retry_delay, queue.retry_backoff,
        queue.expire_seconds * interval '1 second', queue.dead_letter, queue.policy
      from letter join pgboss.queue on queue.name = letter.data ->> 'job'
      -- Where a run of the scheduled job waits already, that one does the work.
      on conflict do nothing
    )
    select data ->> 'job' as name from letter`.execute(db);
  return rows[0]?.name ?? null;
}
