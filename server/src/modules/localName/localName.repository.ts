import { sql } from 'kysely';
import type { Db, Tx } from '../../database/schema';
import type { LocalNameTable } from './localName.tables';

export function findLocalNames(db: Db): Promise<LocalNameTable[]> {
  return db.selectFrom('local_name').select(['name', 'zh_hant', 'en', 'fr', 'es']).execute();
}

/** Inserts names, or replaces the translations of known ones. */
export async function saveLocalNames(tx: Tx, rows: readonly LocalNameTable[]): Promise<void> {
  // In one order in every import: two at once wait for each other.
  for (const row of [...rows].sort((one, other) => (one.name < other.name ? -1 : 1))) {
    const { name: _name, ...texts } = row;
    await tx
      .insertInto('local_name')
      .values(row)
      .onConflict((conflict) => conflict.column('name').doUpdateSet(texts))
      .execute();
  }
}

/** Returns the Chinese names of all varieties and of all their grades. */
export async function findGoodsNames(db: Db): Promise<{ varieties: string[]; grades: string[] }> {
  const { rows } = await sql<{ varieties: string[]; grades: string[] }>`select
    (select coalesce(json_agg(name), '[]') from variety) as varieties,
    (select coalesce(json_agg(distinct name), '[]') from grade) as grades`.execute(db);
  return rows[0] ?? { varieties: [], grades: [] };
}
