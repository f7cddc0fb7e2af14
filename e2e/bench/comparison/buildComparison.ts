import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';

const repository = path.resolve(__dirname, '../../..');
const output = path.join(repository, 'test-results/bench');
const run = promisify(execFile);

/** Builds the home as a plain page of React with Vite, as `vite build` does. Returns the folder. */
export async function buildPlainHome(): Promise<string> {
  const outDir = path.join(output, 'plain');
  // A package of modules only, which the compiler of the benches would ask for with `require`.
  const { build } = await import('vite-8');
  await build({
    root: path.join(__dirname, 'plain'),
    configFile: false,
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true }
  });
  return outDir;
}

/** Builds the home as a first page of Taro, with the settings of a new project. Returns the folder. */
export async function buildTaroHome(): Promise<string> {
  const folder = path.join(output, 'taro');
  const taro = path.join(repository, 'node_modules/@tarojs/cli/bin/taro');
  await run(process.execPath, [taro, 'build', '--type', 'h5', '--no-check'], {
    cwd: path.join(__dirname, 'taro'),
    env: { ...process.env, NODE_ENV: 'production', OUTPUT_ROOT: path.relative(path.join(__dirname, 'taro'), folder) }
  });
  return folder;
}
