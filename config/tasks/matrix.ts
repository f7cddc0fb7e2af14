// npm run matrix: measures every page in every language at 320 px, on H5 and in the mini-program, and prints that with
// what the last `npm test` has measured, route by variant. Fails for a cell that failed or was not measured. With --print,
// as the last step of `npm test`, it only prints and asks for no language.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { plannedRoutes, routes } from '../../src/routes';
import { LANGUAGE_VARIANTS, type MatrixCell, matrixTable, REQUIRED_VARIANTS } from './matrixTable';

const folder = path.resolve(__dirname, '../../test-results/matrix');

/** Runs the measures, each to its end: the table says what they have found. */
async function measure(): Promise<void> {
  const { bin } = await import('./run.mjs');
  const { ensureBuilt } = await import('./builds.mjs');
  for (const name of ['h5', 'weapp', 'server']) {
    const { code } = await ensureBuilt(name);
    if (code !== 0) throw new Error(`the build of ${name} failed`);
  }
  await bin('@playwright/test/cli.js', ['test', '--config', 'e2e/everyPage.config.ts']);
  await bin('tsx/dist/cli.mjs', ['e2e/weapp/run.ts', 'everyPageIn']);
}

function print(required: readonly string[]): void {
  const files = existsSync(folder) ? readdirSync(folder).filter((file) => file.endsWith('.json')) : [];
  const cells = files.flatMap((file) => JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as MatrixCell[]);
  const planned = plannedRoutes.map((name) => routes[name]);
  const { lines, problems } = matrixTable(cells, Object.values(routes), planned, required);
  console.log(lines.join('\n'));
  console.log('✓ passed   ✗ failed   ? not measured   · still to come');
  for (const problem of problems) console.error(problem);
  process.exitCode = problems.length === 0 ? 0 : 1;
}

async function main(): Promise<void> {
  if (process.argv.includes('--print')) return print(REQUIRED_VARIANTS);
  await measure();
  print([...REQUIRED_VARIANTS, ...LANGUAGE_VARIANTS]);
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
