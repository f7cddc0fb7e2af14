import { readdirSync } from 'node:fs';
import path from 'node:path';
import { MINUTE_MS } from '../../../types/rules/duration';
import { type Draft, UsageError } from './Draft';

const folder = 'server/src/database/migrations';

/** Returns the present minute (UTC) as the beginning of a name, or the first one after it that no step has. */
function freeTimestamp(draft: Draft): string {
  const names = readdirSync(path.join(draft.root, folder));
  for (let ms = Date.now(); ; ms += MINUTE_MS) {
    const timestamp = new Date(ms).toISOString().replace(/\D/g, '').slice(0, 12);
    if (!names.some((name) => name.startsWith(timestamp))) return timestamp;
  }
}

/** Adds a migration under the present time and lists it. @returns its name */
export function addMigration(draft: Draft, subject: string, text: string): string {
  const name = `${freeTimestamp(draft)}_${subject}`;
  draft.create(`${folder}/${name}.ts`, text);
  draft.runAfterwards('config/tasks/migrations.mjs');
  return name;
}

/** Finds the file that declares the columns of a table. @throws UsageError when there is none */
function requireTableFile(draft: Draft, table: string): string {
  const modules = 'server/src/modules';
  const found = readdirSync(path.join(draft.root, modules), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tables.ts'))
    .map((file) => `${modules}/${file}`)
    .find((file) => draft.read(file).includes(`\n  ${table}: `));
  if (found === undefined) throw new UsageError(`No module has a table "${table}" in its <noun>.tables.ts.`);
  return found;
}

/**
 * A migration that adds a column without a value: the usual step.
 * @throws UsageError for anything but the names of a table of a module and a column
 */
export function newMigration(draft: Draft, [table = '', column = '', ...rest]: string[]): void {
  for (const name of [table, column])
    if (!/^[a-z][a-z0-9_]{1,40}$/.test(name)) throw new UsageError(`"${name}" is no name of a table and its column.`);
  if (rest.length > 0) throw new UsageError('A migration takes a table and a column.');
  const tableFile = requireTableFile(draft, table);
  const name = addMigration(
    draft,
    `${table}_${column}`,
    `import type { Db } from '../schema';

/** Adds \`${table}.${column}\`. */
export async function up(db: Db): Promise<void> {
  await db.schema.alterTable('${table}').addColumn('${column}', 'text').execute();
}
`
  );
  draft.notes.push(
    `Now: the type of the column in ${name}, or another step in its place; the column in ${tableFile}.`,
    'npm run test:server -- database/migra'
  );
}
