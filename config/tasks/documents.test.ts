import { execFileSync } from 'node:child_process';
import path from 'node:path';

/** Runs an expression over the exports in Node.js itself, because Jest does not load ES modules of the tasks. */
function run<T>(expression: string): T {
  const module = path.join(__dirname, 'documents.mjs');
  const code = `import * as documents from ${JSON.stringify(`file://${module}`)};
    console.log(JSON.stringify(${expression}));`;
  return JSON.parse(execFileSync(process.execPath, ['--input-type=module', '-e', code], { encoding: 'utf8' })) as T;
}

const refused: [reason: string, file: string, text: string, problem: RegExp][] = [
  ['a class', 'a.scss', '.card {\n  .cardWords {\n', /^a\.scss:2 "words"/],
  ['keyframes', 'a.scss', '@keyframes sweep {', /"sweep"/],
  ['a mixin', 'a.scss', '@mixin forget-row {', /"forget"/],
  ['a variable', 'a.scss', '$place: 1px;', /"place"/],
  ['the name of a style sheet', 'src/words.scss', '', /^src\/words\.scss:1 "words"/],
  ['a comment over two lines', 'a.scss', '.a {\n  // Whatever\n  // stands above.\n', /^a\.scss:2 "stands"/],
  ['a comment that is a fragment', 'a.scss', '// Of one width.', /names its subject/],
  ['a block comment', 'a.scss', '/* Somebody. */', /"Somebody"/],
  ['a comment of a page', 'a.html', '<p>\n<!-- Until it\nstands. -->', /^a\.html:2 "stands"/],
  ['a comment of a script in a page', 'a.html', '  // Told once.', /"Told"/],
  ['a setting', '.env.example', 'A=1\n# Shown to\n# whoever asks.\nB=', /^\.env\.example:2 "whoever"/],
  ['a setting whose text is a fragment', '.env.example', '# Who reads it.', /"Who"/],
  ['a paragraph', 'a.md', '# Title\n\nThe row\nstands there.\n', /^a\.md:3 "stands"/],
  ['an item of a list', 'a.md', '- one\n- the reader\n', /^a\.md:2 "reader"/],
  ['the last of several items', 'a.md', '- one\n- two\n- nobody\n', /"nobody"/],
  ['a cell of a table', 'a.md', '| A |\n|---|\n| of papers |\n', /"papers"/]
];

const allowed: [reason: string, file: string, text: string][] = [
  ['values, addresses and strings', 'a.scss', ".a { margin: .5em; background: url('http://place.words/a'); }"],
  ['comments in plain terms', 'a.scss', '// The rows align.\n.a {}'],
  ['properties and their values', 'a.scss', '.a { place-items: center; }'],
  ['code of a document', 'a.md', 'The column `told_of`:\n\n```ts\nconst words = 1;\n```\n'],
  ['screen readers over two lines', 'a.md', 'It is for screen\nreaders.\n']
];

const cases = [...refused, ...allowed].map(([, file, text]) => [file, text]);
const problems = run<string[][]>(`${JSON.stringify(cases)}.map((file) => documents.vocabularyProblems(...file))`);

describe('the vocabulary of documents and style sheets', () => {
  it.each(refused.map(([reason, , , problem], index) => ({ reason, problem, found: problems[index] })))(
    'refuses $reason',
    ({ problem, found }) => {
      expect(found).toEqual([expect.stringMatching(problem)]);
    }
  );

  it.each(allowed.map(([reason], index) => ({ reason, found: problems[refused.length + index] })))(
    'allows $reason',
    ({ found }) => {
      expect(found).toEqual([]);
    }
  );
});

const missingPathsOf = (document: string, text: string) => {
  const files = ['src/ui/Icon.tsx', 'e2e/pages/App.ts', 'server/src/modules/user/user.service.ts'];
  return run<string[]>(
    `documents.missingPaths(${[document, text, files].map((value) => JSON.stringify(value)).join()})`
  );
};

describe('the paths of documents', () => {
  it('are refused when no file has them', () => {
    expect(missingPathsOf('docs/glossary.md', '`src/ui/Gone.tsx` `S/gone` `src/ui/Icon.tsx`')).toEqual([
      'src/ui/Gone.tsx',
      'S/gone'
    ]);
  });

  it('may be relative in a README', () => {
    expect(missingPathsOf('e2e/README.md', '`pages/App.ts` `App.ts` `pages/Gone.ts`')).toEqual(['pages/Gone.ts']);
    expect(missingPathsOf('server/README.md', '`src/modules/user/` `src/ui/Gone.tsx`')).toEqual(['src/ui/Gone.tsx']);
  });

  it('may have wildcards, and name folders and generated code', () => {
    expect(
      missingPathsOf('docs/glossary.md', '`S/user/*.service.ts` `P/ui/` `server/dist/main.js` `any text`')
    ).toEqual([]);
  });
});

describe('the functions of READMEs', () => {
  it('are refused when no source has them', () => {
    const sources = ['export function setupScenario<T>(): T {}', 'const rows = listRows();'];
    const text = '`stage()` and `setupScenario()`, `*.test.ts(x)`; `store.listRows(1)`';
    expect(
      run(`documents.missingFunctions(${JSON.stringify(text)}, documents.functionsOf(${JSON.stringify(sources)}))`)
    ).toEqual(['stage']);
  });
});
