import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { SEEDED_TEMPLATE } from '../cloneDatabaseTemplate';
import { startSeededTemplate } from '../seededTemplate';

/**
 * Each file has a phone and a server of its own, which wait for each other; two files leave a third of two cores idle.
 */
const AT_ONCE = availableParallelism() + 1;

/**
 * Runs the tests of gates and harness and the scenarios: all files, or those whose path contains an argument. The demo
 * data is loaded once; the server of each scenario starts with a copy of it.
 */
async function main(args: string[]): Promise<void> {
  const files = findTests(args);
  if (files.length === 0) throw new Error('No test file has that in its path');
  const template = await startSeededTemplate();
  try {
    process.exitCode = await runTests(files, template.dataDir);
  } finally {
    template.stop();
  }
}

function findTests(args: string[]): string[] {
  return readdirSync(__dirname, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.test.ts') && (args.length === 0 || args.some((arg) => file.includes(arg))))
    .map((file) => path.join(__dirname, file))
    .sort();
}

/** Resolves with the exit code. */
function runTests(files: string[], dataDir: string): Promise<number> {
  const options = ['--import', 'tsx', '--test', '--test-reporter=spec', `--test-concurrency=${AT_ONCE}`];
  const child = spawn(process.execPath, [...options, ...files], {
    env: { ...process.env, [SEEDED_TEMPLATE]: dataDir },
    stdio: 'inherit'
  });
  return new Promise((resolve) => child.once('close', (code) => resolve(code ?? 1)));
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
