import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './run.mjs';

/*
 * Writes the list of the migrations from the names of their files. `npm run migrations` writes; `--check` only reports
 * whether the list is up to date. A list instead of reading the folder, because the server is also bundled to one file.
 */

const folder = path.join(root, 'server/src/database/migrations');
const listFile = path.join(folder, 'index.ts');

/** Steps before this one are numbered; databases know them by these names. */
const LAST_NUMBER = '0598';

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'index.ts')
  .map((file) => file.slice(0, -'.ts'.length))
  .sort();

const prefixOf = (name) => name.split('_', 1)[0];
const isNumbered = (name) => /^\d{4}_/.test(name) && prefixOf(name) <= LAST_NUMBER;
const isTimed = (name) => /^20\d\d(0[1-9]|1[0-2])([0-2]\d|3[01])([01]\d|2[0-3])[0-5]\d([0-5]\d)?_/.test(name);

const problems = names
  .filter((name) => !/^\d+(_[a-z0-9]+)+$/.test(name) || !(isNumbered(name) || isTimed(name)))
  .map((name) => `${name}: migrations are named YYYYMMDDHHMM_name (UTC)`);
for (const [index, name] of names.entries()) {
  const previous = names[index - 1];
  if (previous !== undefined && prefixOf(previous) === prefixOf(name)) problems.push(`${name}: as old as ${previous}`);
}

const subjectOf = (name) =>
  name.slice(prefixOf(name).length + 1).replace(/_(\w)/g, (_, letter) => letter.toUpperCase());
const isShared = (subject) => names.filter((name) => subjectOf(name) === subject).length > 1;
/** A step's local name in the list: its subject, with the number where several steps have the same one. */
const bindingOf = (name) => subjectOf(name) + (isShared(subjectOf(name)) ? prefixOf(name) : '');

const wanted = `// Written by \`npm run migrations\` from the names of the files: change those, not this file.
import type { Db } from '../schema';
${names.map((name) => `import * as ${bindingOf(name)} from './${name}';`).join('\n')}

/** A step of the schema. Steps only go up: a wrong one is repaired by the next one. */
interface Migration {
  up(db: Db): Promise<void>;
}

/** The steps by name, the oldest first. A step that has shipped is never renamed, moved or edited. */
export const migrations: Record<string, Migration> = {
${names.map((name) => `  '${name}': ${bindingOf(name)}`).join(',\n')}
};
`;

if (!process.argv.includes('--check')) writeFileSync(listFile, wanted);
else if (readFileSync(listFile, 'utf8') !== wanted) {
  problems.push('server/src/database/migrations/index.ts is stale: run `npm run migrations`');
}
problems.forEach((problem) => console.error(problem));
if (problems.length > 0) process.exit(1);
console.log(`migrations: ${names.length} listed`);
