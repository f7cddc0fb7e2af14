import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import type { NextFile } from './testProcesses';

/**
 * Runs the test files that `testProcesses.ts` sends, one after another in one process: the code is loaded once instead of
 * once a file, which is most of the time of a test run. Every file therefore keeps its hooks inside a `describe`.
 */
process.on('message', ({ file }: NextFile) => {
  if (file === null) process.disconnect();
  else void runFile(file);
});

/** Loads a file and asks for the next one when its tests have ended: the runner starts tests in their order. */
async function runFile(file: string): Promise<void> {
  try {
    await import(pathToFileURL(file).href);
  } catch (error) {
    void test(`${file} can be loaded`, () => {
      throw error;
    });
  }
  await test(`end of ${file}`, () => undefined);
  process.send?.('next');
}

// Asked to end because a test never does: `exit` also ends the servers that the tests have started.
process.once('SIGTERM', () => process.exit(1));

process.send?.('next');
