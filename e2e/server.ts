import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { cloneDatabaseTemplate, SEEDED_TEMPLATE } from './cloneDatabaseTemplate';
import { builtInDatabaseUrl } from './connectTo';

const repository = path.resolve(__dirname, '..');
/** The first start creates a database and loads the demo data. */
const readyWithinMs = 180_000;
const stopWithinMs = 30_000;

/** Token of the calls under /api/operator/, set for every server that is started here. */
export const operatorToken = 'operator-token-of-the-journeys';

export interface ServerOptions {
  /**
   * A given folder is kept; without one a new folder is used, filled with the template of the run if there is one, and
   * removed by `stop`.
   */
  dataDir?: string;
  /** A free port by default; it stays the same over restarts. */
  port?: number;
  /** Further settings of `.env.example`. */
  env?: Record<string, string>;
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  /** Known once the server has started. */
  readonly databaseUrl: string;
  /** Process id of the running server; undefined between `kill` and `restart`. */
  readonly pid: number | undefined;
  /** Kills the process at once, as a power cut would (SIGKILL). The built-in database keeps running. */
  kill(): Promise<void>;
  /** Starts again on the same data and port; stops gracefully first if it runs. */
  restart(): Promise<void>;
  /** Runs a command of the operator on this installation. */
  ops(command: string, ...args: string[]): Promise<string>;
  /** Ends everything that was started, also after `kill`, and removes a temporary folder. */
  stop(): Promise<void>;
}

/** Starts the project's server on loopback with demo data, in a process of its own, and waits until it is ready. */
export async function startServer(options: ServerOptions = {}): Promise<TestServer> {
  await buildServer();
  const port = options.port ?? (await freePort());
  const dataDir = options.dataDir ?? temporaryFolder();
  const url = `http://127.0.0.1:${port}`;
  const filled = options.dataDir ? undefined : process.env[SEEDED_TEMPLATE];
  const copy = filled === undefined ? undefined : await cloneDatabaseTemplate(filled, dataDir);
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    DEMO: '1',
    RATE_LIMIT_PER_MIN: '100000',
    // A machine that runs several browsers needs longer.
    DRAW_PAGE_WITHIN_MS: '5000',
    OPERATOR_TOKEN: operatorToken,
    ...copy?.env,
    ...options.env,
    HOST: '127.0.0.1',
    PORT: String(port),
    DATA_DIR: dataDir
  };
  let child: ChildProcess | undefined;

  const end = async (signal: NodeJS.Signals) => {
    if (!child) return;
    await endProcess(child, signal);
    child = undefined;
  };
  const start = async () => {
    child = await startProcess(env, url);
  };

  const remove = async () => {
    await copy?.drop();
    if (!options.dataDir) rmSync(dataDir, { recursive: true, force: true });
  };

  try {
    await start();
  } catch (error) {
    await remove();
    throw error;
  }
  return {
    url,
    dataDir,
    get databaseUrl() {
      return copy?.env.DATABASE_URL ?? builtInDatabaseUrl(dataDir);
    },
    get pid() {
      return child?.pid;
    },
    kill: () => end('SIGKILL'),
    async restart() {
      await end('SIGTERM');
      await start();
    },
    async ops(command, ...args) {
      const script = path.join(repository, 'server/dist/ops.js');
      const { stdout } = await promisify(execFile)(process.execPath, [script, command, ...args], {
        cwd: repository,
        env
      });
      return stdout;
    },
    async stop() {
      // A killed server leaves its database running; only a server that stops gracefully stops it too.
      if (!child) await start();
      await end('SIGTERM');
      await remove();
    }
  };
}

async function startProcess(env: NodeJS.ProcessEnv, url: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [path.join(repository, 'server/dist/main.js')], {
    cwd: repository,
    env,
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let output = '';
  const collect = (chunk: Buffer) => (output = (output + chunk.toString()).slice(-8000));
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  // Also covers a test run that is interrupted.
  const endWithUs = () => child.kill('SIGTERM');
  process.once('exit', endWithUs);
  child.once('exit', () => process.off('exit', endWithUs));
  const until = Date.now() + readyWithinMs;
  while (!(await isReady(url))) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the server ended while starting:\n${output}`);
    if (Date.now() > until) {
      await endProcess(child, 'SIGKILL');
      throw new Error(`the server is not ready after ${readyWithinMs} ms:\n${output}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return child;
}

/** Builds the server if its sources changed; workers of a run with a template skip this. */
export async function buildServer(): Promise<void> {
  if (process.env[SEEDED_TEMPLATE] !== undefined) return;
  const task = path.join(repository, 'config/tasks/build.mjs');
  await promisify(execFile)(process.execPath, [task, 'server'], { cwd: repository });
}

async function isReady(url: string): Promise<boolean> {
  try {
    const response = await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2000) });
    return response.ok;
  } catch {
    return false;
  }
}

function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    const force = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
    child.once('exit', () => {
      clearTimeout(force);
      resolve();
    });
    child.kill(signal);
  });
}

/** Returns a new folder that a server can use. */
export function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'xiangshi-e2e-'));
  // Under root the database runs as another OS user, who needs access.
  chmodSync(folder, 0o755);
  return folder;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}
