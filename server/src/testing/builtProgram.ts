import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';

const serverFolder = path.resolve(import.meta.dirname, '../..');

/** Programs of `server/dist`, which `run.ts` builds first: they start in a quarter of the time of the sources. */
type Program = 'main' | 'ops';

const fileOf = (program: Program) => path.join('dist', `${program}.js`);

export interface ServerProcess {
  /** Everything that it has printed. */
  output(): string;
  /** Resolves with its address once it is ready, else with its exit code. */
  ready: Promise<string | number>;
  hasEnded(): boolean;
  /** Sends the signal and resolves with the exit code; null when the signal ended the process. */
  signal(name: NodeJS.Signals): Promise<number | null>;
}

/** Starts the built server in a process of its own. */
export function startServerProcess(env: NodeJS.ProcessEnv): ServerProcess {
  const child = spawn(process.execPath, [fileOf('main')], {
    cwd: serverFolder,
    env: { ...process.env, NODE_ENV: 'development', ...env },
    stdio: ['ignore', 'pipe', 'pipe']
  });
  let output = '';
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  const ready = new Promise<string | number>((resolve) => {
    const listen = (chunk: Buffer) => {
      output += chunk.toString();
      const address = /is ready: (http\S+)\/h5\//.exec(output)?.[1];
      if (address !== undefined) resolve(address);
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    void ended.then((code) => resolve(code ?? -1));
  });
  return {
    ready,
    output: () => output,
    hasEnded: () => child.exitCode !== null || child.signalCode !== null,
    signal: (name) => {
      child.kill(name);
      return ended;
    }
  };
}

/** Runs a built operator command to its end. */
export function runCommand(args: readonly string[], env: NodeJS.ProcessEnv) {
  return spawnSync(process.execPath, [fileOf('ops'), ...args], {
    cwd: serverFolder,
    env: { ...process.env, ...env },
    encoding: 'utf8'
  });
}
