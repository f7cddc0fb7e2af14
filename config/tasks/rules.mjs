// Checks repository rules that no linter covers. Each violation is printed with its file.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { bannedWordIn } from '../eslint/vocabulary.mjs';
import { functionsOf, missingFunctions, missingPaths, vocabularyProblems } from './documents.mjs';
import { bin, root } from './run.mjs';

const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: root })
  .toString()
  .split('\n')
  .filter((file) => file && existsSync(path.join(root, file)));
const read = (file) => readFileSync(path.join(root, file), 'utf8');
const sources = tracked.filter((file) => /\.(ts|tsx|mjs|cjs|js|scss|html)$/.test(file));
const problems = [];

function forbid(files, pattern, why) {
  for (const file of files) {
    read(file)
      .split('\n')
      .forEach((line, index) => {
        if (pattern.test(line)) problems.push(`${file}:${index + 1} ${why}: ${line.trim().slice(0, 80)}`);
      });
  }
}

const ruleFiles = new Set(['config/tasks/rules.mjs', 'config/stylelint.config.mjs']);
const checked = sources.filter((file) => !ruleFiles.has(file));
forbid(checked, /\b(TO[D]O|FIX[M]E|X[X]X)\b/, 'an open end');
forbid(checked, /@ts-(ignore|nocheck|expect-error)/, 'a silenced compiler');
forbid(
  checked.filter((file) => /\.test\.tsx?$/.test(file)),
  /\b(it|test|describe)\.(only|skip)\(/,
  'a test that does not run'
);
forbid(
  checked.filter((file) => /\.test\.tsx?$/.test(file)),
  /\bwhile \(.*\) await Promise\.resolve\(\)/,
  'a wait without an end in a test'
);
// Client tests run on a fake clock: `whenIdle()` and `page.advance(ms)` of src/testing let time pass.
forbid(
  sources.filter((file) => /^src\/.*\.test\.tsx?$/.test(file) || file.startsWith('src/testing/')),
  /new Promise.*setTimeout\(|jest\.(useRealTimers|useFakeTimers|setTimeout)\(/,
  'a sleep or a clock of its own in a test'
);
forbid(
  sources.filter((file) => file.startsWith('src/') && file.endsWith('.tsx')),
  /#[0-9a-f]{3,8}\b(?!.*locale)/i,
  'a colour outside the tokens'
);

// Durations are written once. Not in steps of the database, which never change, nor in tests, which expect plain numbers;
// and not in the first load of H5 and the main package of the mini-program: webpack does not inline a constant that other
// chunks use too, so an import costs more bytes than the number.
const firstLoaded =
  /^src\/(app\.config|pages\/index\/Home\.store|platform\/(h5\/pageLoading|weapp\/asyncPackages)|request\/enforceTimeout)\.ts$/;
const mayWriteDurations = /\.(test|spec)\.tsx?$|\/migrations\/|^types\/rules\/duration\.ts$/;
const timed = sources.filter(
  (file) => /\.tsx?$/.test(file) && !mayWriteDurations.test(file) && !firstLoaded.test(file)
);
forbid(timed, /\b(86_?400_?000|3_?600_?000|60_?000|60 \* 60|60 \* 1_?000)\b/, 'a duration outside @rules/duration');
forbid(timed, /\}T[\d:.]+\+08/, 'a time of Shanghai outside @rules/shanghaiTime');

forbid(
  tracked.filter((file) => file.endsWith('package-lock.json')),
  /"resolved": "https?:/,
  'a download address'
);

// `npm ci` refuses a lockfile that leaves out an optional package, and `npm install` leaves out what was never published
// (a platform's build).
const locked = JSON.parse(read('package-lock.json')).packages;
for (const [folder, { optionalDependencies = {} }] of Object.entries(locked)) {
  for (const name of Object.keys(optionalDependencies)) {
    if (!locked[`${folder}/node_modules/${name}`] && !locked[`node_modules/${name}`]) {
      problems.push(`package-lock.json lacks ${name}, an optional package of ${folder}`);
    }
  }
}

// WeChat nests the children of a scroll view three boxes deeper, so layout rules of its class never reach them and must
// be set on an inner view. The same applies to padding: added to a scroll view's width, it would overflow.
const laysOut =
  /^\s*(display|gap|padding[a-z-]*|flex-direction|flex-wrap|justify-content|align-items|grid-[a-z-]+):|scroll-row/m;
for (const file of sources.filter((name) => name.startsWith('src/') && name.endsWith('.tsx'))) {
  const code = read(file);
  const [, sheet] = /import styles from '\.\/(.+\.module\.scss)'/.exec(code) ?? [];
  if (!sheet || file.endsWith('.h5.tsx')) continue;
  const scss = read(path.join(path.dirname(file), sheet));
  for (const [, name, text] of code.matchAll(/<(Scroll(?:View|Row))\b([^>]*)>/g)) {
    for (const [, used] of text.matchAll(/styles\.(\w+)/g)) {
      const rule = new RegExp(`^\\.${used} \\{((?:[^{}]|#\\{[^}]*\\})*)`, 'm').exec(scss)?.[1] ?? '';
      if (laysOut.test(rule))
        problems.push(`${file}: .${used} lays out the children of a ${name}, which an inner View must`);
    }
  }
}

// Folders with such names collect unrelated code.
for (const file of tracked) {
  if (/(^|\/)(utils|helpers|common|misc)\//.test(file) && !file.startsWith('src/pagesVcard/pages/common/')) {
    problems.push(`${file}: a folder without a subject`);
  }
}

// Each dictionary must have all other languages next to the Chinese file; the compiler checks their keys.
for (const file of tracked.filter((name) => /\/locale\/zh-Hans\.ts$/.test(name) && !name.includes('pages/dev/'))) {
  for (const language of ['zh-Hant', 'en', 'fr', 'es']) {
    const other = file.replace('zh-Hans', language);
    if (!existsSync(path.join(root, other))) problems.push(`${other} is missing`);
  }
}

// Vocabulary: ESLint reports every name; the count of exported ones is printed with the result.
const exported =
  /^export (?:default )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
const bannedExports = checked
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file) && !file.startsWith('config/eslint/'))
  .flatMap((file) => [...read(file).matchAll(exported)].map(([, name]) => ({ file, name, found: bannedWordIn(name) })))
  .filter(({ found }) => found !== undefined);
