import { execFileSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { keepTemporaryFilesInMemory } from '../../../config/tasks/memoryFolder';
import { findTestFiles, runTestFiles } from '../../../config/tasks/testProcesses';
import { CLUSTER_URL, startTestCluster } from './testDatabase';

const serverFolder = path.resolve(import.meta.dirname, '../..');
const repository = path.dirname(serverFolder);
/**
 * One more than cores, for tests that wait for programs to start and end; all share one PostgreSQL, which limits them.
 */
const MAX_PROCESSES = Math.min(3, availableParallelism() + 1);
/** Fewer files take less time than loading the server a second time. */
const MIN_SHARED_FILES = 6;

/**
 * Runs the server's tests on one PostgreSQL: all of them, or those whose path contains an argument. Prints the counts
 * at the end; fails when a test failed or none ran.
 */
async function main(): Promise<void> {
  const files = findTestFiles(serverFolder, ['src', 'seed'], process.argv.slice(2));
  // The tests of whole processes run the built programs. Nothing is done when they are built from the present sources.
  execFileSync(process.execPath, ['config/tasks/build.mjs', 'server'], { cwd: repository });
  keepTemporaryFilesInMemory();
  const cluster = await startTestCluster();
  try {
    const { passed, failed, skipped } = await runTestFiles(files, {
      processes: files.length < MIN_SHARED_FILES ? 1 : MAX_PROCESSES,
      repository,
      cwd: serverFolder,
      env: { [CLUSTER_URL]: cluster.urlOf('postgres') }
    });
    const isGood = failed === 0 && passed > 0;
    console.log(
      isGood && skipped === 0 ? `${passed} tests pass` : `${passed} passed, ${failed} failed, ${skipped} skipped`
    );
    process.exitCode = isGood ? 0 : 1;
  } finally {
    await cluster.stop();
  }
}

await main();
