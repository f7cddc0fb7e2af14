// Checks the byte budgets of the H5 build (config/budgets.json): the first load of /h5/ and each page's own chunk.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { root } from './run.mjs';

const budgets = JSON.parse(readFileSync(path.join(root, 'config/budgets.json'), 'utf8')).h5;
const dist = path.join(root, 'dist/h5');
const html = readFileSync(path.join(dist, 'index.html'), 'utf8');
const brotli = (content) => brotliCompressSync(content).length;

/** Returns the first-load assets: scripts referenced by the page (including preloads) and its inlined style sheets. */
function firstLoadParts() {
  const scripts = new Set([...html.matchAll(/(?:src|href)="\/h5\/(js\/[^"]+\.js)"/g)].map((match) => match[1]));
  const styles = [...html.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map((match) => match[1]).join('');
  const parts = [...scripts].map((file) => ({ name: file, bytes: brotli(readFileSync(path.join(dist, file))) }));
  return [...parts, { name: 'css (inlined)', bytes: brotli(styles) }];
}

const parts = firstLoadParts();
const sum = (list) => list.reduce((total, { bytes }) => total + bytes, 0);
const scripts = sum(parts.filter(({ name }) => name.endsWith('.js')));
const styles = sum(parts.filter(({ name }) => !name.endsWith('.js')));
const named = new Set(parts.map(({ name }) => name));
const others = readdirSync(path.join(dist, 'js'))
  .filter((file) => file.endsWith('.js') && !named.has(`js/${file}`))
  .map((file) => ({ name: `js/${file}`, bytes: brotli(readFileSync(path.join(dist, 'js', file))) }))
  .sort((one, other) => other.bytes - one.bytes);

const kB = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log('first load of /h5/ (brotli)');
parts.forEach(({ name, bytes }) => console.log(`  ${kB(bytes).padStart(9)}  ${name}`));
console.log(`  ${kB(scripts).padStart(9)}  scripts; budget ${kB(budgets.firstLoadScripts)}`);
console.log(`  ${kB(styles).padStart(9)}  styles, inside the page; budget ${kB(budgets.firstLoadStyles)}`);
// The home loads it after its first screen, every other page with its own script.
const [table] = (/<meta name="parts" content="([^"]*)"/.exec(html)?.[1] ?? '').split(' ');
const ofTable = others.filter(({ name }) => name === table);
ofTable.forEach(({ name, bytes }) =>
  console.log(`  ${kB(bytes).padStart(9)}  ${name}, later: routes and names of all parts`)
);
console.log('largest of the other parts (brotli)');
others.slice(0, 5).forEach(({ name, bytes }) => console.log(`  ${kB(bytes).padStart(9)}  ${name}`));

const problems = [];
if (scripts > budgets.firstLoadScripts) problems.push(`the scripts of the first load weigh ${kB(scripts)}`);
if (styles > budgets.firstLoadStyles) problems.push(`the styles of the first load weigh ${kB(styles)}`);
others
  .filter(({ bytes }) => bytes > budgets.part)
  .forEach(({ name, bytes }) => problems.push(`${name} weighs ${kB(bytes)}, budget ${kB(budgets.part)}`));
problems.forEach((problem) => console.error(problem));
process.exit(problems.length === 0 ? 0 : 1);
