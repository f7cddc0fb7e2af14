import { execFileSync, spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startTestCluster } from './testDatabase';

const serverFolder = path.resolve(import.meta.dirname, '../..');
/** Processes share one PostgreSQL, which limits them. */
const MAX_PROCESSES = Math.min(2, availableParallelism());
/**
 * Number of files per process. Equal shares of the whole run differ by minutes, so a free process takes the next small
 * share; loading the server once more costs two seconds.
 */
const FILES_PER_PROCESS = 25;
/** Fewer files take less time than loading the server a second time. */
const MIN_SHARED_FILES = 6;

/**
 * Runs the server's tests on one PostgreSQL: all of them, or those whose path contains an argument. Prints the counts
 * at the end; fails when a test failed or none ran.
 */
async function main(): Promise<void> {
  const files = findTests(process.argv.slice(2));
  if (files.length === 0) throw new Error('No test file has that in its path');
  // The tests of whole processes run the built programs. Nothing is done when they are built from the present sources.
  execFileSync(process.execPath, ['config/tasks/build.mjs', 'server'], { cwd: path.dirname(serverFolder) });
  const cluster = await startTestCluster();
  try {
    const outputs = await runShares(splitFiles(files), (share) => runTests(share, cluster.urlOf('postgres')));
    const text = outputs.map((output) => output.text).join('');
    const count = (word: string) =>
      [...text.matchAll(new RegExp(`^ℹ ${word} (\\d+)$`, 'gm'))].reduce((sum, [, found]) => sum + Number(found), 0);
    const [passed, failed, skipped] = [
      count('pass'),
      count('fail') + count('cancelled'),
      count('skipped') + count('todo')
    ];
    const isGood = outputs.every(({ code }) => code === 0) && failed === 0 && passed > 0;
    console.log(
      isGood && skipped === 0 ? `${passed} tests pass` : `${passed} passed, ${failed} failed, ${skipped} skipped`
    );
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

function findTests(filters: string[]): string[] {
  return ['src', 'seed']
    .flatMap((folder) =>
      readdirSync(path.join(serverFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file)
      )
    )
    .filter(
      (file) => file.endsWith('.test.ts') && (filters.length === 0 || filters.some((part) => file.includes(part)))
    )
    .sort();
}

/** Distributes the files in turn: neighbours belong to one module and take similarly long. */
function splitFiles(files: string[]): string[][] {
  // The files of one module keep both cores busy, too.
  const least = files.length >= MIN_SHARED_FILES ? MAX_PROCESSES : 1;
  const count = Math.max(least, Math.ceil(files.length / FILES_PER_PROCESS));
  return Array.from({ length: count }, (_, share) => files.filter((_file, index) => index % count === share));
}

/** Runs the shares on `MAX_PROCESSES` processes and returns their results in the order in which they ended. */
async function runShares<T>(shares: string[][], runShare: (share: string[]) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  const lane = async () => {
    for (let share = shares.shift(); share; share = shares.shift()) results.push(await runShare(share));
  };
  await Promise.all(Array.from({ length: MAX_PROCESSES }, lane));
  return results;
}

/** Runs test files in one process and prints its output in one piece at the end. */
function runTests(files: string[], clusterUrl: string): Promise<{ code: number | null; text: string }> {
  const all = path.join(import.meta.dirname, 'all.ts');
  const paths = files.map((file) => path.join(serverFolder, file)).join('\n');
  const child = spawn(process.execPath, ['--import', 'tsx', '--test-reporter=spec', all], {
    cwd: serverFolder,
    env: { ...process.env, TEST_CLUSTER_URL: clusterUrl, TEST_FILES: paths },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const text = Buffer.concat(chunks).toString();
      process.stdout.write(text);
      resolve({ code, text });
    })
  );
}

await main();
