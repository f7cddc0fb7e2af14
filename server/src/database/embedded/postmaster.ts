import { execFileSync, spawn } from 'node:child_process';
import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { MINUTE_MS } from '@rules/duration';
import type { Binaries } from './binaries';
import type { ClusterConfig } from './clusterConfig';
import type { OsUser } from './osUser';
import { isAlive, processStartTime } from './processInfo';

const POLL_MS = 20;
const START_WITHIN_MS = MINUTE_MS;
const START_TRIES = 10;
const RETRY_AFTER_MS = 300;
const STOP_WITHIN_MS = MINUTE_MS;
const LARGE_LOG_BYTES = 10 * 1024 * 1024;

interface Postmaster {
  pid: number;
  port: number;
}

/**
 * Returns the server that runs on the data, or null. Waits for a server that is still starting or recovering.
 * @throws Error when a running server does not answer in time
 */
export async function findPostmaster(cluster: ClusterConfig): Promise<Postmaster | null> {
  const giveUpAt = Date.now() + START_WITHIN_MS;
  for (let found = readPidFile(cluster); found !== null && isAlive(found.pid); found = readPidFile(cluster)) {
    const answer = await probePort(cluster, found.port);
    if (answer === 'ours') return found;
    // The id belongs to another program by now; PostgreSQL detects that too and clears its file at the start.
    if (answer === 'closed' && !isPostgres(found.pid)) return null;
    if (Date.now() > giveUpAt)
      throw new Error(`The database (process ${found.pid}) does not answer; see ${cluster.logFile}`);
    await sleep(POLL_MS);
  }
  return null;
}

/** Whether the previous server is alive, without a connection: it may be starting or busy. */
export function isPostmasterAlive(cluster: ClusterConfig): boolean {
  const found = readPidFile(cluster);
  return found !== null && isAlive(found.pid) && isPostgres(found.pid);
}

interface StartOptions {
  osUser: OsUser | null;
  binaries: Binaries;
  /** Server settings, such as `{ fsync: 'off' }`. */
  parameters: Record<string, string>;
}

/**
 * Starts the server on its previous port, or on another free one, and waits until it responds. Retries a few times:
 * after a kill -9 of the old server its children take a moment to release the data.
 * @throws Error with the last failure after all retries
 */
export async function startPostmaster(cluster: ClusterConfig, options: StartOptions): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    const failure = await tryStart(cluster, options);
    if (failure === null) return;
    if (tries === START_TRIES) throw new Error(`The database did not start (${failure}); see ${cluster.logFile}`);
    await sleep(RETRY_AFTER_MS);
  }
}

/** One previous log is kept. */
function rotateLargeLog({ logFile }: ClusterConfig): void {
  if (existsSync(logFile) && statSync(logFile).size > LARGE_LOG_BYTES) renameSync(logFile, `${logFile}.1`);
}

/** Returns why the server did not start; null when it responds. */
async function tryStart(
  cluster: ClusterConfig,
  { osUser, binaries, parameters }: StartOptions
): Promise<string | null> {
  const port = await freePort(cluster.read().port);
  cluster.savePort(port);
  const settings = {
    ...{ listen_addresses: '127.0.0.1', unix_socket_directories: '', port: String(port) },
    // Neither rows that broke a rule nor statements with their values.
    ...{ log_error_verbosity: 'terse', log_min_error_statement: 'panic' },
    ...parameters
  };
  rotateLargeLog(cluster);
  const log = openSync(cluster.logFile, 'a', 0o600);
  // A session of its own: Ctrl-C in the terminal must reach us alone, the database stops after the pool is drained.
  const child = spawn(
    binaries.postgres,
    ['-D', cluster.dataFolder, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    { detached: true, cwd: '/', stdio: ['ignore', log, log], ...(osUser && { uid: osUser.uid, gid: osUser.gid }) }
  );
  closeSync(log);
  const failure = { text: '' };
  child.on('error', (error) => (failure.text = error.message));
  child.on('exit', (code) => (failure.text ||= `it ended with code ${code}`));
  child.unref();
  const giveUpAt = Date.now() + START_WITHIN_MS;
  while (failure.text === '') {
    if ((await probePort(cluster, port)) === 'ours') return null;
    if (Date.now() > giveUpAt) return 'no answer';
    await sleep(POLL_MS);
  }
  return failure.text;
}

/**
 * Stops the server: open transactions are rolled back, finished ones are on disk.
 * @throws Error when the process does not end in time
 */
export async function stopPostmaster(cluster: ClusterConfig, binaries: Binaries): Promise<void> {
  const found = readPidFile(cluster);
  if (found === null || !isAlive(found.pid)) return;
  const startTime = processStartTime(found.pid);
  if (process.platform === 'win32') execFileSync(binaries.pgCtl, ['stop', '-D', cluster.dataFolder, '-m', 'fast']);
  else process.kill(found.pid, 'SIGINT');
  const giveUpAt = Date.now() + STOP_WITHIN_MS;
  // By its beginning, not by its name: a process loses the name while it ends, before its id is free.
  while (isAlive(found.pid) && processStartTime(found.pid) === startTime) {
    if (Date.now() > giveUpAt)
      throw new Error(`The database (process ${found.pid}) does not stop; see ${cluster.logFile}`);
    await sleep(POLL_MS);
  }
}

function readPidFile(cluster: ClusterConfig): Postmaster | null {
  try {
    const lines = readFileSync(path.join(cluster.dataFolder, 'postmaster.pid'), 'utf8').split('\n');
    const [pid, port] = [Number(lines[0]), Number(lines[3])];
    return pid > 0 ? { pid, port } : null;
  } catch {
    return null;
  }
}

/** Asks the server that listens on the port for its data folder. */
async function probePort(cluster: ClusterConfig, port: number): Promise<'ours' | 'closed' | 'starting'> {
  if (!(port > 0)) return 'starting';
  const { password } = cluster.read();
  const client = new pg.Client({ host: '127.0.0.1', port, user: 'app', password, database: 'postgres' });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ data_directory: string }>('show data_directory');
    return rows[0]?.data_directory === cluster.dataFolder ? 'ours' : 'closed';
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ECONNREFUSED' ? 'closed' : 'starting';
  } finally {
    await client.end().catch(() => undefined);
  }
}

function isPostgres(pid: number): boolean {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('postgres');
  } catch {
    // No /proc on this system: assume that it is ours and wait.
    return process.platform !== 'linux';
  }
}

async function freePort(wanted: number): Promise<number> {
  return (wanted > 0 ? await tryPort(wanted) : null) ?? (await tryPort(0)) ?? 0;
}

function tryPort(port: number): Promise<number | null> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(null));
    probe.listen(port, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address !== null ? address.port : null));
    });
  });
}
