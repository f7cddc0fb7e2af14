import { execFileSync } from 'node:child_process';
import path from 'node:path';

interface Case {
  code: string;
  file?: string;
}

/** Lints all cases in Node.js itself, because Jest does not load ES modules. Returns the messages of each case. */
function lint(cases: Case[]): string[][] {
  const url = (file: string) => JSON.stringify(`file://${path.join(__dirname, file)}`);
  const script = `
    import { Linter } from 'eslint';
    import parser from '@typescript-eslint/parser';
    import { vocabulary } from ${url('vocabulary.mjs')};
    const rules = { 'vocabulary/names': 'error', 'vocabulary/text': 'error' };
    const config = { files: ['**/*.ts'], languageOptions: { parser }, plugins: { vocabulary }, rules };
    const cases = ${JSON.stringify(cases)};
    const messages = cases.map(({ code, file }) => new Linter().verify(code, [config], { filename: file ?? 'line.ts' }));
    console.log(JSON.stringify(messages.map((list) => list.map(({ message }) => message))));`;
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module', '-e', script], { encoding: 'utf8' })
  ) as string[][];
}

const refused: [reason: string, code: string, found: string][] = [
  ['a variable', 'export const anew = 1;', '"anew" in anew: use again.'],
  ['a parameter of a function type', 'type Visit = (reader: string) => void;', '"reader" in reader'],
  ['a function whose name has the word in the middle', 'function isToldOnce() {}', '"told" in isToldOnce'],
  ['a type', 'interface VerificationPapers {}', '"papers" in VerificationPapers'],
  ['a property of a type', 'interface Row { openPlaces: number }', '"places" in openPlaces'],
  ['a property of an object', 'run({ seat: 1 });', '"seat" in seat'],
  ['a quoted property', "run({ 'heir': 1 });", '"heir" in heir'],
  ['a method', 'class Store { forgetAll() {} }', '"forget" in forgetAll'],
  ['an enumeration member', 'enum Status { Lapse }', '"lapse" in Lapse'],
  ['a renamed import', "import { price as film } from './price'; run(film);", '"film" in film'],
  ['a default import', "import priceWords from './locale'; run(priceWords);", '"words" in priceWords'],
  ['a namespace import', "import * as cast from './users'; run(cast);", '"cast" in cast'],
  ['a name that was replaced', 'const forEyes = 1;', 'use visibleTo'],
  ['a comment with a banned word', '// Whoever reads it.', 'the role, or "no one"'],
  ['a block comment', '/**\n * Says where the quotation\n * stands.\n */', 'is, appears or holds'],
  ['a saying instead of a term', '// Undoing twice is undoing once.', 'Idempotent.'],
  ['a comment that is a fragment', '/** Of a new version only. */', 'name its subject'],
  ['a question as a comment', '// For whom it is.', 'name its subject'],
  ['a docstring without a subject', '/** With fewer, one answer says too much. */', 'beginning with "With"'],
  ['the title of a test', "it('tells the owner', () => {});", '"tells"'],
  ['the title of a table of tests', "it.each([1])('has an open place', () => {});", '"open place"'],
  ['a title with values', 'describe(`${kind} by nobody`, () => {});', '"nobody"'],
  ['a title that is the tail of a sentence', "it('with unknown references', () => {});", 'instead of "with"'],
  ['a tail after the tag of a requirement', "it('[compliance 9] for a visitor', () => {});", 'instead of "for"'],
  ['a tail with values', 'test(`of ${kind} is shown`, () => {});', 'instead of "of"'],
  ['a table of tails', "it.each([1])('when %s is missing', () => {});", 'instead of "when"']
];

const allowed: [reason: string, code: string][] = [
  ['a name of the field', 'export function notifyViewer(slot: number) { return slot; }'],
  ['a word that contains a banned one', 'const placeholder = 1; const understanding = 2; const broadcast = 3;'],
  ['a column of the database', 'interface Row { told_of: number; delivery_place: string }'],
  ['an imported name', "import { reader } from 'library'; run(reader);"],
  ['a property of a foreign object', 'const { reader } = stream; run(stream.reader, reader);'],
  ['a term of accessibility', '// A screen reader announces it. FCC stands for nothing here.'],
  ['a stand-in', '// A stand-in for the camera.'],
  ['a complete statement', '/** Returns the offset. @param index of the row */'],
  ['a title in the present tense', "it('expires a quotation after its last day', () => {});"],
  ['a title that begins with a value', 'it(`${kind} with unknown references is refused`, () => {});'],
  ['a condition around tests', "describe('with pictures', () => {});"],
  ['a condition before a statement', '// Without a price the alert waits for the next one.'],
  ['a text that is no title', "run('nobody');"]
];

describe('vocabulary', () => {
  const results = lint([...refused, ...allowed].map(([, code]) => ({ code })));

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

  it('refuses names of files and folders', () => {
    const [folder, file, good] = lint([
      { code: '', file: 'server/cast/users.ts' },
      { code: '', file: 'server/papers.test.ts' },
      { code: '', file: 'server/documents.ts' }
    ]);
    expect(folder).toEqual([expect.stringContaining('"cast" in the file name cast')]);
    expect(file).toEqual([expect.stringContaining('"papers" in the file name papers')]);
    expect(good).toEqual([]);
  });
});
