import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../types/rules/duration';

export interface ShareOptions {
  /** Number of processes that run at once. */
  processes: number;
  /** Number of files of each process. A free one takes the next share, so that all end at about the same time. */
  filesPerProcess: number;
  /** Folder of the repository. */
  repository: string;
  /** Folder in which the tests run. */
  cwd: string;
  env?: Record<string, string>;
  /** A share that takes longer is ended, and counts as a failure; many times what one takes by default. */
  endsWithinMs?: number;
}

const ENDS_WITHIN_MS = 15 * MINUTE_MS;
/** Time in which a share that is asked to end closes what it has started. */
const CLOSES_WITHIN_MS = 10 * SECOND_MS;

export interface TestCounts {
  passed: number;
  failed: number;
  skipped: number;
}

/**
 * Returns the test files below some folders of `root`: all, or those whose path from there contains one of `filters`.
 * @throws Error when there is none
 */
export function findTestFiles(root: string, folders: readonly string[], filters: readonly string[]): string[] {
  const isWanted = (file: string) =>
    file.endsWith('.test.ts') && (filters.length === 0 || filters.some((part) => file.includes(part)));
  const files = folders
    .flatMap((folder) =>
      readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => path.join(folder, file))
    )
    .filter(isWanted)
    .sort();
  if (files.length === 0) throw new Error('No test file has that in its path');
  return files.map((file) => path.join(root, file));
}

/**
 * Runs test files of `node:test` in shares, each in a process of its own that loads the code once (`testFiles.ts`), and
 * prints the output of a share in one piece when it ends. A process that fails although no test has, as in a hook, or
 * that does not end counts as one failure; the others run on.
 */
export async function runTestShares(files: readonly string[], options: ShareOptions): Promise<TestCounts> {
  const shares = splitFiles(files, options);
  const counts: TestCounts[] = [];
  const lane = async () => {
    for (let share = shares.shift(); share; share = shares.shift()) counts.push(await runShare(share, options));
  };
  await Promise.all(Array.from({ length: options.processes }, lane));
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Distributes the files in turn: neighbours belong to one module and take similarly long. */
function splitFiles(files: readonly string[], { processes, filesPerProcess }: ShareOptions): string[][] {
  const count = Math.max(Math.min(processes, files.length), Math.ceil(files.length / filesPerProcess));
  return Array.from({ length: count }, (_, share) => files.filter((_file, index) => index % count === share));
}

function runShare(
  files: string[],
  { repository, cwd, env, endsWithinMs = ENDS_WITHIN_MS }: ShareOptions
): Promise<TestCounts> {
  const loader = path.join(repository, 'config/tasks/testFiles.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', '--test-reporter=spec', loader], {
    cwd,
    env: { ...process.env, ...env, TEST_FILES: files.join('\n') },
    stdio: ['ignore', 'pipe', 'inherit']
  });
  const chunks: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
  let deadline = setTimeout(() => {
    console.error(`tests did not end within ${endsWithinMs / SECOND_MS} s: ${files.join(', ')}`);
    child.kill('SIGTERM');
    deadline = setTimeout(() => {
      child.kill('SIGKILL');
      // A process that it leaves behind may hold the other end.
      child.stdout.destroy();
    }, CLOSES_WITHIN_MS);
  }, endsWithinMs);
  return new Promise((resolve) =>
    child.on('close', (code) => {
      clearTimeout(deadline);
      const text = Buffer.concat(chunks).toString();
      process.stdout.write(text);
      const count = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
      const failed = count('fail') + count('cancelled');
      const isFailureOutside = code !== 0 && failed === 0;
      if (isFailureOutside) console.error(`tests ended with ${code ?? 'a signal'}: ${files.join(', ')}`);
      resolve({
        passed: count('pass'),
        failed: failed + Number(isFailureOutside),
        skipped: count('skipped') + count('todo')
      });
    })
  );
}
