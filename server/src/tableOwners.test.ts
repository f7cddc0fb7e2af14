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

/** Names in a constant list, or in the values of a constant object. */
const CONSTANT_NAMES = /[[{]((?:\s*(?:\w+:\s*)?'[a-z_]+',?)+\s*)[\]}] as const/g;
/** Writes to a table that a variable names, by Kysely and by SQL. */
const VARIABLE_WRITES = [
  /(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*(?![\s'])/,
  /\b(?:insert into|update|delete from|merge into)\s+\$\{sql\.table/i
];

/**
 * Tables that a source writes: by Kysely, by SQL, or by a variable, which then may be any constant name of the file.
 * @returns undefined when it writes by a variable and has no such name
 */
function findWrites(source: string): string[] | undefined {
  const named = [
    ...source.matchAll(/(?:insertInto|updateTable|deleteFrom|mergeInto)\(\s*'(\w+)/g),
    ...source.matchAll(/\b(?:insert into|update|delete from|merge into) ([a-z_]+)/gi)
  ].map(([, table = '']) => table);
  if (!VARIABLE_WRITES.some((write) => write.test(source))) return named;
  const constants = [...source.matchAll(CONSTANT_NAMES)].flatMap(([, list = '']) =>
    [...list.matchAll(/'([a-z_]+)'/g)].map(([, table = '']) => table)
  );
  return constants.length === 0 ? undefined : [...named, ...constants];
}

describe('database tables', () => {
  it('each have one module that writes them', () => {
    const owners = findOwners();
    assert(owners.size > 70, `only ${owners.size} tables found`);
    const foreign = files.flatMap((file) =>
      (findWrites(sourceOf(file)) ?? [])
        .filter((table) => owners.has(table) && owners.get(table) !== moduleOf(file))
        .map((table) => `${file} writes ${table} of ${owners.get(table)}`)
    );
    assert.deepEqual([...new Set(foreign)], []);
  });

  it('are named in each file that writes by a variable', () => {
    assert.deepEqual(
      files.filter((file) => findWrites(sourceOf(file)) === undefined),
      []
    );
  });

  it('are found however a module writes them', () => {
    for (const source of ["db.insertInto('a_b')", 'sql`update a_b set c = 1`', 'sql`delete from a_b where c`'])
      assert.deepEqual(findWrites(source), ['a_b'], source);
    const loop = "for (const t of ['a_b', 'c_d'] as const) await tx.deleteFrom(t)";
    assert.deepEqual(findWrites(loop), ['a_b', 'c_d']);
    const byKind = "const T = { a: 'a_b', c: 'c_d' } as const; sql`update ${sql.table(T[kind])} set e = 1`";
    assert.deepEqual(findWrites(byKind), ['a_b', 'c_d']);
    assert.equal(findWrites('tx.updateTable(kind).set(changes)'), undefined);
    assert.deepEqual(findWrites('sql`select a from ${sql.table(table)}`'), []);
  });
});
