import { sql } from 'kysely';
import { MINUTE_MS } from '@rules/duration';
import { connect } from '../database/connect';
import type { Deps } from '../deps';
import { defineJob } from './job';
import { startJobs } from './jobRunner';

const HANGS = process.env['JOB_DATABASE_URL'] !== undefined;

/** Does two steps; in the process that the test kills it hangs after the first. */
export const killedJob = defineJob({
  name: 'killed-job',
  maxRunSec: 2,
  run: async ({ db }) => {
    await sql`insert into killed_job_step values ('1') on conflict do nothing`.execute(db);
    if (HANGS) {
      process.stdout.write('hangs');
      await new Promise((resolve) => setTimeout(resolve, MINUTE_MS));
    }
    await sql`insert into killed_job_step values ('2')`.execute(db);
  }
});

if (HANGS) {
  const { db } = connect(process.env['JOB_DATABASE_URL'] ?? '');
  const log = { warn: (...args: unknown[]) => console.error(args) };
  await startJobs({ db, now: () => new Date() } as Deps, log as never, [killedJob], {
    pollSec: 0.5,
    restingPollSec: 0.5,
    scheduleSec: 1,
    maintenanceSec: 1
  });
}
