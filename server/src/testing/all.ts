import { test } from 'node:test';
import { pathToFileURL } from 'node:url';

/**
 * Loads the test files that `run.ts` names, all in one process: the server and its packages are read once instead of
 * once a file, which is most of the time of a test run. Every file therefore keeps its hooks inside a `describe`.
 */
for (const file of (process.env['TEST_FILES'] ?? '').split('\n').filter((name) => name !== '')) {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    test(`${file} can be loaded`, () => {
      throw error;
    });
  }
}
