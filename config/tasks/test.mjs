// npm test: every check of the project, one after the other, and one plain line that counts them all.
// `npm test -- jest server` runs the named steps only.
import { bin, node, npmRun } from './run.mjs';

/** Reads the counts out of what a runner printed; null when the runner counts nothing. */
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

const steps = [
  { name: 'types', run: () => bin('typescript/bin/tsc', ['-p', '.']) },
  { name: 'types-server', run: () => bin('typescript/bin/tsc', ['-p', 'server', '--noEmit']) },
  { name: 'types-e2e', run: () => bin('typescript/bin/tsc', ['-p', 'e2e', '--noEmit']) },
  { name: 'format', run: () => bin('prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']) },
  {
    name: 'eslint',
    run: () =>
      bin('eslint/bin/eslint.js', ['-c', 'config/eslint.config.mjs', 'src', 'types', 'server', 'e2e', 'config'])
  },
  {
    name: 'stylelint',
    run: () => bin('stylelint/bin/stylelint.mjs', ['--config', 'config/stylelint.config.mjs', 'src/**/*.scss'])
  },
  {
    name: 'boundaries',
    run: () =>
      bin('dependency-cruiser/bin/dependency-cruise.mjs', [
        '--config',
        'config/boundaries.cjs',
        'src',
        'types',
        'server'
      ])
  },
  { name: 'unused', run: () => bin('knip/bin/knip.js', ['--config', 'config/knip.json']) },
  { name: 'rules', run: () => node(['config/tasks/rules.mjs']) },
  { name: 'compliance', run: () => node(['config/tasks/compliance.mjs']) },
  { name: 'jest', run: () => bin('jest/bin/jest.js', ['--silent']), counts: jestCounts },
  { name: 'server', run: () => npmRun(['test:server']), counts: nodeCounts },
  { name: 'build-h5', run: () => npmRun(['build:h5'], { quiet: true }), showsOnFailure: true },
  { name: 'build-weapp', run: () => npmRun(['build:weapp'], { quiet: true }), showsOnFailure: true },
  { name: 'build-server', run: () => npmRun(['build:server'], { quiet: true }), showsOnFailure: true },
  { name: 'budgets', run: () => node(['config/tasks/budgets.mjs']) },
  { name: 'weapp', run: () => npmRun(['test:weapp']), counts: nodeCounts },
  { name: 'e2e', run: () => npmRun(['test:e2e']), counts: playwrightCounts }
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !steps.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`no step is named ${unknown.join(', ')}; there are ${steps.map(({ name }) => name).join(', ')}`);
  process.exit(1);
}

const total = { passed: 0, failed: 0, skipped: 0 };
const failures = [];
const suites = steps.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
let tests = 0;
for (const { name, run, counts, showsOnFailure } of suites) {
  process.stdout.write(`\n— ${name}\n`);
  const started = Date.now();
  const { code, text } = await run();
  if (code !== 0 && showsOnFailure) process.stdout.write(text);

  const plain = text.replace(/\u001b\[[\d;]*m/g, '');
  const count = counts?.(plain) ?? { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, skipped: 0 };
  if (counts) tests += count.passed + count.failed;
  // A runner that fails without a failed test (it could not start, or ran none) is a failure all the same.
  const ranNothing = counts !== undefined && count.passed === 0;
  if ((code !== 0 || ranNothing) && count.failed === 0) count.failed = 1;
  if (count.failed > 0) failures.push(ranNothing && code === 0 ? `${name} (ran no test)` : name);
  for (const key of Object.keys(total)) total[key] += count[key];
  process.stdout.write(
    `  ${name}: ${count.failed === 0 ? 'ok' : 'FAILED'}, ${((Date.now() - started) / 1000).toFixed(0)} s\n`
  );
}

if (wanted.length === 0 && tests === 0) failures.push('no test ran');
if (failures.length > 0) process.stdout.write(`\nfailed: ${failures.join(', ')}\n`);
process.stdout.write(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped\n`);
process.exit(failures.length > 0 ? 1 : 0);
