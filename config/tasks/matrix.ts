// npm run matrix: measures every page in each appearance, in every language at 320 px and in the mini-program, and prints
// what is wrong, route by variant. Fails for a cell that failed or was not measured. With --print it prints the last run.
// No step of `npm test`: it takes as long as all journeys.
import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { routes } from '../../src/routes';
import { type MatrixCell, matrixTable } from './matrixTable';

const folder = path.resolve(__dirname, '../../test-results/matrix');

/** Runs the measures, each to its end: the table says what they have found. */
async function measure(): Promise<void> {
  const { bin } = await import('./run.mjs');
  const { ensureBuilt } = await import('./builds.mjs');
  for (const name of ['h5', 'weapp', 'server']) {
    const { code } = await ensureBuilt(name);
    if (code !== 0) throw new Error(`the build of ${name} failed`);
  }
  rmSync(folder, { recursive: true, force: true });
  await bin('@playwright/test/cli.js', ['test', '--config', 'e2e/everyPage.config.ts']);
  await bin('tsx/dist/cli.mjs', ['e2e/weapp/run.ts', 'everyPage']);
}

function print(): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const cells = files.flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatrixCell[]);
  const planned = plannedRoutes.map((name) => routes[name]);
  const { lines, problems } = matrixTable(cells, Object.values(routes), planned, [
    ...REQUIRED_VARIANTS,
    ...LANGUAGE_VARIANTS
  ]);
  console.log(lines.join('\n'));
  console.log('✓ passed   ✗ failed   ? not measured   · still to come');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  if (!process.argv.includes('--print')) await measure();
  print();
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
