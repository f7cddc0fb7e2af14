import { type ChildProcess, spawn } from 'node:child_process';
import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS, SECOND_MS } from '../../types/rules/duration';

export interface TestRunOptions {
  /** Number of processes that run at once. */
  processes: number;
  /** A process that has run so many files is replaced by a new one; all of them by default. */
  filesPerProcess?: number;
  /** Folder of the repository. */
  repository: string;
  /** Folder in which the tests run. */
  cwd: string;
  env?: Record<string, string>;
  /** A file that takes longer is ended with its process, and counts as a failure. */
  endsWithinMs?: number;
}

/** Message to a process: the file that it runs next; null when none is left. */
export interface NextFile {
  file: string | null;
}

const ENDS_WITHIN_MS = 10 * MINUTE_MS;
/** Time in which a process that is asked to end closes what it has started. */
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
 * Runs test files of `node:test` in processes that load the code once (`testFiles.ts`). Each takes the next file when it
 * has ended one, the largest first, so that all end at about the same time. A process that fails although no test has, as
 * in a hook, or that does not end counts as one failure; another one runs the files that are left.
 */
export async function runTestFiles(files: readonly string[], options: TestRunOptions): Promise<TestCounts> {
  const waiting = [...files].sort((one, other) => statSync(other).size - statSync(one).size);
  const counts: TestCounts[] = [];
  const lane = async () => {
    while (waiting.length > 0) counts.push(await runProcess(waiting, options));
  };
  await Promise.all(Array.from({ length: Math.min(options.processes, files.length) }, lane));
  const sum = (key: keyof TestCounts) => counts.reduce((total, count) => total + count[key], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/** Runs waiting files in a process until there is none. */
function runProcess(
  waiting: string[],
  { repository, cwd, env, filesPerProcess = Infinity, endsWithinMs = ENDS_WITHIN_MS }: TestRunOptions
): Promise<TestCounts> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', '--test-reporter=spec', path.join(repository, 'config/tasks/testFiles.ts')],
    { cwd, env: { ...process.env, ...env }, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] }
  );
  const started: string[] = [];
  const deadline = startDeadline(child, endsWithinMs, () => started.at(-1) ?? '');
  let text = '';
  let printed = 0;
  // One file at a time: the lines of several processes would mix.
  const print = () => {
    process.stdout.write(text.slice(printed));
    printed = text.length;
  };
  child.stdout?.setEncoding('utf8').on('data', (chunk: string) => (text += chunk));
  child.on('message', () => {
    print();
    deadline.restart();
    const file = (started.length < filesPerProcess ? waiting.shift() : undefined) ?? null;
    if (file !== null) started.push(file);
    child.send({ file } satisfies NextFile);
  });
  return new Promise((resolve) =>
    child.on('close', (code) => {
      deadline.stop();
      print();
      resolve(countsOf(text, code, started));
    })
  );
}

/** Ends a process that takes too long for a file: politely, then at once. */
function startDeadline(child: ChildProcess, endsWithinMs: number, fileOf: () => string) {
  let timer: NodeJS.Timeout;
  const end = () => {
    console.error(`tests did not end within ${endsWithinMs / SECOND_MS} s: ${fileOf()}`);
    child.kill('SIGTERM');
    timer = setTimeout(() => {
      child.kill('SIGKILL');
      // A process that it leaves behind may hold the other end.
      child.stdout?.destroy();
    }, CLOSES_WITHIN_MS);
  };
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(end, endsWithinMs);
  };
  restart();
  return { restart, stop: () => clearTimeout(timer) };
}

/** Returns the counts that a process has printed, without the tests that mark the end of each file. */
function countsOf(text: string, code: number | null, files: readonly string[]): TestCounts {
  const count = (word: string) => Number(new RegExp(`^ℹ ${word} (\\d+)$`, 'm').exec(text)?.[1] ?? 0);
  const failed = count('fail') + count('cancelled');
  const isFailureOutside = code !== 0 && failed === 0;
  if (isFailureOutside) console.error(`tests ended with ${code ?? 'a signal'}: ${files.join(', ')}`);
  return {
    passed: Math.max(0, count('pass') - files.length),
    failed: failed + Number(isFailureOutside),
    skipped: count('skipped') + count('todo')
  };
}
