import { spawn } from 'node:child_process';
import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');
/** npm sets the path of the running npm script, which avoids distinguishing `npm` from `npm.cmd`. */
const npm = process.env.npm_execpath;

/**
 * Runs a program and prints its output unless `quiet`.
 * @returns its exit code and everything it printed
 */
export function run(command, args, { env = {}, quiet = false } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe']
    });
    const chunks = [];
    const keep = (stream) => (chunk) => {
      chunks.push(chunk);
      if (!quiet) stream.write(chunk);
    };
    child.stdout.on('data', keep(process.stdout));
    child.stderr.on('data', keep(process.stderr));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, text: Buffer.concat(chunks).toString() }));
  });
}

export const node = (args, options) => run(process.execPath, args, options);
export const npmRun = (script, options) =>
  npm
    ? run(process.execPath, [npm, 'run', '--silent', ...script], options)
    : run('npm', ['run', '--silent', ...script], options);
/** Runs a program of an installed package, given by its entry file below node_modules. */
export const bin = (file, args, options) => node([path.join(root, 'node_modules', file), ...args], options);
