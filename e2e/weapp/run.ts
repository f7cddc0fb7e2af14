import { availableParallelism } from 'node:os';
import path from 'node:path';
import { keepTemporaryFilesInMemory } from '../../config/tasks/memoryFolder';
import { findTestFiles, runTestFiles } from '../../config/tasks/testProcesses';
import { chromium } from '../chromium';
import { SEEDED_TEMPLATE } from '../cloneDatabaseTemplate';
import { startSeededTemplate } from '../seededTemplate';

const repository = path.resolve(__dirname, '../..');
/**
 * Each file has a phone and a server of its own, which wait for each other: three files leave a sixth of two cores
 * idle.
 */
const AT_ONCE = availableParallelism() + 2;
/** A process loads WeChat's framework and compiles the templates once, and keeps the memory of each phone. */
const FILES_PER_PROCESS = 15;

/** Folders of a run without arguments. `npm run matrix` asks for the other one, `everyPage`. */
const FOLDERS = ['drawing', 'gates', 'harness', 'scenarios'];

/**
 * Runs the tests of gates and harness and the scenarios, or the files whose path contains an argument. The demo
 * data is loaded once; the server of each scenario starts with a copy of it.
 */
async function main(args: string[]): Promise<void> {
  const files = findTestFiles(__dirname, args.length === 0 ? FOLDERS : ['.'], args);
  // Installs a missing browser once: several processes that do it at the same time stop each other.
  chromium();
  keepTemporaryFilesInMemory();
  const template = await startSeededTemplate();
  try {
    const { passed, failed } = await runTestFiles(files, {
      processes: AT_ONCE,
      filesPerProcess: FILES_PER_PROCESS,
      repository,
      cwd: repository,
      env: { [SEEDED_TEMPLATE]: template.dataDir }
    });
    process.exitCode = failed === 0 && passed > 0 ? 0 : 1;
  } finally {
    template.stop();
  }
}

main(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
