import assert from 'node:assert/strict';
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, it } from 'node:test';
import { sql } from 'kysely';
import { waitUntil } from '../../testing/waitUntil';
import { connect } from '../connect';
import { unsupportedError } from './binaries';
import { openCluster } from './cluster';
import { readClusterConfig } from './clusterConfig';
import { isAlive } from './processInfo';

interface ClusterProcess {
  process: ChildProcess;
  url: string;
  isAdopted: boolean;
  /** Address of the cluster that the process prints at this moment. */
  currentUrl(): Promise<string>;
  release(): Promise<void>;
  kill(): Promise<void>;
}

const program = path.resolve(import.meta.dirname, '../../testing/clusterUser.ts');

function startClusterProcess(folder: string): Promise<ClusterProcess> {
  const child = spawn(process.execPath, ['--import', 'tsx', program, folder], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  return new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the process ended with ${code}`)));
    const lines = createInterface({ input: child.stdout });
    lines.once('line', (line) => {
      const { url, isAdopted } = JSON.parse(line) as { url: string; isAdopted: boolean };
      const currentUrl = () => {
        child.stdin.write('where\n');
        return new Promise<string>((resolveLine) => lines.once('line', resolveLine));
      };
      const release = () => {
        child.stdin.write('release\n');
        return ended;
      };
      const kill = () => {
        child.kill('SIGKILL');
        return ended;
      };
      resolve({ process: child, url, isAdopted, currentUrl, release, kill });
    });
  });
}

async function query(url: string, text: string): Promise<unknown[]> {
  const { db, close } = connect(url, { maxConnections: 1 });
  try {
    return (await sql.raw(text).execute(db)).rows;
  } finally {
    await close();
  }
}

describe('the built-in PostgreSQL', () => {
  let base: string;
  let folder: string;
  beforeEach(() => {
    base = mkdtempSync(path.join(os.tmpdir(), 'xiangshi-cluster-'));
    chmodSync(base, 0o755);
    // Names of users and folders are not ASCII.
    folder = path.join(base, '香市 data');
    mkdirSync(folder);
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  /** 0: there is none at this moment. */
  const postmaster = () => {
    const file = path.join(readClusterConfig(folder).dataFolder, 'postmaster.pid');
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : 0;
  };

  it('writes no row into its log, and sets a large one aside', async () => {
    const { logFile } = readClusterConfig(folder);
    writeFileSync(logFile, 'x'.repeat(11 * 1024 * 1024), { mode: 0o600 });
    const user = await startClusterProcess(folder);
    await query(user.url, 'create table person (mobile text primary key)');
    await query(user.url, "insert into person values ('13800138000')");
    await assert.rejects(query(user.url, "insert into person values ('13800138000')"));
    await user.release();
    const log = readFileSync(logFile, 'utf8');
    assert.match(log, /person_pkey/);
    assert.doesNotMatch(log, /13800138000/);
    assert.equal(statSync(`${logFile}.1`).size, 11 * 1024 * 1024);
  });

  it('says on machines without it what to set', () => {
    assert.match(
      unsupportedError('no package').message,
      /does not run on this machine .* Set DATABASE_URL to a PostgreSQL/s
    );
  });

  it('starts after an interrupted first start', async () => {
    mkdirSync(path.join(folder, 'data.new'));
    mkdirSync(path.join(folder, 'users'));
    writeFileSync(path.join(folder, 'data.new/PG_VERSION'), '18');
    writeFileSync(path.join(folder, 'users/999999999'), '');
    writeFileSync(path.join(folder, 'lock'), '999999999');
    const cluster = await openCluster(folder);
    assert.deepEqual(await query(cluster.urlOf('postgres'), 'select 1 as one'), [{ one: 1 }]);
    await cluster.release();
  });

  it('protects its data and its password, and sorts Chinese text', async () => {
    const cluster = await openCluster(folder);
    const { dataFolder, read } = readClusterConfig(folder);
    const { port } = read();
    assert.equal(statSync(dataFolder).mode & 0o777, 0o700);
    assert.equal(statSync(path.join(folder, 'cluster.json')).mode & 0o777, 0o600);
    await assert.rejects(
      query(`postgres://app:guess@127.0.0.1:${port}/postgres`, 'select 1'),
      /password authentication failed/
    );
    const [row] = await query(cluster.urlOf('postgres'), "select 'é' = lower('É') as folds, length('花椒') as length");
    assert.deepEqual(row, { folds: true, length: 2 });
    const pid = postmaster();
    await cluster.release();
    assert.equal(isAlive(pid), false);
  });

  it('is created once by two processes that start together, and stopped by the last one that ends', async () => {
    const [one, two] = await Promise.all([startClusterProcess(folder), startClusterProcess(folder)]);
    assert.equal(one.url, two.url);
    assert.deepEqual([one.isAdopted, two.isAdopted].sort(), [false, true]);
    const pid = postmaster();
    await one.release();
    assert.equal(isAlive(pid), true);
    assert.deepEqual(await query(two.url, 'select 1 as one'), [{ one: 1 }]);
    await two.release();
    assert.equal(isAlive(pid), false);
  });

  it('keeps running after a kill -9 of the server and is adopted with all written data', async () => {
    const killed = await startClusterProcess(folder);
    await query(killed.url, 'create table t as select 42 as answer');
    const pid = postmaster();
    await killed.kill();
    assert.equal(isAlive(pid), true);
    const next = await startClusterProcess(folder);
    assert.equal(next.isAdopted, true);
    assert.equal(postmaster(), pid);
    assert.deepEqual(await query(next.url, 'select answer from t'), [{ answer: 42 }]);
    await next.release();
    assert.equal(isAlive(pid), false);
  });

  it('recovers after a kill -9 of the database itself', async () => {
    const killed = await startClusterProcess(folder);
    await query(killed.url, 'create table t as select 42 as answer');
    process.kill(postmaster(), 'SIGKILL');
    await killed.kill();
    const next = await startClusterProcess(folder);
    assert.equal(next.isAdopted, false);
    assert.deepEqual(await query(next.url, 'select answer from t'), [{ answer: 42 }]);
    await next.release();
  });

  it('is restarted once by its users when it dies, and they follow it to another port', async () => {
    const [one, two] = await Promise.all([startClusterProcess(folder), startClusterProcess(folder)]);
    await query(one.url, 'create table t as select 42 as answer');
    const dead = postmaster();
    process.kill(dead, 'SIGKILL');
    // Simulates another program that has taken the port meanwhile.
    readClusterConfig(folder).savePort(0);
    await waitUntil(() => ![0, dead].includes(postmaster()) && readClusterConfig(folder).read().port !== 0);
    const [urlOfOne, urlOfTwo] = [await one.currentUrl(), await two.currentUrl()];
    assert.equal(urlOfOne, urlOfTwo);
    assert.notEqual(urlOfOne, one.url);
    await waitUntil(() =>
      query(urlOfOne, 'select 1').then(
        () => true,
        () => false
      )
    );
    assert.deepEqual(await query(urlOfTwo, 'select answer from t'), [{ answer: 42 }]);
    const pid = postmaster();
    await one.release();
    assert.equal(isAlive(pid), true);
    await two.release();
    assert.equal(isAlive(pid), false);
  });

  it('finds its data in a folder that was copied or moved, apart from the one before', async () => {
    const before = await startClusterProcess(folder);
    await query(before.url, 'create table note (words text)');
    await before.release();
    const copy = path.join(base, 'copy');
    execFileSync('cp', ['-a', folder, copy]);

    const [original, copied] = [await startClusterProcess(folder), await startClusterProcess(copy)];
    await query(copied.url, "insert into note values ('only here')");
    assert.deepEqual(await query(original.url, 'select words from note'), []);
    await original.release();
    await copied.release();
  });

  it('is stopped by its last user although the id of a killed one belongs to another program now', async () => {
    mkdirSync(path.join(folder, 'users'));
    writeFileSync(path.join(folder, 'users', String(process.ppid)), '1');
    const cluster = await openCluster(folder);
    const pid = postmaster();
    await cluster.release();
    assert.equal(isAlive(pid), false);
  });

  it('uses another folder for the data when this process is root and the folder is closed to its user', async () => {
    if (process.getuid?.() !== 0) return;
    chmodSync(base, 0o700);
    const cluster = await openCluster(folder);
    const { dataFolder } = readClusterConfig(folder);
    await cluster.release();
    assert.ok(dataFolder.startsWith('/var/lib/xiangshi/data-'));
    rmSync(dataFolder, { recursive: true });
    assert.equal(existsSync(path.join(folder, 'data')), false);
  });
});
