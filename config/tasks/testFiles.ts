import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Loads the test files that `testProcesses.ts` names, all in one process: the code is read once instead of once a file,
 * which is most of the time of a test run. Every file therefore keeps its hooks inside a `describe`.
 */
async function loadFiles(files: string[]): Promise<void> {
  for (const file of files) {
    try {
      await import(pathToFileURL(file).href);
    } catch (error) {
      void test(`${file} can be loaded`, () => {
        throw error;
      });
    }
  }
}

// Asked to end because a test never does: `exit` also ends the servers that the tests have started.
process.once('SIGTERM', () => process.exit(1));

void loadFiles((process.env.TEST_FILES ?? '').split('\n').filter((name) => name !== ''));
