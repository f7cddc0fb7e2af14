// npm run matrix: measures every page in each appearance, in every language at 320 px and in the mini-program, and prints
// what is wrong, route by variant. With --print it prints the last run. No step of `npm test`: it takes as long as all
// journeys.
import { rmSync } from 'node:fs';
import path from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { bin, root } from './run.mjs';

const measures = [
  ['@playwright/test/cli.js', ['test', '--config', 'e2e/everyPage.config.ts']],
  ['tsx/dist/cli.mjs', ['e2e/weapp/run.ts', 'everyPage']]
];

if (!process.argv.includes('--print')) {
  for (const name of ['h5', 'weapp', 'server']) {
    const { code } = await ensureBuilt(name);
    if (code !== 0) process.exit(code);
  }
  rmSync(path.join(root, 'test-results/matrix'), { recursive: true, force: true });
  // Each to its end: the table says what they have found.
  for (const [file, args] of measures) await bin(file, args);
}
process.exit((await bin('tsx/dist/cli.mjs', ['config/tasks/printMatrix.ts'])).code);
