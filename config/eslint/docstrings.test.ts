import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Lints all cases in Node.js itself, because Jest does not load ES modules. Returns the messages of each case. */
function lint(cases: readonly string[]): string[][] {
  const url = JSON.stringify(`file://${path.join(__dirname, 'docstrings.mjs')}`);
  const script = `
    import { Linter } from 'eslint';
    import parser from '@typescript-eslint/parser';
    import { docstrings } from ${url};
    const rules = { 'docstrings/throws': 'error' };
    const config = { files: ['**/*.ts'], languageOptions: { parser }, plugins: { docstrings }, rules };
    const cases = ${JSON.stringify(cases)};
    const messages = cases.map((code) => new Linter().verify(code, [config], { filename: 'line.ts' }));
    console.log(JSON.stringify(messages.map((list) => list.map(({ message }) => message))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  ) as string[][];
}

const fail = "throw new Error('gone');";

const refused: [reason: string, code: string, found: string][] = [
  ['a function without a docstring', `export function load() { ${fail} }`, 'load throws'],
  ['an asynchronous function', `export async function load() { ${fail} }`, 'load throws'],
  ['a default export', `export default function () { ${fail} }`, 'The function throws'],
  ['a function that is exported at the end', `function load() { ${fail} }\nexport { load };`, 'load throws'],
  ['a renamed default export', `function load() { ${fail} }\nexport default load;`, 'load throws'],
  ['an arrow function', `export const load = () => { ${fail} };`, 'load throws'],
  [
    'an arrow function with the type of all such functions',
    `export const load: Load = () => { ${fail} };`,
    'load throws'
  ],
  ['a function of an object', `export const api = { load() { ${fail} } };`, 'load throws'],
  ['a docstring that says nothing of errors', `/** Loads. */\nexport function load() { ${fail} }`, 'load throws'],
  ['a comment that is no docstring', `// @throws Error when gone\nexport function load() { ${fail} }`, 'load throws'],
  ['a method', `export class Store { load() { ${fail} } }`, 'load throws'],
  ['a function in a property', `export class Store { load = () => { ${fail} }; }`, 'load throws'],
  ['a getter', `export class Store { get top() { ${fail} } }`, 'top throws'],
  ['a throw in a branch', `export function load(id) { if (!id) { ${fail} } }`, 'load throws'],
  ['a throw in a catch block', 'export function load() { try { run(); } catch { throw new Error(); } }', 'load throws'],
  [
    'a throw that its catch block passes on',
    `export function load() { try { ${fail} } catch (error) { log(); throw error; } }`,
    'load throws'
  ],
  ['a throw beside a finally block', `export function load() { try { ${fail} } finally { close(); } }`, 'load throws'],
  [
    'a tag without an error',
    `/** @throws when gone */\nexport function load() { ${fail} }`,
    'instead of "@throws when gone"'
  ],
  [
    'a tag without a condition',
    `/** @throws AppError NOT_FOUND */\nexport function load() { ${fail} }`,
    'Say which error and when'
  ],
  [
    'a condition that belongs to another tag',
    `/**\n * @throws AppError\n * @returns the row\n */\nexport function load() { ${fail} }`,
    'Say which error and when'
  ],
  ['codes that a callee throws', '/** @throws AppError NOT_FOUND, FORBIDDEN */\nexport function load() {}', 'and when'],
  [
    'a code without a condition before one that has it',
    '/** @throws AppError NOT_FOUND, FORBIDDEN for one of others */\nexport function load() {}',
    'and when'
  ],
  [
    'a code without a condition after one that has it',
    '/** @throws AppError VALIDATION for an empty name, RATE_LIMITED */\nexport function load() {}',
    'and when'
  ],
  ['the docstring of a type', 'interface Api { /** @throws Error */ load(): void }', 'instead of "@throws Error"'],
  [
    'the same said in the text',
    '/** Loads. Rejects when gone. */\nexport function load() {}',
    'instead of "Rejects when"'
  ],
  [
    'a second tag without a condition',
    '/** @throws Error when gone. @throws AppError */\nexport function load() {}',
    'and when'
  ]
];

const allowed: [reason: string, code: string][] = [
  ['an error with its condition', `/** @throws Error when gone */\nexport function load() { ${fail} }`],
  ['codes with their conditions', `/** @throws AppError NOT_FOUND for a draft */\nexport function load() { ${fail} }`],
  [
    'a condition after a code',
    `/**\n * @throws AppError LOCKED,\n * for a day\n */\nexport function load() { ${fail} }`
  ],
  [
    'codes of one condition',
    '/** @throws AppError LOCKED, BUSY or RATE_LIMITED like `send` */\nexport function load() {}'
  ],
  [
    'the values of a code',
    '/** @throws AppError NOT_FOUND for a draft, CONFLICT `full`, `member` */\nexport function load() {}'
  ],
  ['an error that is passed on', `/** @throws the error of the call */\nexport function load() { ${fail} }`],
  [
    'the docstring of an overload',
    `/** @throws Error when gone */\nexport function load(id: string): void;\nexport function load(id: number): void;\n` +
      `export function load() { ${fail} }`
  ],
  ['a condition with a module', '/** @throws Error for what breaks `@rules/supply` */\nexport function load() {}'],
  ['a comment that is no docstring', '// @throws Error'],
  ['a method with its condition', `export class Store { /** @throws Error when gone */ load() { ${fail} } }`],
  ['a function of the file', `function load() { ${fail} }`],
  ['a private method', `export class Store { private load() { ${fail} } #open() { ${fail} } }`],
  ['a class of the file', `class Store { load() { ${fail} } }`],
  ['a nested function', `export function load() { return () => { ${fail} }; }`],
  ['a nested class', `export function load() { return class { open() { ${fail} } }; }`],
  ['a throw that is caught', `export function load() { try { ${fail} } catch { return null; } }`],
  ['an error from below', 'export function load() { try { run(); } catch (error) { log(); throw error; } }'],
  ['a member of a declared type', `export const open: Platform['open'] = () => { ${fail} };`],
  ['an object of a declared type', `export const platform: Platform = { open() { ${fail} } };`],
  ['an object that satisfies a type', `export const platform = { open() { ${fail} } } satisfies Platform;`]
];

describe('docstrings', () => {
  const results = lint([...refused, ...allowed].map(([, code]) => code));

  it.each(refused.map(([reason, , found], index) => ({ reason, found, index })))(
    'refuses $reason',
    ({ found, index }) => {
      expect(results[index]).toEqual([expect.stringContaining(found)]);
    }
  );

  it.each(allowed.map(([reason], index) => ({ reason, index: refused.length + index })))(
    'allows $reason',
    ({ index }) => {
      expect(results[index]).toEqual([]);
    }
  );
});
