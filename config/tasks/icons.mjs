/**
 * Writes src/styles/icons.scss from the names in src/ui/icons.json (each is a Tabler icon, MIT). `node
 * config/tasks/icons.mjs` writes; `--check` only reports through its exit code whether the file is up to date.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');
const listFile = path.join(root, 'src/ui/icons.json');
const styleFile = path.join(root, 'src/styles/icons.scss');
const packageFolder = path.join(root, 'node_modules/@tabler/icons');

const STROKE = 1.75;

/**
 * Returns the icon's shapes without its frame in as few bytes as possible: they are part of the first load and of the
 * mini-program's main package. Icons are used as masks, so the colour is irrelevant and the shortest name is used.
 */
function drawing(name, style) {
  const file = path.join(packageFolder, 'icons', style, `${name.replace(/-filled$/, '')}.svg`);
  const shapes = readFileSync(file, 'utf8')
    .replace(/^[\s\S]*?<svg[^>]*>/, '')
    .replace(/<\/svg>\s*$/, '')
    .replace(/<path stroke="none" d="M0 0h24v24H0z" fill="none"\s*\/>/, '')
    .replace(/\s*\n\s*/g, '')
    .replace(/ \/>/g, '/>')
    .replace(/"/g, "'");
  const ink =
    style === 'filled'
      ? ''
      : ` fill='none' stroke='red' stroke-width='${STROKE}' stroke-linecap='round' stroke-linejoin='round'`;
  return `<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'${ink}>${style === 'filled' ? tight(shapes) : joined(tight(shapes))}</svg>`;
}

/** Removes the space before a minus sign in path data. */
const tight = (shapes) => shapes.replace(/ d='[^']*'/g, (data) => data.replace(/(?<=\S) (?=-)/g, ''));

/** Joins consecutive strokes into one path. Safe because each stroke starts with an absolute `M`. */
const joined = (shapes) => shapes.replace(/(?<=<path d='[^']*)'\/><path d='(?=M)/g, '');

/** Escapes only the characters that are invalid in a URL inside double quotes. */
const escape = (svg) => svg.replace(/%/g, '%25').replace(/#/g, '%23');

const list = JSON.parse(readFileSync(listFile, 'utf8'));
const names = Object.keys(list);
if (names.join() !== [...names].sort().join()) {
  console.error('src/ui/icons.json: keep the names in alphabetical order');
  process.exit(1);
}

const rules = names.map(
  (name) => `.i-${name} {\n  --i: url("data:image/svg+xml,${escape(drawing(name, list[name]))}");\n}\n`
);
const wanted = `// Written by config/tasks/icons.mjs from src/ui/icons.json: change the list, not this file.\n\n${rules.join('\n')}`;

if (process.argv.includes('--check')) {
  let found = '';
  try {
    found = readFileSync(styleFile, 'utf8');
  } catch {
    // A missing file counts as stale.
  }
  if (found !== wanted) {
    console.error('src/styles/icons.scss is stale: run `node config/tasks/icons.mjs`');
    process.exit(1);
  }
  console.log(`icons: ${names.length} up to date`);
} else {
  writeFileSync(styleFile, wanted);
  console.log(`icons: ${names.length} written`);
}
