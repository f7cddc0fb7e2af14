/**
 * Writes the licences of all code shipped to users' devices: `node config/tasks/licences.mjs`. With `--check` it only
 * reports through its exit code whether the file matches the lockfile; a test runs this check.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const repository = fileURLToPath(new URL('../..', import.meta.url));
const target = path.join(repository, 'src/pagesAuth/about/licences.json');

/** Packages listed in `dependencies` that are used only to build the app. */
const buildsOnly = ['@tarojs/helper', /^@tarojs\/plugin-/];

/** Development dependencies whose content is compiled into the app. */
const compiledIn = ['@tabler/icons'];
/** Bundled assets that are not an npm package. */
const fonts = [
  { name: 'Barlow (XS Num)', version: '', licence: 'OFL-1.1' },
  { name: 'Noto Serif CJK SC (two glyphs)', version: '', licence: 'OFL-1.1' }
];

const readJson = (file) => JSON.parse(readFileSync(path.join(repository, file), 'utf8'));
const isBuildOnly = (name) => buildsOnly.some((one) => (typeof one === 'string' ? one === name : one.test(name)));

/** Returns the lockfile key of `name` as Node.js resolves it from the package at `from`; undefined when missing. */
function locate(packages, from, name) {
  for (let folder = from; ;) {
    const key = `${folder === '' ? '' : `${folder}/`}node_modules/${name}`;
    if (packages[key]) return key;
    if (folder === '') return undefined;
    const cut = folder.lastIndexOf('/node_modules/');
    folder = cut < 0 ? '' : folder.slice(0, cut);
  }
}

/** Returns the lockfile keys of all transitive dependencies of the roots. */
function closure(packages, roots) {
  const found = new Set();
  const visit = (from, name) => {
    const key = locate(packages, from, name);
    if (key === undefined || found.has(key) || name.startsWith('@types/')) return;
    found.add(key);
    for (const dependency of Object.keys(packages[key].dependencies ?? {})) visit(key, dependency);
  };
  roots.forEach((name) => visit('', name));
  return [...found];
}

function textOf(folder) {
  const full = path.join(repository, folder);
  const file = existsSync(full) && readdirSync(full).find((name) => /^(licen[sc]e|copying)/i.test(name));
  return file ? readFileSync(path.join(full, file), 'utf8').replace(/\r\n/g, '\n').trim() : '';
}

/**
 * Returns `{ packages: [{ name, version, licence, text }], texts }`: `text` is an index into `texts`, -1 without a
 * text.
 */
function licences() {
  const { packages } = readJson('package-lock.json');
  const roots = Object.keys(readJson('package.json').dependencies).filter((name) => !isBuildOnly(name));
  roots.push(...compiledIn);
  const texts = [];
  const indexOfText = (text) => {
    if (text !== '' && !texts.includes(text)) texts.push(text);
    return texts.indexOf(text);
  };
  const rows = closure(packages, roots).map((key) => {
    const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length);
    return {
      name,
      version: packages[key].version,
      licence: packages[key].license ?? '',
      text: indexOfText(textOf(key))
    };
  });
  const ofFonts = indexOfText(textOf('src/styles/fonts'));
  rows.push(...fonts.map((font) => ({ ...font, text: ofFonts })));
  rows.sort((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
  return { packages: rows, texts };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const content = `${JSON.stringify(licences(), null, 2)}\n`;
  const isCurrent = existsSync(target) && readFileSync(target, 'utf8') === content;
  if (!process.argv.includes('--check')) writeFileSync(target, content);
  else if (!isCurrent) {
    console.error(`${path.relative(repository, target)} is not that of the lockfile: node config/tasks/licences.mjs`);
    process.exitCode = 1;
  }
}
