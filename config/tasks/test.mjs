// npm test: runs all checks of the project in sequence and prints one line with the total counts. `npm test -- jest
// server` runs only the named steps.
import { bin, node, npmRun } from './run.mjs';

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

const quiet = { quiet: true };

// Steps in a nested list are no tests and use one core each, so they run two at a time and print their output at the
// end; builds print it only on failure.
const steps = [
  [
    {
      name: 'oxlint',
      run: () =>
        bin('oxlint/bin/oxlint', ['-c', 'config/oxlint.json', 'src', 'types', 'server', 'e2e', 'config'], quiet)
    },
    {
      name: 'eslint',
      run: () =>
        bin(
          'eslint/bin/eslint.js',
          ['-c', 'config/eslint.config.mjs', 'src', 'types', 'server', 'e2e', 'config'],
          quiet
        )
    },
    { name: 'types', run: () => bin('typescript-native/bin/tsc', ['-p', '.', '--noEmit'], quiet) },
    { name: 'types-weapp', run: () => bin('typescript-native/bin/tsc', ['-p', 'config/tsconfig.weapp.json', '--noEmit'], quiet) },
    { name: 'types-server', run: () => bin('typescript-native/bin/tsc', ['-p', 'server', '--noEmit'], quiet) },
    { name: 'types-e2e', run: () => bin('typescript-native/bin/tsc', ['-p', 'e2e', '--noEmit'], quiet) },
    { name: 'format', run: () => bin('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'], quiet) },
    {
      name: 'stylelint',
      run: () => bin('stylelint/bin/stylelint.mjs', ['--config', 'config/stylelint.config.mjs', 'src/**/*.scss'], quiet)
    },
    {
      name: 'boundaries',
      run: () =>
        bin(
          'dependency-cruiser/bin/dependency-cruise.mjs',
          ['--config', 'config/boundaries.cjs', 'src', 'types', 'server'],
          quiet
        )
    },
    { name: 'unused', run: () => bin('knip/bin/knip.js', ['--config', 'config/knip.json'], quiet) },
    { name: 'rules', run: () => node(['config/tasks/rules.mjs'], quiet) },
    { name: 'compliance', run: () => node(['config/tasks/compliance.mjs'], quiet) }
  ],
  { name: 'jest', run: () => bin('jest/bin/jest.js', ['--silent']), counts: jestCounts },
  { name: 'server', run: () => npmRun(['test:server']), counts: nodeCounts },
  [
    { name: 'build-h5', run: () => npmRun(['build:h5'], quiet), isBuild: true },
    { name: 'build-weapp', run: () => npmRun(['build:weapp'], quiet), isBuild: true },
    { name: 'build-server', run: () => npmRun(['build:server'], quiet), isBuild: true }
  ],
  { name: 'budgets', run: () => node(['config/tasks/budgets.mjs']) },
  { name: 'weapp', run: () => npmRun(['test:weapp']), counts: nodeCounts },
  { name: 'e2e', run: () => npmRun(['test:e2e']), counts: playwrightCounts }
];

const wanted = process.argv.slice(2);
const names = steps.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`no step is named ${unknown.join(', ')}; there are ${names.join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
let tests = 0;

async function runStep({ name, run, counts, isBuild = false }, isAlone) {
  if (isAlone) process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const { code, text } = await run();
  if (!isAlone) process.stdout.write(`\n— ${name}\n${isBuild && code === 0 ? '' : text}`);

  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  const count = counts?.(plain) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (counts) tests += count.passed + count.failed;
  // A runner that fails without a failed test (it could not start, or ran none) also counts as a failure.
  const ranNothing = counts !== undefined && count.passed === 0;
  if ((code !== 0 || ranNothing) && count.failed === 0) count.failed = 1;
  if (count.failed > 0) failures.push(ranNothing && code === 0 ? `${name} (ran no test)` : name);
  for (const key of Object.keys(total)) total[key] += count[key];
  process.stdout.write(
    `  ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s\n`
  );
}

/** Runs the steps two at a time, in the given order. */
async function runTogether(list) {
  const waiting = [...list];
  const lane = async () => {
    for (let step = waiting.shift(); step; step = waiting.shift()) await runStep(step, false);
  };
  await Promise.all([lane(), lane()]);
}

const isWanted = ({ name }) => wanted.length === 0 || wanted.includes(name);
for (const entry of steps) {
  if (Array.isArray(entry)) await runTogether(entry.filter(isWanted));
  else if (isWanted(entry)) await runStep(entry, true);
}

if (wanted.length === 0 && tests === 0) failures.push('no test ran');
if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(failures.length > 0 ? 1 : 0);
