// Checks that no rule of a module is in two style sheets of the H5 build: which of them came last would decide how a
// page looks, so that it changed with the pages that were opened before.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/**
 * Returns the class names that several sheets have rules for. Names of five characters are local to a module; the
 * others, such as icons, are global and may occur anywhere.
 * @param {Record<string, string>} sheets style sheets by name
 * @returns {string[]} one line a class, with the sheets that have it
 * @throws Error when the sheets have no such class at all
 */
export function classesInSeveral(sheets) {
  const sheetsOf = new Map();
  for (const [sheet, text] of Object.entries(sheets)) {
    const selectors = text.replace(/\{[^{}]*\}/g, ';');
    for (const [, name] of selectors.matchAll(/\.(?!i-|\d)([\w-]{5})(?![\w-])/g)) {
      sheetsOf.set(name, (sheetsOf.get(name) ?? new Set()).add(sheet));
    }
  }
  if (sheetsOf.size === 0) throw new Error('the style sheets have no class of a module');
  return [...sheetsOf].filter(([, all]) => all.size > 1).map(([name, all]) => `.${name}: ${[...all].join(', ')}`);
}

/** Returns the style sheets of the build. Those inside the page are copies, which name their file. */
function builtSheets() {
  const folder = path.join(root, 'dist/h5');
  const files = readdirSync(path.join(folder, 'css')).filter((file) => file.endsWith('.css'));
  const html = readFileSync(path.join(folder, 'index.html'), 'utf8');
  const own = [...html.matchAll(/<style(?![^>]*data-href=)[^>]*>([\s\S]*?)<\/style>/g)].map(([, text]) => text);
  return Object.fromEntries([
    ...files.map((file) => [`css/${file}`, readFileSync(path.join(folder, 'css', file), 'utf8')]),
    ...own.map((text, index) => [`style ${index + 1} of index.html`, text])
  ]);
}

if (import.meta.filename === process.argv[1]) {
  const found = classesInSeveral(builtSheets());
  found.forEach((line) => console.error(line));
  process.exit(found.length === 0 ? 0 : 1);
}
