import { sql } from 'kysely';
import type { Job, JobEnvelope } from '../jobs/job';
import type { TestApp } from './testApp';

/**
 * Runs the sent runs of a job, in order, as a worker would; test servers have none. `isRepeated` runs each twice, as
 * after a process that died before the run was marked as done.
 * @returns the number of jobs
 */
export async function runSentJobs<Payload extends object>(
  server: TestApp,
  job: Job<Payload>,
  { isRepeated = false }: { isRepeated?: boolean } = {}
): Promise<number> {
  const { rows } = await sql<{ data: JobEnvelope<Payload> }>`
    with taken as (delete from pgboss.job where name = ${job.name} and state = 'created' returning data, created_on)
    select data from taken order by created_on`.execute(server.db);
  for (const { data } of isRepeated ? rows.flatMap((row) => [row, row]) : rows) {
    await job.run(server.deps, data.payload, server.deps.now().getTime());
  }
  return rows.length;
}
