// npm test: runs all checks of the project and prints one line with the total counts. `npm test -- jest server` runs
// only the named steps, `npm test -- --changed` what concerns the files that differ from the last commit.
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { ensureBuilt } from './builds.mjs';
import { changedFiles, pageTests, removedTexts, serverTestFilters, testsQuoting } from './changedFiles.mjs';
import { bin, node, npmRun, root } from './run.mjs';

/** Returns a parser of a runner's output that sums its passed, failed and skipped tests. */
const counted = (passed, failed, skipped) => (text) => {
  const sum = (pattern) => [...text.matchAll(pattern)].reduce((total, match) => total + Number(match[1]), 0);
  return { passed: sum(passed), failed: sum(failed), skipped: skipped ? sum(skipped) : 0 };
};
const jestCounts = counted(
  /^Tests:.*?(\d+) passed/gm,
  /^Tests:.*?(\d+) failed/gm,
  /^Tests:.*?(\d+) (?:todo|skipped)/gm
);
const nodeCounts = counted(/^ℹ pass (\d+)$/gm, /^ℹ (?:fail|cancelled) (\d+)$/gm, /^ℹ (?:skipped|todo) (\d+)$/gm);
const playwrightCounts = counted(/^ +(\d+) passed/gm, /^ +(\d+) failed/gm, /^ +(\d+) skipped/gm);

const folders = ['src', 'types', 'server', 'e2e', 'config'];
const allArguments = process.argv.slice(2);
/** The files that differ from the last commit with `--changed`; else undefined. */
const changed = allArguments.includes('--changed') ? changedFiles() : undefined;
const isChanged = (pattern) => changed === undefined || changed.some((file) => pattern.test(file));
/** Returns the input of a linter: everything, or the changed files that it reads. */
const among = (pattern, all) => changed?.filter((file) => pattern.test(file)) ?? all;
const sources = among(/^(src|types|server|e2e|config)\/.*\.(ts|tsx|mjs|cjs|js)$/, folders);
const sheets = among(/^src\/.*\.scss$/, ['src/**/*.scss']);
const formatted = among(/\.(ts|tsx|mjs|cjs|js|json|md|scss|css|html)$/, ['.']);
/** The table of pages, which nearly every test reads through the router: its own test and those of its pages must do. */
const pageTable = 'src/routes.ts';
const related = changed && [
  ...changed.filter((file) => /^(src|types|config)\/.*\.(ts|tsx|mjs)$/.test(file) && file !== pageTable),
  ...(changed.includes(pageTable) ? ['src/routes.test.ts'] : []),
  ...pageTests(changed),
  ...testsQuoting(removedTexts())
];
const serverTests = changed === undefined ? [] : serverTestFilters(changed);
const cores = Math.max(1, availableParallelism());
/** Files that have not changed since a run without findings are not checked again. */
const cacheFolder = path.join(root, 'node_modules/.cache/xiangshi');
const cachedIn = (name) => ['--cache', '--cache-location', path.join(cacheFolder, name)];
const checkTypes = (name, project) => (options) =>
  bin(
    'typescript-native/bin/tsc',
    ['-p', project, '--noEmit', '--incremental', '--tsBuildInfoFile', `${cacheFolder}/${name}.tsbuildinfo`],
    options
  );

/**
 * In the order in which they start. `isBusy` steps keep the whole machine busy and run alone; the others use one core
 * each and run side by side. `after` names steps whose output a step needs; `isSkipped` marks one that the changed files do
 * not concern.
 */
