// Prints each row of docs/compliance.md with the tests that prove it. Fails for a row without a test, a test without a
// row, and a test whose title is computed at run time and cannot be printed (tag its describe instead).
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

const read = (file) => readFileSync(path.join(root, file), 'utf8');

const rows = [...read('docs/compliance.md').matchAll(/^\| (\d+) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, row, must, proof]) => ({
    row: Number(row),
    must,
    proof
  })
);

const testFiles = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  // Tests of the tools quote titles, and prove nothing of the product.
  .filter((file) => /^(?!config\/).*\.(test|spec)\.tsx?$/.test(file) && existsSync(path.join(root, file)));

const proofs = testFiles.flatMap((file) =>
  [...read(file).matchAll(/\b(?:it|test|describe)(?:\.each\([\s\S]*?\))?\(\s*(['"`])(.*?)\1/g)].flatMap(
    ([, , title]) => {
      const named = [...title.matchAll(/\[compliance ([\d, ]+)\]/g)].flatMap(([, numbers]) => numbers.split(','));
      return named.map((number) => ({
        row: Number(number),
        test: `${file}: ${title.replace(/\[compliance [\d, ]+\]/g, '').trim()}`
      }));
    }
  )
);

const problems = [];
for (const { row, must, proof } of rows) {
  const tests = proofs.filter((found) => found.row === row);
  console.log(`${String(row).padStart(2)}  ${must}`);
  tests.forEach(({ test }) => console.log(`      ✓ ${test}`));
  // The rest of the proof, in addition to tests or instead of them: manual checks and pending items.
  const byHand = proof.replace(/^tests(, and |: )?/, '');
  if (byHand !== '') console.log(`      – ${byHand}`);
  if (proof.startsWith('tests') && tests.length === 0) problems.push(`row ${row} has no test`);
}
for (const { row, test } of proofs) {
  if (!rows.some((known) => known.row === row)) problems.push(`${test} names row ${row}, which there is not`);
  if (/\$\{|\$[a-z]|%[a-z]/i.test(test)) problems.push(`${test} has no title before it runs`);
}
problems.forEach((problem) => console.error(`✗ ${problem}`));
process.exit(problems.length > 0 ? 1 : 0);
