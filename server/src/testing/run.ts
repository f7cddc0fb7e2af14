import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { startTestCluster } from './testDatabase';

const serverFolder = path.resolve(import.meta.dirname, '../..');

/**
 * Runs the server's tests on one PostgreSQL: all of them, or those whose path contains an argument.
 * Ends with the plain line that counts them; fails when a test failed or none ran.
 */
async function main(): Promise<void> {
  const files = findTests(process.argv.slice(2));
  if (files.length === 0) throw new Error('No test file has that in its path');
  const cluster = await startTestCluster();
  try {
    const output = await runTests(files, cluster.urlOf('postgres'));
    const count = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(output.text)?.[1] ?? 0);
    const [passed, failed, skipped] = [
      count('pass'),
      count('fail') + count('cancelled'),
      count('skipped') + count('todo')
    ];
    const isGood = output.code === 0 && failed === 0 && passed > 0;
    console.log(
      isGood && skipped === 0 ? `${passed} tests pass` : `${passed} passed, ${failed} failed, ${skipped} skipped`
    );
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

function findTests(parts: string[]): string[] {
  return ['src', 'seed']
    .flatMap((folder) =>
      readdirSync(path.join(serverFolder, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
        path.join(folder, file)
      )
    )
    .filter((file) => file.endsWith('.test.ts') && (parts.length === 0 || parts.some((part) => file.includes(part))))
    .sort();
}

function runTests(files: string[], clusterUrl: string): Promise<{ code: number | null; text: string }> {
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
    process.stdout.write(chunk);
  });
  return new Promise((resolve) =>
    child.on('close', (code) => resolve({ code, text: Buffer.concat(chunks).toString() }))
  );
}

await main();