for (const { file, name, found } of bannedExports) {
  problems.push(`${file}: "${found.word}" in ${name}: use ${found.instead}`);
}

// The version of the app is written in package.json alone; the client's build and the server read it there.
const { version } = JSON.parse(read('package.json'));
const versionCode = Number(version.replace(/\d+/g, (part) => part.padStart(2, '0')).replaceAll('.', ''));
const mayNameVersions = /^(docs\/CHANGELOG\.md|package(-lock)?\.json|src\/pagesAuth\/about\/licences\.json)$/;
forbid(
  tracked.filter((file) => /\.(tsx?|[mc]?js|json|html|scss|md|ya?ml)$/.test(file) && !mayNameVersions.test(file)),
  new RegExp(`(?<![\\d.])(${version.replaceAll('.', '\\.')}|${versionCode})(?![\\d.]|-)`),
  'a second copy of the version'
);

// Vocabulary of what ESLint does not read. The change log is history; the glossary names the words to avoid.
const vocabularyExceptions = new Set(['docs/CHANGELOG.md', 'docs/glossary.md']);
for (const file of tracked.filter((name) => /(\.(scss|html|md)|\.env\.example)$/.test(name))) {
  if (!vocabularyExceptions.has(file)) problems.push(...vocabularyProblems(file, read(file)));
}

// Each module of the server says what it is for.
for (const name of new Set(tracked.map((file) => /^server\/src\/modules\/(\w+)\//.exec(file)?.[1]))) {
  const readme = `server/src/modules/${name}/README.md`;
  if (name !== undefined && !existsSync(path.join(root, readme))) problems.push(`${readme} is missing`);
}

// Documents name paths and functions that exist.
const functions = functionsOf(tracked.filter((name) => /\.(tsx?|[mc]js)$/.test(name)).map(read));
const readmes = tracked.filter((file) => /(^|\/)README\.md$/.test(file));
for (const document of ['docs/glossary.md', 'docs/architecture.md', 'CONTRIBUTING.md', ...readmes]) {
  const names = missingPaths(document, read(document), tracked);
  if (readmes.includes(document)) names.push(...missingFunctions(read(document), functions));
  names.forEach((name) => problems.push(`${document} names ${name}, which does not exist`));
}

// Changelog format: one line of at most 160 characters per change, under its version and day. The newest version, which
// is first, is that of package.json.
const changes = read('docs/CHANGELOG.md').split('\n');
changes.forEach((line, index) => {
  const fits = /^(# .+|## \d+\.\d+\.\d+|### \d{4}-\d{2}-\d{2}|- [a-z0-9-]+: .{1,150}|)$/.test(line);
  if (!fits && index > 3) {
    problems.push(`docs/CHANGELOG.md:${index + 1} is neither a version, a day nor "- area: change"`);
  }
});
if (changes.find((line) => line.startsWith('## ')) !== `## ${version}`) {
  problems.push(`docs/CHANGELOG.md does not begin with the changes of ${version}, the version of package.json`);
}

for (const generator of ['icons', 'migrations', 'dictionaries']) {
  const { code, text } = await bin(`../config/tasks/${generator}.mjs`, ['--check'], { quiet: true });
  if (code !== 0) problems.push(text.trim());
}

console.log(`exported names with a banned word: ${bannedExports.length}`);
problems.forEach((problem) => console.error(problem));
console.log(problems.length === 0 ? 'rules: ok' : `rules: ${problems.length} broken`);
process.exit(problems.length === 0 ? 0 : 1);
