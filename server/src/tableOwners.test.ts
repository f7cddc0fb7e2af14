import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, it } from 'node:test';

const root = path.join(import.meta.dirname, 'modules');
const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.ts$/.test(name));
const moduleOf = (file: string): string => file.split(path.sep)[0] ?? '';
const sourceOf = (file: string): string => readFileSync(path.join(root, file), 'utf8');

/** Module of each table: the one whose `<noun>.tables.ts` declares it. */
function findOwners(): Map<string, string> {
  const owners = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('.tables.ts'))) {
    const [, body = ''] = /export interface \w+Tables \{([\s\S]*?)\n\}/.exec(sourceOf(file)) ?? [];
    for (const [, table = ''] of body.matchAll(/^ +(\w+):/gm)) owners.set(table, moduleOf(file));
  }
  return owners;
}

/** Tables that a source writes: by Kysely, by SQL, or from a list of names in the same file. */
function findWrites(source: string): string[] {
  const named = [
    ...source.matchAll(/(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g),
    ...source.matchAll(/\b(?:insert into|update|delete from) ([a-z_]+)/gi)
  ].map(([, table = '']) => table);
  const isByVariable = /(?:insertInto|updateTable|deleteFrom)\((?!')|(?:update|into|from) \$\{sql\.table/.test(source);
  const listed = isByVariable
    ? [...source.matchAll(/\[((?:\s*'[a-z_]+',?)+\s*)\] as const/g)].flatMap(([, list = '']) =>
        [...list.matchAll(/'([a-z_]+)'/g)].map(([, table = '']) => table)
      )
    : [];
  return [...named, ...listed];
}

describe('database tables', () => {
  it('each have one module that writes them', () => {
    const owners = findOwners();
    assert(owners.size > 70, `only ${owners.size} tables found`);
    const foreign = files.flatMap((file) =>
      findWrites(sourceOf(file))
        .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(file))
        .map((table) => `${file} writes ${table} of ${owners.get(table)}`)
    );
    assert.deepEqual([...new Set(foreign)], []);
  });

  it('are found however a module writes them', () => {
    for (const source of ["db.insertInto('a_b')", 'sql`update a_b set c = 1`', 'sql`delete from a_b where c`'])
      assert.deepEqual(findWrites(source), ['a_b'], source);
    const loop = "for (const t of ['a_b', 'c_d'] as const) await tx.deleteFrom(t)";
    assert.deepEqual(findWrites(loop), ['a_b', 'c_d']);
  });
});