const steps = [
  { name: 'build-h5', run: (options) => ensureBuilt('h5', options), isBuild: true, isSkipped: changed !== undefined },
  {
    name: 'build-weapp',
    run: (options) => ensureBuilt('weapp', options),
    isBuild: true,
    isSkipped: changed !== undefined
  },
  {
    name: 'oxlint',
    run: (options) => bin('oxlint/bin/oxlint', ['-c', 'config/oxlint.json', ...sources], options),
    isSkipped: sources.length === 0
  },
  {
    name: 'eslint',
    run: (options) =>
      bin(
        'eslint/bin/eslint.js',
        ['-c', 'config/eslint.config.mjs', ...cachedIn('eslint'), '--cache-strategy', 'content', ...sources],
        options
      ),
    isSkipped: sources.length === 0
  },
  { name: 'types', run: checkTypes('types', '.'), isSkipped: !isChanged(/^(src|types)\//) },
  {
    name: 'types-weapp',
    run: checkTypes('types-weapp', 'config/tsconfig.weapp.json'),
    isSkipped: !isChanged(/^(src|types)\//)
  },
  { name: 'types-server', run: checkTypes('types-server', 'server'), isSkipped: !isChanged(/^(server|types)\//) },
  { name: 'types-e2e', run: checkTypes('types-e2e', 'e2e'), isSkipped: !isChanged(/^(e2e|types)\//) },
  {
    name: 'format',
    run: (options) =>
      bin(
        'prettier/bin/prettier.cjs',
        ['--check', '--log-level', 'warn', ...cachedIn('prettier'), ...formatted],
        options
      ),
    isSkipped: formatted.length === 0
  },
  {
    name: 'stylelint',
    run: (options) =>
      bin(
        'stylelint/bin/stylelint.mjs',
        ['--config', 'config/stylelint.config.mjs', ...cachedIn('stylelint'), ...sheets],
        options
      ),
    isSkipped: sheets.length === 0
  },
  {
    name: 'boundaries',
    run: (options) =>
      bin(
        'dependency-cruiser/bin/dependency-cruise.mjs',
        ['--config', 'config/boundaries.cjs', 'src', 'types', 'server'],
        options
      )
  },
  { name: 'unused', run: (options) => bin('knip/bin/knip.js', ['--config', 'config/knip.json'], options) },
  { name: 'rules', run: (options) => node(['config/tasks/rules.mjs'], options) },
  { name: 'compliance', run: (options) => node(['config/tasks/compliance.mjs'], options) },
  {
    name: 'build-server',
    run: (options) => ensureBuilt('server', options),
    isBuild: true,
    isSkipped: changed !== undefined
  },
  {
    name: 'budgets',
    run: (options) => node(['config/tasks/budgets.mjs'], options),
    after: ['build-h5'],
    isSkipped: changed !== undefined
  },
  {
    name: 'style-sheets',
    run: (options) => node(['config/tasks/styleSheets.mjs'], options),
    after: ['build-h5'],
    isSkipped: changed !== undefined
  },
  {
    name: 'jest',
    // Component tests wait for rendering half of their time: two for each core.
    run: (options) =>
      bin(
        'jest/bin/jest.js',
        [
          ...['--silent', `--maxWorkers=${2 * cores}`],
          ...(related === undefined ? [] : ['--passWithNoTests', '--findRelatedTests', ...related])
        ],
        options
      ),
    counts: jestCounts,
    isBusy: true,
    mayBeEmpty: changed !== undefined,
    isSkipped: related?.length === 0
  },
  {
    name: 'server',
    run: (options) => npmRun(['test:server', '--', ...serverTests], options),
    counts: nodeCounts,
    isBusy: true,
    isSkipped: changed !== undefined && serverTests.length === 0
  },
  {
    name: 'weapp',
    run: (options) => npmRun(['test:weapp'], options),
    counts: nodeCounts,
    isBusy: true,
    after: ['build-weapp', 'build-server'],
    isSkipped: changed !== undefined
  },
  {
    name: 'e2e',
    run: (options) => npmRun(['test:e2e'], options),
    counts: playwrightCounts,
    isBusy: true,
    after: ['build-h5', 'build-server'],
    isSkipped: changed !== undefined
  }
];

const wanted = allArguments.filter((name) => name !== '--changed');
const names = steps.map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no step is named ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
let tests = 0;

/** Runs a step. A step that runs alone prints its output as it comes, the others at their end; a good build prints none. */
async function runStep({ name, run, counts, isBuild = false, isBusy = false, mayBeEmpty = false }) {
  if (isBusy) process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const { code, text } = await run({ quiet: !isBusy });
  if (!isBusy) process.stdout.write(`\n— ${name}\n${isBuild && code === 0 ? '' : text}`);

  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  const count = counts?.(plain) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (counts) tests += count.passed + count.failed;
  // A runner that fails without a failed test (it could not start, or ran none) also counts as a failure.
  const ranNothing = counts !== undefined && count.passed === 0 && !mayBeEmpty;
  if ((code !== 0 || ranNothing) && count.failed === 0) count.failed = 1;
  if (count.failed > 0) failures.push(ranNothing && code === 0 ? `${name} (ran no test)` : name);
  for (const key of Object.keys(total)) total[key] += count[key];
  process.stdout.write(
    `  ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s\n`
  );
}

/** Runs steps in their order, as many at once as there are cores, each after the ones that it needs. */
async function runSteps(list) {
  const waiting = [...list];
  const running = new Map();
  const isReady = ({ isBusy, after = [] }) =>
    !after.some((name) => running.has(name) || waiting.some((step) => step.name === name)) &&
    (isBusy ? running.size === 0 : running.size < cores);
  while (waiting.length > 0 || running.size > 0) {
    // A busy step waits for the running ones to end, and those behind it wait with it.
    const index = waiting.findIndex((step) => step.isBusy || isReady(step));
    const step = waiting[index];
    if (step && isReady(step)) {
      waiting.splice(index, 1);
      const ended = runStep(step).then(() => running.delete(step.name));
      running.set(step.name, ended);
      if (step.isBusy) await ended;
    } else await Promise.race(running.values());
  }
}

const started = Date.now();
const chosen = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
await runSteps(chosen.filter(({ isSkipped }) => !isSkipped));
const skipped = chosen.filter(({ isSkipped }) => isSkipped).map(({ name }) => name);
if (skipped.length > 0) process.stdout.write(`\nnot run for these changes: ${skipped.join(', ')}\n`);

if (wanted.length === 0 && changed === undefined && tests === 0) failures.push('no test ran');
if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
const seconds = ((Date.now() - started) / 1000).toFixed(0);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped in ${seconds} s\n`);
process.exit(failures.length > 0 ? 1 : 0);
