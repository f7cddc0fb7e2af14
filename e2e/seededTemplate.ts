import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { HOUR_MS, SECOND_MS } from '@rules/duration';
import { keepTemporaryFilesInMemory } from '../config/tasks/memoryFolder';
import { SEEDED_TEMPLATE } from './cloneDatabaseTemplate';
import { builtInDatabaseUrl, connectTo } from './connectTo';
import { buildServer, startServer, temporaryFolder } from './server';

const repository = path.resolve(__dirname, '..');
const cache = path.join(repository, 'node_modules/.cache/xiangshi');
/** The demo data is dated: older data has no flashes of the last hours. */
const FRESH_FOR_MS = HOUR_MS;

export interface SeededTemplate {
  readonly dataDir: string;
  /** Ends its database and removes its folder. */
  stop(): void;
}

/** Starts the database of an installation with demo data, which the servers of a run copy (`cloneDatabaseTemplate`). */
export async function startSeededTemplate(): Promise<SeededTemplate> {
  const dataDir = temporaryFolder();
  copyFolder(await demoInstallation(), dataDir);
  const server = await startServer({ dataDir });
  await writeWithoutSync(dataDir);
  await endOfJobs(dataDir);
  // The built-in database lives on, and PostgreSQL copies a database that has no connections.
  await server.kill();
  const endDatabase = () => {
    const [pid] = readFileSync(path.join(dataDir, 'postgres/data/postmaster.pid'), 'utf8').split('\n');
    // At once: its data is no longer needed.
    process.kill(Number(pid), 'SIGQUIT');
  };
  // Also covers a run that is interrupted.
  process.once('exit', endDatabase);
  return {
    dataDir,
    stop: () => {
      process.off('exit', endDatabase);
      endDatabase();
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 });
    }
  };
}

/**
 * Returns the data folder of a server that has loaded the demo data and ended, which takes twenty seconds and is done
 * once an hour for each build of the server.
 */
async function demoInstallation(): Promise<string> {
  await buildServer();
  const build = createHash('sha256')
    .update(readFileSync(path.join(repository, 'server/.dist.key')))
    .digest('hex');
  const prefix = `demo-${build.slice(0, 16)}-`;
  mkdirSync(cache, { recursive: true });
  const known = freshInstallations().find((name) => name.startsWith(prefix));
  if (known !== undefined) return path.join(cache, known);
  const dataDir = temporaryFolder();
  const server = await startServer({ dataDir });
  await server.stop();
  // Complete or missing, also when another run does the same.
  const part = mkdtempSync(path.join(cache, 'demo-part-'));
  const folder = path.join(cache, `${prefix}${Date.now()}`);
  copyFolder(dataDir, part);
  rmSync(dataDir, { recursive: true, force: true });
  renameSync(part, folder);
  return folder;
}

/** Returns the names of the kept folders, and removes those whose hour is over: each has 350 MB. */
function freshInstallations(): string[] {
  return readdirSync(cache)
    .filter((name) => name.startsWith('demo-'))
    .filter((name) => {
      const isFresh = Date.now() - statSync(path.join(cache, name)).mtimeMs < FRESH_FOR_MS;
      if (!isFresh) rmSync(path.join(cache, name), { recursive: true, force: true });
      return isFresh;
    });
}

/** Copies what a folder contains, with its owners: as root the files of the database belong to another OS user. */
function copyFolder(from: string, to: string): void {
  execFileSync('cp', ['-a', `${from}/.`, to]);
}

/** Waits for the jobs that fell due before the start: every copy would run them again. */
async function endOfJobs(dataDir: string): Promise<void> {
  const database = await connectTo(builtInDatabaseUrl(dataDir));
  const waiting = `select from pgboss.job where state in ('created', 'retry', 'active') and name not like '\\_\\_pgboss%' limit 1`;
  try {
    const until = Date.now() + 30 * SECOND_MS;
    while ((await database.query(waiting)).rowCount !== 0) {
      if (Date.now() > until) throw new Error('the jobs of the demo installation do not end');
      await setTimeout(100);
    }
  } finally {
    await database.end();
  }
}

/** Copies of a database need not survive a power failure: without waiting for the disk they take half the time. */
async function writeWithoutSync(dataDir: string): Promise<void> {
  const database = await connectTo(builtInDatabaseUrl(dataDir, 'postgres'));
  try {
    await database.query('alter system set fsync = off');
    await database.query('select pg_reload_conf()');
  } finally {
    await database.end();
  }
}

/** Playwright's global setup. @returns the teardown */
export default async function prepareSeededTemplate(): Promise<() => void> {
  keepTemporaryFilesInMemory();
  const template = await startSeededTemplate();
  process.env[SEEDED_TEMPLATE] = template.dataDir;
  return template.stop;
}
