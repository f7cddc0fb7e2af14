import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { startTestCluster } from './testDatabase';

const serverFolder = path.resolve(import.meta.dirname, '../..');
/** Processes share one PostgreSQL, which more of them would only wait for. */
const MAX_PROCESSES = Math.min(2, availableParallelism());
/** So few files are through before a second process has read the server. */
const SINGLE_PROCESS_FILES = 20;

/**
 * Runs the server's tests on one PostgreSQL: all of them, or those whose path contains an argument.
 * Ends with the plain line that counts them; fails when a test failed or none ran.
 */
async function main(): Promise<void> {
  const files = findTests(process.argv.slice(2));
  if (files.length === 0) throw new Error('No test file has that in its path');
  const cluster = await startTestCluster();
  try {
    const outputs = await Promise.all(
      splitFiles(files).map((share, index) => runTests(share, cluster.urlOf('postgres'), index === 0))
    );
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

/** Files in turns: neighbours are of one module and take alike. */
function splitFiles(files: string[]): string[][] {
  const count = files.length > SINGLE_PROCESS_FILES ? MAX_PROCESSES : 1;
  return Array.from({ length: count }, (_, share) => files.filter((_file, index) => index % count === share));
}

/** @param isLive its output is shown as it comes, else in one piece when it has ended: two at once nobody could read */
function runTests(
  files: string[],
  clusterUrl: string,
  isLive: boolean
): Promise<{ code: number | null; text: string }> {
  const all = path.join(import.meta.dirname, 'all.ts');
  const paths = files.map((file) => path.join(serverFolder, file)).join('\n');
  const child = spawn(process.execPath, ['--import', 'tsx', '--test-reporter=spec', all], {
    cwd: serverFolder,
    env: { ...process.env, TEST_CLUSTER_URL: clusterUrl, TEST_FILES: paths },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    if (isLive) process.stdout.write(chunk);
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      const text = Buffer.concat(chunks).toString();
      if (!isLive) process.stdout.write(text);
      resolve({ code, text });
    })
  );
}

await main();
