// The vocabulary of files that ESLint does not read: style sheets, pages, documents and .env.example; and whether
// documents name what exists.
import path from 'node:path';
import { bannedTextIn, bannedWordIn, fragmentIn } from '../eslint/vocabulary.mjs';

/** Replaces everything but line breaks by spaces, so that the lines keep their numbers. */
const blank = (text) => text.replace(/[^\n]/g, ' ');

/** Neighbouring lines with a mark before them are one text: `// a` above `// b`. */
function commentsWith(mark, text) {
  const found = [];
  text.split('\n').forEach((line, index) => {
    const comment = mark.exec(line)?.groups.comment;
    const last = found.at(-1);
    if (comment === undefined) return;
    const continues = last?.end === index && mark.exec(line).index === last.column;
    if (continues) Object.assign(last, { text: `${last.text} ${comment}`, end: index + 1 });
    else found.push({ text: comment, line: index + 1, end: index + 1, column: mark.exec(line).index });
  });
  return found;
}

/** Blocks between two marks, such as `<!-- a -->`. */
const blocksOf = (pattern, text) =>
  [...text.matchAll(pattern)].map((match) => ({
    text: match[1].replace(/\s+/g, ' ').trim(),
    line: text.slice(0, match.index).split('\n').length
  }));

/** Paragraphs, items of lists and rows of tables. */
function paragraphsOf(text) {
  const found = [];
  let isOpen = false;
  text.split('\n').forEach((line, index) => {
    const begins = !isOpen || /^\s*([-*|#>]|\d+\.)/.test(line);
    isOpen = line.trim() !== '';
    if (!isOpen) return;
    if (begins) found.push({ text: line.trim(), line: index + 1 });
    else found.at(-1).text += ` ${line.trim()}`;
  });
  return found;
}

const slashes = /(?<!\S)\/\/ (?<comment>.*)$/;
const textsOf = {
  '.scss': (text) => [...commentsWith(slashes, text), ...blocksOf(/\/\*([\s\S]*?)\*\//g, text)],
  '.html': (text) => [...commentsWith(slashes, text), ...blocksOf(/<!--([\s\S]*?)-->/g, text)],
  '.example': (text) => commentsWith(/^# ?(?<comment>.*)$/, text),
  '.md': (text) => paragraphsOf(text.replace(/```[\s\S]*?```/g, blank).replace(/`[^`]*`/g, blank))
};

/** Classes, keyframes, mixins, functions, placeholders and variables that a style sheet declares or uses. */
function styleNames(text) {
  const code = text
    .replace(/\/\*[\s\S]*?\*\//g, blank)
    .replace(/(["'])(?:(?!\1)[^\n])*\1/g, blank)
    .replace(/(?<!\S)\/\/ .*/g, blank);
  const names = /(?:\.|%|\$|--|@(?:keyframes|mixin|function|include|extend) )(?<name>[A-Za-z][\w-]*)/g;
  return [...code.matchAll(names)].map(({ groups: { name }, index }) => ({
    name,
    line: code.slice(0, index).split('\n').length
  }));
}

/**
 * Finds the banned words of a style sheet, page, document or .env.example: in comments or prose, in the names of styles
 * and in the name of the file.
 * @param {string} file path, whose ending says how the text is read
 * @param {string} text
 * @returns {string[]} a message for each, with file and line
 */
export function vocabularyProblems(file, text) {
  const ending = path.extname(file);
  const problems = [];
  const report = (line, found) => problems.push(`${file}:${line} "${found.word}": write ${found.instead}`);
  for (const part of textsOf[ending](text)) {
    const found = bannedTextIn(part.text) ?? (ending === '.md' ? undefined : fragmentIn(part.text));
    if (found) report(part.line, found);
  }
  const names = ending === '.scss' ? styleNames(text) : [];
  for (const { name, line } of [...names, { name: path.basename(file, ending), line: 1 }]) {
    const found = bannedWordIn(name);
    if (found) report(line, { ...found, instead: `${found.instead} in ${name}` });
  }
  return problems;
}

const rootFolders = /^(src|types|server|e2e|config|docs)\//;
const sourceFile = /\.(tsx?|[mc]js|scss)$/;

/**
 * Finds paths in the code spans of a document that no file has. Paths may have wildcards and begin at the root or, in
 * the glossary, at S (server modules) and P (client). Paths of a README may begin at its folder as well; its other names
 * of source files must be the end of some path.
 * @param {string} document path of the document
 * @param {string} text
 * @param {string[]} files all paths of the repository
 * @returns {string[]} the paths as they are written
 */
export function missingPaths(document, text, files) {
  const isReadme = path.basename(document) === 'README.md';
  const folder = isReadme && document !== 'README.md' ? `(${path.dirname(document)}/)?` : '';
  const spans = [...text.matchAll(/`([^`\s<{(]+)`/g)].map(([, name]) => name);
  return spans.filter((name) => {
    const full = name.replace(/^S\//, 'server/src/modules/').replace(/^P\//, 'src/').replace(/\/$/, '');
    const isFromRoot = rootFolders.test(full);
    if (full.startsWith('server/dist') || !(isFromRoot || (isReadme && sourceFile.test(full)))) return false;
    const pattern = full.replace(/[.+^$()|[\]\\]/g, '\\$&').replace(/\*\*?/g, '.*');
    const isFound = new RegExp(`${isFromRoot ? `^${folder}` : '(^|/)'}${pattern}(/|$)`);
    return !files.some((file) => isFound.test(file));
  });
}

const call = /(?<![\w$])(?!tsx?\()([a-z][\w$]*)(?:<[^()<>]*>)?\(/g;

/**
 * Finds functions that a README calls and the sources do not have.
 * @param {string} text of the README
 * @param {Set<string>} functions see `functionsOf`
 * @returns {string[]} their names
 */
export const missingFunctions = (text, functions) => [
  ...new Set([...text.matchAll(call)].map(([, name]) => name).filter((name) => !functions.has(name)))
];

/**
 * Returns the names that sources declare or call as functions.
 * @param {string[]} sources texts
 */
export const functionsOf = (sources) =>
  new Set(sources.flatMap((text) => [...text.matchAll(call)].map(([, name]) => name)));
