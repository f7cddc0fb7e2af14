import assert from 'node:assert/strict';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { sql } from 'kysely';
import { SEED_KEY } from '../seed/index';
import { seedLines } from '../seed/lines';
import { seedUsers } from '../seed/users';
import { readClusterConfig } from './database/embedded/clusterConfig';
import { migrate } from './database/migrate';
import { openDatabase } from './database/openDatabase';
import { refreshStatistics } from './modules/pricing/quotePublication.service';
import { readSettings } from './settings';
import { type ServerProcess, startServerProcess } from './testing/builtProgram';
import { FollowWriter, lineIds, logInAsFollower } from './testing/followWriter';
import { waitUntil } from './testing/waitUntil';

const KILLS = 10;
const DATABASE_KILLS = 3;
const BACK_WITHIN_MS = 30_000;
const WRITERS = 4;
const LINES_OF_A_WRITER = 5;
interface RunningServer extends ServerProcess {
  address: string;
  startedInMs: number;
}

async function startServer(dataDir: string): Promise<RunningServer> {
  const startedAt = Date.now();
  const server = startServerProcess({ PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MIN: '1000000' });
  const address = await server.ready;
  assert.ok(typeof address === 'string', server.output());
  return { ...server, address, startedInMs: Date.now() - startedAt };
}

/** Creates the installation with the users and the price lines of the demo, and one quote of each line instead of years. */
async function createInstallation(dataDir: string): Promise<void> {
  const settings = readSettings({ NODE_ENV: 'development', DATA_DIR: dataDir });
  const { db, close, release } = await openDatabase(settings, () => undefined);
  await migrate(db);
  await db.transaction().execute(async (tx) => {
    await tx.insertInto('done_work').values({ name: SEED_KEY, done_at_ms: Date.now() }).execute();
    await seedUsers(tx, { now: new Date() });
    await seedLines(tx);
    await sql`
      insert into price_quote (line_id, date, low_fen, mid_fen, high_fen, pace, sample_count,
        source_kind, source_name, collected_at_ms, status)
      select id, current_date, 3000, 3100, 3200, 'normal', 3, 'platform', '香市', 0, 'published'
      from price_line`.execute(tx);
    await refreshStatistics(tx);
  });
  await close();
  await release();
}

describe('acknowledged writes', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-durable-'));
  chmodSync(base, 0o755);
  const dataDir = path.join(base, 'data');
  before(() => createInstallation(dataDir));
  after(() => rmSync(base, { recursive: true, force: true }));

  it(`survive ${KILLS} kill -9 of the server, every third one of the database too`, async (test) => {
    let server = await startServer(dataDir);
    const token = await logInAsFollower(server.address);
    const ids = await lineIds(server.address);
    const writers = Array.from({ length: WRITERS }, (_, index) => {
      const from = index * LINES_OF_A_WRITER;
      return new FollowWriter(ids.slice(from, from + LINES_OF_A_WRITER), token);
    });
    const starts: number[] = [];
    for (let kill = 1; kill <= KILLS; kill += 1) {
      const writing = writers.map((writer) => writer.write(server.address));
      await waitForWrites(writers, kill * WRITERS);
      if (kill % 3 === 0) process.kill(postmasterOf(dataDir), 'SIGKILL');
      await server.signal('SIGKILL');
      await Promise.all(writing);
      server = await startServer(dataDir);
      starts.push(server.startedInMs);
      const followed = new Set(await lineIds(server.address, token));
      const lost = writers.flatMap((writer) => writer.findLostWrites(followed));
      assert.deepEqual(lost, [], `lost after kill ${kill}`);
    }
    await server.signal('SIGTERM');
    const answers = writers.reduce((sum, writer) => sum + writer.answers, 0);
    test.diagnostic(`${answers} acknowledged writes, none lost; started again in ${starts.join(', ')} ms`);
    assert.ok(answers > KILLS * WRITERS);
  });

  it(`survive ${DATABASE_KILLS} kill -9 of the database, and two servers on it continue`, async (test) => {
    const servers = [await startServer(dataDir), await startServer(dataDir)];
    const [{ address }] = servers as [RunningServer, RunningServer];
    const token = await logInAsFollower(address);
    const ids = await lineIds(address);
    const writers = servers.map(
      (_, index) => new FollowWriter(ids.slice(index * 5, index * 5 + LINES_OF_A_WRITER), token)
    );
    const followed = new Set(await lineIds(address, token));
    writers.forEach((writer) => writer.initialize(followed));
    const backAfter: number[] = [];
    for (let kill = 1; kill <= DATABASE_KILLS; kill += 1) {
      // Until the first error, which says that the database is away.
      const writing = writers.map((writer, index) => writer.write(servers[index]?.address ?? ''));
      await waitForWrites(writers, kill * WRITERS);
      const killedAt = Date.now();
      process.kill(postmasterOf(dataDir), 'SIGKILL');
      await Promise.all(writing);
      for (const server of servers) await waitUntilReady(server);
      backAfter.push(Date.now() - killedAt);
      const found = new Set(await lineIds(address, token));
      assert.deepEqual(
        writers.flatMap((writer) => writer.findLostWrites(found)),
        [],
        `lost after kill ${kill}`
      );
    }
    test.diagnostic(`the database was back after ${backAfter.join(', ')} ms`);
    await Promise.all(servers.map((server) => server.signal('SIGTERM')));
  });
});

async function waitUntilReady(server: RunningServer): Promise<void> {
  const isReady = async () => {
    assert.equal(server.hasEnded(), false, 'the server ended with its database');
    return (await fetch(`${server.address}/readyz`)).status === 200;
  };
  await waitUntil(isReady, { failure: 'the database did not come back', timeoutMs: BACK_WITHIN_MS });
}

/** Resolves when the writers have had this number of further answers, so that a kill meets writes in flight. */
async function waitForWrites(writers: readonly FollowWriter[], count: number): Promise<void> {
  const countAnswers = () => writers.reduce((sum, { answers }) => sum + answers, 0);
  const enough = countAnswers() + count;
  await waitUntil(() => countAnswers() >= enough, { failure: 'the server answers no writes' });
}

function postmasterOf(dataDir: string): number {
  const { dataFolder } = readClusterConfig(path.join(dataDir, 'postgres'));
  return Number(readFileSync(path.join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0]);
}
