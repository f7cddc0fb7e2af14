import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/*
 * Writes the `messages.ts` of every dictionary: it joins the Chinese texts to the loaders of the other languages, under the
 * name that `zh-Hans.ts` gives to their type. `npm run dictionaries` writes; `--check` only reports whether the files are up
 * to date. Each folder lists its loaders itself, because a bundler follows no path that is made up at run time.
 */

const source = path.join(root, 'src');
const folders = readdirSync(source, { recursive: true })
  .filter((file) => path.basename(file) === 'zh-Hans.ts' && path.basename(path.dirname(file)) === 'locale')
  .map((file) => path.dirname(file))
  .sort();

const messagesFile = (
  name
) => `// Written by \`npm run dictionaries\` from the type in zh-Hans.ts: change that, not this file.
import { defineMessages } from '@/locale/defineMessages';
import chinese from './zh-Hans';

/** Returns ${name} in the current language. */
export const ${name[0].toLowerCase()}${name.slice(1)} = defineMessages(chinese, {
  'zh-Hant': () => import('./zh-Hant'),
  en: () => import('./en'),
  fr: () => import('./fr'),
  es: () => import('./es')
});
`;

const problems = [];
const isCheck = process.argv.includes('--check');
let count = 0;
for (const folder of folders) {
  const file = path.join(source, folder, 'messages.ts');
  const [, name] =
    /^export type (\w+) = typeof \w+;$/m.exec(readFileSync(path.join(source, folder, 'zh-Hans.ts'), 'utf8')) ?? [];
  // Without a type it is no dictionary of the app: the texts of a page for developers.
  if (!name) continue;
  count += 1;
  const wanted = messagesFile(name);
  if (existsSync(file) && readFileSync(file, 'utf8') === wanted) continue;
  if (isCheck) problems.push(`src/${folder}/messages.ts is stale: run \`npm run dictionaries\``);
  else writeFileSync(file, wanted);
}

problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
console.log(`dictionaries: ${count} listed`);
