import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS, MINUTE_MS } from '@rules/duration';
import type { Db } from '../database/schema';
import { jobs } from '../moduleJobs';
import type { CommandContext } from '../operatorCommand';
import { requestCancellation } from '../testing/accountCancellation';
import { logIn } from '../testing/logIn';
import { type TestApp, testApp } from '../testing/testApp';
import { waitUntil } from '../testing/waitUntil';
import { type AnyJob, defineJob } from './job';
import { installJobs, sendJob } from './jobQueue';
import { listDeadLetters, listJobs } from './jobReport';
import { startJobs } from './jobRunner';
import { jobCommands } from './jobs.ops';

/** The fastest pace that the engine allows. */
const PACE = { pollSec: 0.5, restingPollSec: 0.5, scheduleSec: 1, maintenanceSec: 1 };

/** The part of a command's context that these commands use. */
const contextOn = (db: Db) => ({ withDatabase: (work: (db: Db) => Promise<string>) => work(db) }) as CommandContext;

describe('jobs', () => {
  let server: TestApp;
  before(async () => (server = await testApp()));
  after(() => server.close());

  const run = (list: readonly AnyJob[], log = server.app.log) => startJobs(server.deps, log, list, PACE);

  /** Keeps the messages of warnings. */
  function recordingLog() {
    const warnings: string[] = [];
    const log = { warn: (_: object, message: string) => warnings.push(message) } as unknown as FastifyBaseLogger;
    return { warnings, log };
  }

  /** Runs it once, without the pause before it. */
  const retryAtOnce = ({ name }: AnyJob) =>
    sql`update pgboss.queue set retry_limit = 1, retry_delay = 0, retry_backoff = false where name = ${name}`.execute(
      server.db
    );

  /** Dates its runs before the last time of any schedule. */
  const backdateRuns = ({ name }: AnyJob) =>
    sql`update pgboss.job set singleton_on = null, created_on = created_on - interval '9 years'
      where name = ${name}`.execute(server.db);

  const erasedCount = async () => {
    const rows = await server.db.selectFrom('account_cancellation').select('erased_at_ms').execute();
    return rows.filter(({ erased_at_ms: erasedAtMs }) => erasedAtMs !== null).length;
  };

  it('[compliance 5] erase an account after its seven days without being asked, and no other', async () => {
    await requestCancellation(server, await logIn(server));
    server.advance(6 * DAY_MS);
    await requestCancellation(server, await logIn(server));
    server.advance(DAY_MS);
    const runner = await run(jobs);
    try {
      await waitUntil(async () => (await erasedCount()) > 0);
      assert.equal(await erasedCount(), 1);
    } finally {
      await runner.stop();
    }
  });

  it('run a scheduled job once when two processes start together', async () => {
    let runs = 0;
    let isOver = false;
    const job = defineJob({ name: 'count-once', schedule: '* * * * *', run: () => Promise.resolve(runs++) });
    const marker = defineJob({ name: 'mark-later', run: () => Promise.resolve((isOver = true)) });
    const slot = () => Math.floor(Date.now() / MINUTE_MS);
    const firstSlot = slot();
    await Promise.all([installJobs(server.db, [job, marker]), installJobs(server.db, [job, marker])]);
    const runners = await Promise.all([run([job, marker]), run([job, marker])]);
    try {
      await waitUntil(() => runs > 0);
      // Two more rounds of the schedules have passed when a job that waits two seconds has run.
      await server.db.transaction().execute((tx) => sendJob(tx, marker, {}, { delaySec: 2 }));
      await waitUntil(() => isOver);
      assert(runs <= slot() - firstSlot + 1, `${runs} runs in ${slot() - firstSlot + 1} minutes of the clock`);
    } finally {
      await Promise.all(runners.map((runner) => runner.stop()));
    }
  });

  it('run at a start when they have become due since their last run, and those of every minute in any case', async () => {
    const runs = { yearly: 0, minutely: 0 };
    const yearly = defineJob({ name: 'run-yearly', schedule: '0 0 1 1 *', run: () => Promise.resolve(runs.yearly++) });
    const minutely = defineJob({
      name: 'run-minutely',
      schedule: '* * * * *',
      run: () => Promise.resolve(runs.minutely++)
    });
    await installJobs(server.db, [yearly, minutely]);
    const startUntil = async (isOver: () => boolean) => {
      const runner = await run([yearly, minutely]);
      await waitUntil(isOver);
      await runner.stop();
    };
    await startUntil(() => runs.yearly === 1 && runs.minutely === 1);
    await backdateRuns(minutely);
    await startUntil(() => runs.minutely >= 2);
    assert.equal(runs.yearly, 1);
    await backdateRuns(yearly);
    await startUntil(() => runs.yearly === 2);
  });

  it('hold a scheduled run back without a warning while that of another process lasts, and run it once then', async () => {
    let runs = 0;
    let endFirst = (): void => {};
    const firstRun = new Promise<void>((resolve) => (endFirst = resolve));
    let isOver = false;
    const job = defineJob({
      name: 'held-back',
      schedule: '0 0 29 2 *',
      run: () => (++runs === 1 ? firstRun : Promise.resolve())
    });
    const marker = defineJob({ name: 'mark-polls', run: () => Promise.resolve((isOver = true)) });
    await installJobs(server.db, [job, marker]);
    const { warnings, log } = recordingLog();
    const runners = [await run([job])];
    try {
      await waitUntil(() => runs === 1);
      // The second process starts after the next time of the schedule: before that it would queue nothing.
      await backdateRuns(job);
      runners.push(await run([job, marker], log));
      // The queue is asked for work twice or more meanwhile.
      await server.db.transaction().execute((tx) => sendJob(tx, marker, {}, { delaySec: 2 }));
      await waitUntil(() => isOver);
      const statusOf = async () => (await listJobs(server.db)).find(({ name }) => name === job.name);
      const held = await statusOf();
      assert.deepEqual([runs, held?.waiting, held?.running, warnings], [1, 1, 1, []]);
      endFirst();
      await waitUntil(async () => {
        const status = await statusOf();
        return status?.waiting === 0 && status.running === 0;
      });
      assert.deepEqual([runs, warnings], [2, []]);
    } finally {
      endFirst();
      await Promise.all(runners.map((runner) => runner.stop()));
    }
  });

  it('are retried after a statement of the engine failed, which is logged', async () => {
    let runs = 0;
    const job = defineJob({ name: 'refused-start', run: () => Promise.resolve(runs++) });
    await installJobs(server.db, [job]);
    await sql`create function refuse_start() returns trigger language plpgsql as $$
      begin raise unique_violation using message = 'refused', constraint = 'another_key'; end $$`.execute(server.db);
    await sql`create trigger refuse_start before update on pgboss.job for each row
      when (new.name = 'refused-start' and new.state = 'active') execute function refuse_start()`.execute(server.db);
    await server.db.transaction().execute((tx) => sendJob(tx, job, {}));
    const { warnings, log } = recordingLog();
    const runner = await run([job], log);
    try {
      await waitUntil(() => warnings.length > 0);
      assert.deepEqual([runs, new Set(warnings)], [0, new Set(['a statement of the job engine failed'])]);
      await sql`drop function refuse_start cascade`.execute(server.db);
      await waitUntil(() => runs === 1);
    } finally {
      await sql`drop function if exists refuse_start cascade`.execute(server.db);
      await runner.stop();
    }
  });

  it('run a sent job when its transaction commits, and never when it is rolled back', async () => {
    const received: number[] = [];
    const job = defineJob<{ number: number }>({
      name: 'receive-number',
      run: (_, { number }) => Promise.resolve(received.push(number))
    });
    await installJobs(server.db, [job]);
    const rolledBack = server.db.transaction().execute(async (tx) => {
      await sendJob(tx, job, { number: 1 });
      throw new Error('rolled back');
    });
    await assert.rejects(rolledBack, /rolled back/);
    await server.db.transaction().execute((tx) => sendJob(tx, job, { number: 2 }));
    const runner = await run([job]);
    try {
      await waitUntil(() => received.length > 0);
      assert.deepEqual(received, [2]);
    } finally {
      await runner.stop();
    }
  });

  it('reject a job that is not registered', async () => {
    const job = defineJob({ name: 'never-registered', run: () => Promise.resolve() });
    const sent = server.db.transaction().execute((tx) => sendJob(tx, job, {}));
    await assert.rejects(sent, /job never-registered is not registered/);
  });

  it('put a job that always fails into the dead letters, where an operator can run it again', async () => {
    let isPoisoned = true;
    let runs = 0;
    const job = defineJob<{ batch: string }>({
      name: 'poisoned-job',
      run: () => {
        runs++;
        return isPoisoned ? Promise.reject(new Error('cannot read the batch')) : Promise.resolve();
      }
    });
    await installJobs(server.db, [job]);
    await retryAtOnce(job);
    await server.db.transaction().execute((tx) => sendJob(tx, job, { batch: 'B7' }));
    const runner = await run([job]);
    try {
      await waitUntil(async () => (await listDeadLetters(server.db, 10)).length > 0);
      assert.equal(runs, 2);
      const commandContext = contextOn(server.db);
      const command = async (name: string, ...args: string[]) => jobCommands[name]?.run(commandContext, args);
      const list = await command('jobs:list');
      assert.match(list ?? '', /poisoned-job +when sent +never +0 +0 +1\n/);
      assert.match(list ?? '', /poisoned-job \{"batch":"B7"\}: cannot read the batch$/);
      const { body } = await server.app.inject({ url: '/metrics' });
      assert.match(body, /job_runs\{job="poisoned-job",state="dead"\} 1\n/);

      isPoisoned = false;
      const [letter] = await listDeadLetters(server.db, 10);
      await assert.rejects(async () => command('jobs:retry', 'no-such-id'), /no dead letter no-such-id/);
      assert.equal(await command('jobs:retry', letter?.id ?? ''), 'poisoned-job will run again.');
      await waitUntil(() => runs === 3);
      await waitUntil(async () =>
        (await listJobs(server.db)).some(({ name, lastRunMs }) => name === job.name && lastRunMs !== null)
      );
      assert.deepEqual(await listDeadLetters(server.db, 10), []);
    } finally {
      await runner.stop();
    }
  });

  it('run a job again whose process was killed in the middle, and do nothing twice', async () => {
    const child = spawn(process.execPath, ['--import', 'tsx', path.join(import.meta.dirname, 'killedJob.fixture.ts')], {
      env: { ...process.env, JOB_DATABASE_URL: server.databaseUrl },
      stdio: ['ignore', 'pipe', 'inherit']
    });
    const { killedJob } = await import('./killedJob.fixture');
    await installJobs(server.db, [killedJob]);
    await retryAtOnce(killedJob);
    await sql`create table killed_job_step (step text primary key)`.execute(server.db);
    await server.db.transaction().execute((tx) => sendJob(tx, killedJob, {}));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    child.kill('SIGKILL');
    const steps = async () => {
      const { rows } = await sql<{ step: string }>`select step from killed_job_step order by step`.execute(server.db);
      return rows.map(({ step }) => step);
    };
    assert.deepEqual(await steps(), ['1']);
    const runner = await run([killedJob]);
    try {
      await waitUntil(async () => (await steps()).length === 2);
      assert.deepEqual(await steps(), ['1', '2']);
    } finally {
      await runner.stop();
    }
  });
});
