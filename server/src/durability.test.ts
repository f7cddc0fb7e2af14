import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, describe, it } from 'node:test';
import { readClusterConfig } from './database/embedded/clusterConfig';
import { FollowWriter, lineIds, logInAsFollower } from './testing/followWriter';
import { waitUntil } from './testing/waitUntil';

const KILLS = 10;
const DATABASE_KILLS = 3;
const BACK_WITHIN_MS = 30_000;
const WRITERS = 4;
const LINES_OF_A_WRITER = 5;
const serverFolder = path.resolve(import.meta.dirname, '..');

interface ServerProcess {
  address: string;
  startedInMs: number;
  hasEnded(): boolean;
  end(name: NodeJS.Signals): Promise<void>;
}

function startBundle(dataDir: string): Promise<ServerProcess> {
  const startedAt = Date.now();
  const child = spawn(process.execPath, ['dist/main.js'], {
    cwd: serverFolder,
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, RATE_LIMIT_PER_MIN: '1000000' },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  return new Promise((resolve, reject) => {
    let text = '';
    child.stdout.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const address = /is ready: (http\S+)\/h5\//.exec(text)?.[1];
      const end = (name: NodeJS.Signals) => {
        child.kill(name);
        return ended;
      };
      const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
      if (address !== undefined) resolve({ address, startedInMs: Date.now() - startedAt, hasEnded, end });
    });
    void ended.then(() => reject(new Error(`the server ended: ${text}`)));
  });
}

describe('acknowledged writes', () => {
  const base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-durable-'));
  chmodSync(base, 0o755);
  const dataDir = path.join(base, 'data');
  before(() => execFileSync(process.execPath, ['--import', 'tsx', 'build/bundle.ts'], { cwd: serverFolder }));
  after(() => rmSync(base, { recursive: true, force: true }));

  it(`survive ${KILLS} kill -9 of the server, every third one of the database too`, async (test) => {
    let server = await startBundle(dataDir);
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
      await server.end('SIGKILL');
      await Promise.all(writing);
      server = await startBundle(dataDir);
      starts.push(server.startedInMs);
      const followed = new Set(await lineIds(server.address, token));
      const lost = writers.flatMap((writer) => writer.findLostWrites(followed));
      assert.deepEqual(lost, [], `lost after kill ${kill}`);
    }
    await server.end('SIGTERM');
    const answers = writers.reduce((sum, writer) => sum + writer.answers, 0);
    test.diagnostic(`${answers} acknowledged writes, none lost; started again in ${starts.join(', ')} ms`);
    assert.ok(answers > KILLS * WRITERS);
  });

  it(`survive ${DATABASE_KILLS} kill -9 of the database, and two servers on it continue`, async (test) => {
    const servers = [await startBundle(dataDir), await startBundle(dataDir)];
    const [{ address }] = servers as [ServerProcess, ServerProcess];
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
    await Promise.all(servers.map((server) => server.end('SIGTERM')));
  });
});

async function waitUntilReady(server: ServerProcess): Promise<void> {
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
